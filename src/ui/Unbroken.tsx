/** A text in which a range, such as 2025–2026 or grades 1 to 8, and a compound such as three-year-olds stay on one line. */
export function Unbroken({ text }: { text: string }) {
  const [before = '', range, ...after] = text.split(/(\S+(?:–|-\S+-)\S+|\S+ \d+ to \d+)/);
  if (!range) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{range}</span>
      <Unbroken text={after.join('')} />
    </>
  );
}
