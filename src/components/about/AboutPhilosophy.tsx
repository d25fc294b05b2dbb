import type { PageContent } from '../../lib/text/content.ts';

type AboutPhilosophyProps = { philosophy: PageContent<'aboutUs'>['philosophy'] };

export function AboutPhilosophy({ philosophy }: AboutPhilosophyProps) {
  return (
    <>
      <p className="font-serif text-lead">{philosophy.introduction}</p>
      {philosophy.principles.map(({ id, title, text }) => (
        <div key={id} className="mt-8">
          <h3 className="text-h3 text-green">{title}</h3>
          <p className="mt-2">{text}</p>
        </div>
      ))}
    </>
  );
}
