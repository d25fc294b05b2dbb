import type { ConfirmLine } from '../../api.ts';
import { useStart } from '../api-client.ts';
import { Line, Lines, Screen } from '../layouts.tsx';
import { counted } from '../words.ts';

const URGENCIES = [
  ['now', 'Now', 'Wrong on the website today'],
  ['beforePublishing', 'Before publishing', 'Pages that disagree, and what nobody confirmed'],
  ['soon', 'Soon', 'In the next 60 days'],
] as const;

/** Lines that each open the form of their record. */
export const ConfirmLines = ({ lines }: { lines: readonly ConfirmLine[] }) => (
  <Lines>
    {lines.map(({ page, says, href }) => (
      <Line key={href + says} page={page}>
        <a href={href}>{says}</a>
      </Line>
    ))}
  </Lines>
);

/** Task 8: what only the school can decide, one record a line, the lines of a page together. */
export function Confirm() {
  const { lines } = useStart();
  return (
    <Screen title="To confirm" hint={`${counted(lines.length, 'thing')} only the school can decide.`}>
      {URGENCIES.map(([urgency, name, hint]) => {
        const own = lines.filter((line) => line.urgency === urgency);
        return (
          <section key={urgency} hidden={own.length === 0} className="sheet mb-6">
            <h2>
              {name} <span className={urgency === 'now' ? 'badge' : 'font-sans text-label'}>{own.length}</span>
            </h2>
            <p className="hint">{hint}</p>
            {[...Map.groupBy(own, ({ page }) => page)].map(([page, group]) => (
              <details key={page} open={group.length === 1} className="border-b border-hairline">
                <summary>
                  {page}: {group.length}
                </summary>
                <ConfirmLines lines={group} />
              </details>
            ))}
          </section>
        );
      })}
    </Screen>
  );
}
