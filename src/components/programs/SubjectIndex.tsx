/** Subjects as a list in columns, with a rule under each. */
export function SubjectIndex({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <ul aria-label={label} className="gap-x-12 sm:columns-2 lg:columns-3">
      {names.map((name) => (
        <li key={name} className="break-inside-avoid border-t border-hairline py-3.5 font-serif text-h3">
          {name}
        </li>
      ))}
    </ul>
  );
}
