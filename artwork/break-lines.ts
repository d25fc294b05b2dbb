/** Breaks text into as few lines as fit in `width`, with line lengths as even as possible. */
export function breakLines(words: string, width: number, measure: (line: string) => number): string[] {
  const fill = (limit: number): string[] => {
    const lines: string[] = [];
    for (const word of words.split(/\s+/)) {
      const last = lines.pop();
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && measure(longer) > limit) lines.push(last, word);
      else lines.push(longer);
    }
    return lines;
  };
  const widest = fill(width);
  for (let limit = width * 0.4; limit < width; limit += width / 50) {
    const lines = fill(limit);
    if (lines.length === widest.length && lines.every((line) => measure(line) <= limit)) return lines;
  }
  return widest;
}
