/** A bulleted list labeled by the heading above it. A single item is a paragraph. */
export function TitledList({ id, heading, items }: { id: string; heading: string; items: readonly string[] }) {
  return (
    <>
      <h3 id={`${id}-heading`} className="text-h3">
        {heading}
      </h3>
      {items.length > 1 ? (
        <ul aria-labelledby={`${id}-heading`} className="mt-1 list-disc marker:text-brass-ink print:columns-2">
          {items.map((item) => (
            <li key={item} className="ms-5 break-inside-avoid ps-1">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1">{items}</p>
      )}
    </>
  );
}
