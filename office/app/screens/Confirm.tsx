import { counted } from '../../../src/lib/text/format.ts';
import { useStart } from '../client.ts';
import { Links, Screen } from '../parts.tsx';

const URGENCIES = [
  ['now', 'Now, because it is wrong today'],
  ['beforePublishing', 'Before publishing'],
  ['soon', 'Soon, in the next weeks'],
] as const;

/** Task 8: what only the school can decide, one record a line. */
export function Confirm() {
  const { lines } = useStart();
  return (
    <Screen title="To confirm" hint={`${counted(lines.length, 'thing')} only the school can decide.`}>
      {URGENCIES.map(([urgency, name]) => {
        const urgent = lines.filter((line) => line.urgency === urgency);
        return (
          <section key={urgency} hidden={urgent.length === 0} className="sheet mb-6">
            <h2>
              {name} <span className="font-sans text-label">{urgent.length}</span>
            </h2>
            <Links lines={urgent} />
          </section>
        );
      })}
    </Screen>
  );
}
