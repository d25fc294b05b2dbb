import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { ConfirmLine } from '../../api.ts';
import { useStart } from '../api-client.ts';
import { ConfirmCard } from '../confirm-card.tsx';
import { Button, Icon } from '../controls.tsx';
import { Desk, Line, Lines } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { spelled } from '../words.ts';

const URGENCIES = [
  ['now', 'Now', 'Wrong on the website today'],
  ['beforePublishing', 'Before publishing', 'Pages that disagree, and text nobody confirmed'],
  ['soon', 'Soon', 'In the next 60 days'],
] as const;

/** The number of lines shown at first. */
const SHORT = 10;

/** Lines of one kind on one page are one row at first. */
const groupOf = ({ urgency, kind, page }: ConfirmLine) => [urgency, kind, page].join();

/** Task 8: what only the school can decide. A line opens its question. */
export function Confirm() {
  const { lines, counts } = useStart().confirm;
  const asked = useParameter('line');
  const [openId, setOpenId] = useState(asked);
  const [unfolded, setUnfolded] = useState(lines.filter(({ id }) => id === asked).map(groupOf));
  const [isLong, setIsLong] = useState(asked !== undefined);
  const rows = [...Map.groupBy(lines, groupOf)].flatMap(([group, own]) => {
    const isFolded = own.length > 1 && !unfolded.includes(group);
    return (isFolded ? own.slice(0, 1) : own).map((line) => ({
      line,
      says: isFolded ? `${own.length} ${line.folded}` : line.says,
      unfold: isFolded && (() => setUnfolded([...unfolded, group])),
    }));
  });
  const close = () => {
    flushSync(() => setOpenId(undefined));
    document.getElementById(openId ?? '')?.focus();
  };
  const shown = isLong ? rows : rows.slice(0, SHORT);
  const act = ({ line: { id, kind, answers, href, verb }, says, unfold }: (typeof rows)[number]) => {
    const own = kind === 'dispute' ? 'Decide' : 'Confirm';
    const isAnswered = answers.length > 0;
    return (
      <Button of={`: ${says}`} {...(unfold || isAnswered ? { onClick: unfold || (() => setOpenId(id)) } : { href })}>
        {unfold ? 'Read them' : isAnswered ? own : verb} <Icon name="arrow" className="text-brass-ink" />
      </Button>
    );
  };
  const says =
    lines.length === 0 ? 'Nothing waits for you.' : `${spelled(lines.length, 'thing')} only the school can decide.`;
  return (
    <Desk title="To confirm" hint={<output>{says}</output>}>
      {URGENCIES.map(([urgency, name, hint]) => (
        <section
          key={urgency}
          hidden={counts[urgency] === 0}
          className="mt-4 grid gap-x-5.5 gap-y-2 border-t border-ink pt-2.5 pb-6 md:grid-cols-[13.375rem_minmax(0,1fr)]"
        >
          <div>
            <h2>
              {name}{' '}
              <span className={urgency === 'now' ? 'badge' : 'font-sans text-label font-bold'}>{counts[urgency]}</span>
            </h2>
            <p className="hint">{hint}</p>
          </div>
          <Lines className="mt-0! border-0">
            {shown
              .filter(({ line }) => line.urgency === urgency)
              .map((row) =>
                row.line.id === openId ? (
                  <li
                    key={row.line.id}
                    className="my-2 rounded-[0.25rem] border border-edge bg-paper px-6 py-4 shadow-raised md:-mx-6"
                  >
                    <ConfirmCard line={row.line} onClose={close} />
                  </li>
                ) : (
                  <Line key={row.line.id} id={row.line.id} page={row.line.page} acts={act(row)}>
                    {row.says}
                  </Line>
                ),
              )}
          </Lines>
        </section>
      ))}
      {shown.length < rows.length && (
        <Button kind="second" onClick={() => setIsLong(true)}>
          Show all {lines.length}
        </Button>
      )}
    </Desk>
  );
}
