import { useStart } from '../api-client.ts';
import { useUndo } from '../form.ts';
import { ChangeLine, Desk, Line, Lines } from '../layouts.tsx';

/** Undo: the last saves, each in words. */
export function Versions() {
  const { versions, now } = useStart();
  const [status, undo] = useUndo();
  return (
    <Desk
      title="Earlier versions"
      hint="The last 20 times something was saved here. Undo takes back exactly that change."
    >
      <output className="mt-3 block font-bold">{status}</output>
      <Lines>
        {versions.length === 0 && <Line>Nothing has been saved here yet.</Line>}
        {versions.map((change) => (
          <ChangeLine key={change.id} {...{ change, now, undo }} />
        ))}
      </Lines>
    </Desk>
  );
}
