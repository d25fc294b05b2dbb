import type { PageContent } from '../../lib/text/content.ts';

type AboutFiguresProps = { figures: PageContent<'aboutUs'>['history']['figures'] };

export function AboutFigures({ figures }: AboutFiguresProps) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4 lg:flex-col">
      {figures.map(({ id, label, value }) => (
        <div key={id}>
          <dt className="text-label font-bold text-brass-ink">{label}</dt>
          <dd className="font-serif text-h3 text-green tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
