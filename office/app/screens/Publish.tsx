import type { BuildRequest } from '../../api.ts';
import { parameter, useStart } from '../api-client.ts';
import { Button, ProblemText } from '../controls.tsx';
import { useSaver } from '../form.ts';
import { Changes, Links, Outcome, Screen } from '../layouts.tsx';
import { counted } from '../words.ts';

/** The last look before publishing, what came of it, and the ways back. */
export function Publish() {
  const { changes, versions, lines, problems } = useStart();
  const saver = useSaver();
  const start = (kind: BuildRequest['kind']) => void saver.send({ kind }, { to: 'build', after: '/publish?sent' });
  const blockers = lines.filter(({ isBlocking }) => isBlocking);
  const isHeld = changes.length > 0 && blockers.length + problems.length > 0;
  const title = `Publish ${counted(changes.length, 'change')}`;
  const isSent = parameter('sent') !== undefined;
  const done = isSent ? 'Sent. Families see it soon' : 'Everything is published';
  return (
    <Screen
      title={changes.length > 0 ? title : done}
      aside={
        <section className="sheet">
          {isHeld && <h2>Decide this first</h2>}
          {problems.map((text) => (
            <ProblemText key={text}>{text}</ProblemText>
          ))}
          <Links lines={isHeld ? blockers : []} />
          {!isHeld && changes.length > 0 && !saver.isBusy && (
            <Button kind="main" className="w-full" onClick={() => start('publish')}>
              {title}
            </Button>
          )}
          <Outcome saver={saver} busy="Making and checking every page. This takes a minute …" />
          <p className="mt-4" hidden={saver.isBusy}>
            <Button onClick={() => start('preview')}>See the whole website first</Button>
          </p>
        </section>
      }
    >
      {changes.length > 0 && <h2>What changes on the website</h2>}
      <Changes changes={changes} />
      <h2 className="mt-8">Earlier versions</h2>
      <Changes changes={versions.filter(({ id }) => !changes.some((change) => change.id === id))} />
    </Screen>
  );
}
