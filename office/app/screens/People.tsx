import { listAt, textAt, withAt } from '../../values.ts';
import { begin, parameter, useForm, useOpenFile } from '../client.ts';
import { Fields, ItemActs } from '../fields.tsx';
import { Button, Links, Screen } from '../parts.tsx';
import { idFor } from '../words.ts';

const STAFF = 'content/people/staff.yaml';
const membersOf = (value: unknown) => listAt(value, 'members') as Record<string, string>[];

/** Task 6: everybody who works at the school. */
export function People() {
  const groups = listAt(useOpenFile('content/pages/staff.yaml').value, 'groups') as Record<string, string>[];
  const members = membersOf(useOpenFile(STAFF).value);
  return (
    <Screen title="People" hint="Everybody on the Staff page, in its order.">
      <div className="sheet max-w-[48rem]">
        {groups.map(({ id: group, title }) => (
          <section key={group} className="mb-6">
            <h2>{title}</h2>
            <Links
              lines={members
                .filter(({ department }) => department === group)
                .map((one) => ({ page: one['role'] ?? '', says: one['name'] ?? '', href: `/person?id=${one['id']}` }))}
            />
            <Button
              kind="second"
              className="mt-3"
              href={`/person?add=${group}`}
              aria-label={`Add a person to ${title}`}
            >
              Add a person
            </Button>
          </section>
        ))}
      </div>
    </Screen>
  );
}

/** One person, or with `?add=` a new one of a department: change, move, remove, or give the place to somebody new. */
export function Person() {
  const [id, add = ''] = [parameter('id'), parameter('add')];
  const open = useOpenFile(STAFF);
  const blank: Record<string, string> = { id: '', name: '', role: '', department: add };
  const form = useForm(open, (value) => (id ? value : withAt(value, ['members'], [...membersOf(value), blank])));
  const members = membersOf(form.value);
  const place = members.findIndex((one) => one['id'] === id);
  // Somebody new has no id yet.
  const index = place >= 0 ? place : members.findIndex((one) => one['id'] === '');
  const person = members[index];
  if (!person) return <Screen title="People">This person isn’t here any more.</Screen>;
  const [name, department = ''] = [textAt(person, ['name']), person['department']];
  const neighbors = [...members.keys()].filter((other) => members[other]?.['department'] === department);
  const before = members[neighbors[neighbors.indexOf(index) - 1] ?? -1];
  const next = { ...blank, role: person['role'] ?? '', department };
  const renew = () => begin(['members', index], () => form.set(['members', index], next));
  const remove = () => form.send(form.saves({}, withAt(form.value, ['members', index], undefined)));
  const taken = members.map((one) => textAt(one, ['id']));
  const sends = form.saves(id !== undefined && place < 0 ? { replaced: { id, by: idFor(name, taken) } } : {});
  return (
    <Screen title={name || 'Somebody new'} hint={<a href="/people">Everybody</a>} sends={sends} form={form}>
      <Fields path={['members', index]} />
      {place >= 0 && (
        <div className="row mt-5">
          <ItemActs path={['members', index]} among={neighbors} onRemove={remove} />
          <output className="hint">Now {before ? `after ${before['name']}` : 'first of this department'}</output>
          <Button onClick={renew}>Somebody new has this place</Button>
          <Button href={`/photograph?slot=portrait-${id}`}>A photograph of this person</Button>
        </div>
      )}
    </Screen>
  );
}
