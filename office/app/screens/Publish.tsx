import { counted } from '../../../src/lib/text/format.ts';
import { useSaver, useStart } from '../client.ts';
import { Button, Changes, Links, Outcome, Screen } from '../parts.tsx';

const URGENCIES = {
  now: 'Now, because it is wrong today',
  beforePublishing: 'Before publishing',
  soon: 'Soon, in the next weeks',
};

/** Task 8: what only the school can decide, one record a line. */
export function Confirm() {
  const { lines } = useStart();
  return (
    <Screen title="To confirm" hint={`${counted(lines.length, 'thing')} only the school can decide.`}>
      {[...Map.groupBy(lines, ({ urgency }) => URGENCIES[urgency])].map(([name, urgent]) => (
        <section key={name} className="sheet mb-6">
          <h2>
            {name} <span className="font-sans text-label">{urgent.length}</span>
          </h2>
          <Links lines={urgent} />
        </section>
      ))}
    </Screen>
  );
}

/** The last look before publishing, what came of it, and the ways back. */
export function Publish() {
  const { changes, versions, lines, problems } = useStart();
  const saver = useSaver();
  const blockers = lines.filter(({ isBlocking }) => isBlocking);
  const earlier = versions.filter(({ id }) => !changes.some((change) => change.id === id));
  const title = `Publish ${counted(changes.length, 'change')}`;
  const isOpen = changes.length > 0;
  const publish = () => saver.build({ read: changes.length });
  return (
    <Screen title={isOpen ? title : 'Everything is published'}>
      <section className="sheet mb-6" hidden={!isOpen}>
        <h2>What changes on the website</h2>
        <Changes changes={changes} />
        {blockers.length + problems.length === 0 && !saver.busy && (
          <Button kind="main" className="mt-6 w-full" onClick={publish}>
            {title}
          </Button>
        )}
        <p className="mt-4" hidden={Boolean(saver.busy)}>
          <Button onClick={() => saver.show({ request: {}, to: '' })}>See the whole website first</Button>
        </p>
        <Outcome saver={saver} />
        {blockers.length > 0 && <h2 className="mt-6">Decide {counted(blockers.length, 'thing')} first</h2>}
        <Links lines={blockers} />
      </section>
      <section className="sheet" hidden={earlier.length === 0}>
        <h2>Earlier versions</h2>
        <Changes changes={earlier} />
      </section>
    </Screen>
  );
}
