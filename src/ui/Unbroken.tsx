/** A text in which a range such as 2025–2026, and a compound such as three-year-olds, stays on one line. */
export function Unbroken({ text }: { text: string }) {
  const [before = '', range, ...after] = text.split(/(\S+(?:–|-\S+-)\S+)/);
  if (!range) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{range}</span>
      <Unbroken text={after.join('')} />
    </>
  );
}
