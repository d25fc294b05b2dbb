import type { Edit, Value } from '../../api.ts';
import { listAt, textAt } from '../../values.ts';
import { useOpenFile } from '../api-client.ts';
import { Button } from '../controls.tsx';
import { Fields } from '../fields.tsx';
import { useForm } from '../form.ts';
import { Line, Lines, Screen } from '../layouts.tsx';
import { useParameter } from '../router.tsx';

type Row = { [key: string]: string };
type Department = { value: string; label: string };
const rowsOf = (value: Value, key: string) => listAt(value, key) as Row[];
const STAFF = 'content/people/staff.yaml';

/** Task 6: everybody who works at the school. `?id=` opens a person, `?add=` a new one of a department. */
export function People() {
  const [id, add] = [useParameter('id'), useParameter('add')];
  const departments = rowsOf(useOpenFile('content/pages/staff.yaml').value, 'groups').map(
    ({ id: value = '', title: label = '' }) => ({ value, label }),
  );
  const members = rowsOf(useOpenFile(STAFF).value, 'members');
  if (id !== undefined || add !== undefined) return <Person key={id} {...{ id, add, departments }} />;
  return (
    <Screen title="People" hint="Everybody on the Staff page, in its order.">
      <div className="sheet max-w-[48rem]">
        {departments.map(({ value, label }) => (
          <section key={value} className="mb-6">
            <h2>{label}</h2>
            <Lines>
              {members
                .filter(({ department }) => department === value)
                .map(({ id: own = '', name = '', role = '', sample }) => (
                  <Line key={own} page={role}>
                    <a href={`/people?id=${own}`}>{name}</a> {sample && <span className="badge ms-2">Sample</span>}
                  </Line>
                ))}
            </Lines>
            <Button kind="second" className="mt-3" href={`/people?add=${value}`} of={`to ${label}`}>
              Add a person
            </Button>
          </section>
        ))}
      </div>
    </Screen>
  );
}

type PersonProps = { id: string | undefined; add: string | undefined; departments: readonly Department[] };

/** One person: change, move, remove, or give the place to somebody new. */
function Person({ id, add = '', departments }: PersonProps) {
  const open = useOpenFile(STAFF);
  const known = rowsOf(open.value, 'members');
  const end = known.findLastIndex(({ department }) => department === add) + 1 || known.length;
  const blank = { id: '', name: '', role: '', department: add };
  const start: Edit[] = [{ op: 'append', path: ['members'], value: blank, at: end }];
  const form = useForm(open, { about: id ?? `new ${add}`, start: id === undefined ? start : [] });
  const members = rowsOf(form.value, 'members');
  const before = rowsOf(form.original, 'members');
  const kept = members.findIndex((one) => one['id'] === id);
  // Somebody new stands where the person stood.
  const at = kept >= 0 ? kept : members.findIndex((one) => !before.some((old) => old['id'] === one['id']));
  const person = members[at];
  if (!person) return <Screen title="People">This person isn’t here any more.</Screen>;
  const { name = '', role = '', department = '' } = person;
  const isReplaced = id !== undefined && kept < 0;
  const own = [...members.keys()].filter((index) => members[index]?.['department'] === department);
  const place = own.indexOf(at);
  const move = (to: number | undefined) => to !== undefined && form.change({ op: 'move', path: ['members', at], to });
  const renew = () => {
    form.change({ op: 'set', path: ['members', at], value: { id: '', name: '', role, department } });
    requestAnimationFrame(() => form.focusOn(`field-members.${at}.name`));
  };
  const remove = () => {
    const path = ['members', before.findIndex((one) => one['id'] === id)];
    const files = [{ file: STAFF, version: form.version, edits: [{ op: 'delete', path }] }];
    const send = () => void form.send({ words: `Staff: ${name} removed`, files });
    const label = departments.find(({ value }) => value === department)?.label ?? department;
    if (own.length > 1) send();
    else form.ask(`${name} is the last one of ${label}. Then nobody is listed there.`, { 'Remove anyway': send });
  };
  const save = () => {
    const by = textAt(form.value, ['members', at, 'id']);
    form.save({
      ...(kept < 0 && { words: isReplaced ? `Staff: ${name} in place of ${id}` : `Staff: ${name} is new` }),
      ...(isReplaced && { replaced: { id, by } }),
      after: '/people',
    });
  };
  const title = name || (id === undefined ? 'New person' : 'Somebody new');
  return (
    <Screen title={title} tab="People" hint={<a href="/people">Everybody</a>} onPress={save} form={form}>
      <div className="sheet max-w-[48rem]">
        <Fields path={['members', at]} options={{ department: departments }} />
        {kept >= 0 && (
          <div className="row mt-5">
            {place > 0 && <Button onClick={() => move(own[place - 1])}>Up</Button>}
            {place < own.length - 1 && <Button onClick={() => move(own[place + 1])}>Down</Button>}
            <Button onClick={remove}>Remove</Button>
            <Button onClick={renew}>Somebody new has this place</Button>
            <Button href={`/photograph?slot=portrait-${id}`}>A photograph of this person</Button>
          </div>
        )}
        {isReplaced && <p className="hint mt-5">Education, experience, text and portrait begin empty.</p>}
      </div>
    </Screen>
  );
}
