type SubjectGroupsProps = { groups: readonly { id: string; title: string; names: readonly string[] }[] };

/** Subjects in groups, each with a heading. The groups are side by side if there is room. */
export function SubjectGroups({ groups }: SubjectGroupsProps) {
  return (
    <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(({ id, title, names }) => (
        <div key={id} className="border-t-2 border-brass pt-3">
          <h3 id={`subjects-${id}`} className="text-h4 text-brass-ink italic">
            {title}
          </h3>
          <ul aria-labelledby={`subjects-${id}`} className="mt-3">
            {names.map((name) => (
              <li key={name} className="py-1.5 font-serif text-h3">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
