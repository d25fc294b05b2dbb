/** A list labeled by the heading above it. */
export function TitledList({ id, heading, items }: { id: string; heading: string; items: readonly string[] }) {
  return (
    <>
      <h3 id={`${id}-heading`} className="border-b-2 border-ink pb-3 text-h3">
        {heading}
      </h3>
      <ul role="list" aria-labelledby={`${id}-heading`}>
        {items.map((item) => (
          <li key={item} className="break-inside-avoid border-b border-hairline py-1.5 md:py-3">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
