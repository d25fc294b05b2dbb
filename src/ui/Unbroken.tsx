/** A text in which a day, a range such as 2025–2026 or grades 1 to 8, “+ $300”, 501(c)(3) and a word such as e-mail stay on one line. */
export function Unbroken({ text }: { text: string }) {
  const [before = '', range, ...after] = text.split(
    /(\S+(?:\)\(|–| [AP]M – )\S+(?: [AP]M)?|\+ \S+|\S+ \d+ to \d+|\b\p{Ll}+-[\p{L}-]+|\p{Lu}\p{L}+ \d+(?!\d*–))/u,
  );
  if (!range) return text;
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{range}</span>
      <Unbroken text={after.join('')} />
    </>
  );
}
