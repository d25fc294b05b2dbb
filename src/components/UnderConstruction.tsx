import { RuledIndex } from '../ui/RuledIndex.tsx';

type UnderConstructionProps = { title: string };

/** The page that stands in for one not written yet: it says so, and where to go instead. */
export function UnderConstruction({ title }: UnderConstructionProps) {
  return (
    <div className="shell grid gap-x-12 gap-y-10 py-section lg:grid-cols-12">
      <div className="lg:col-span-6">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-5 font-serif text-h3">Page Under Construction</p>
        <p className="mt-2 text-lead text-ink-soft">Content Coming Soon</p>
      </div>
      <nav aria-label="Other pages" className="lg:col-span-6">
        <RuledIndex
          entries={[
            { id: 'home', title: 'Home', description: 'The school in one page', href: '/' },
            { id: 'about', title: 'About Us', description: 'Who we are and what we teach', href: '/about-us' },
            { id: 'admissions', title: 'Admissions', description: 'How to apply, and when', href: '/admissions' },
          ]}
        />
      </nav>
    </div>
  );
}
