import { useState } from 'react';
import type { Value } from '../../api.ts';
import { listAt } from '../../values.ts';
import { useOpenFile } from '../api-client.ts';
import { Button } from '../controls.tsx';
import { FormField, ItemActs } from '../fields.tsx';
import { fieldId, useForm } from '../form.ts';
import { Desk, Line, Lines } from '../layouts.tsx';
import { counted } from '../words.ts';

type Row = { [key: string]: string };
const rowsOf = (value: Value, key: string) => listAt(value, key) as Row[];
const SHOWN = ['name', 'role', 'department', 'education', 'experience', 'about'];

/** The names of the people in one list who aren’t in the other. */
const missing = (all: Row[], from: Row[]) =>
  new Intl.ListFormat('en').format(
    all.filter(({ id }) => !from.some((other) => other['id'] === id)).map(({ name = '' }) => name),
  );

/** Task 6: everybody who works at the school, by department. */
export function People() {
  const form = useForm(useOpenFile('content/people/staff.yaml'), { reveal: (id) => setOpen(Number(id.split('.')[1])) });
  const groups = rowsOf(useOpenFile('content/pages/staff.yaml').value, 'groups');
  const departments = groups.map(({ id = '', title = '' }) => ({ value: id, label: title }));
  const [members, before] = [rowsOf(form.value, 'members'), rowsOf(form.original, 'members')];
  // Kept text opens its person.
  const [open = -1, setOpen] = useState(form.typed[0]?.[0][1] as number | undefined);
  const path = ['members', open];
  const person = members[open];
  const change = (at: number) => form.focusOn(fieldId(['members', at, 'name']));
  const samples = members.filter(({ sample }) => sample).length;
  const add = (department: string) => {
    const at = members.findLastIndex((member) => member['department'] === department) + 1 || members.length;
    form.change({ op: 'append', path: ['members'], value: { id: '', name: '', role: '', department }, at });
    change(at);
  };
  const [added, removed] = [missing(members, before), missing(before, members)];
  const words = [added && `New: ${added}`, removed && `Removed: ${removed}`].filter(Boolean).join('. ');
  return (
    <Desk
      title="People"
      hint={`Everybody on the Staff page, in its order.${samples ? ` ${counted(samples, 'person is a sample', 'people are samples')}.` : ''}`}
      onPress={() => form.save({ words: words || person?.['name'] || 'People' })}
      form={form}
      says={form.isDirty && 'Changed.'}
      aside={
        <section className="sheet top-4 desk:sticky" aria-live="polite">
          {person ? (
            <>
              <h2>{person['name'] || 'New person'}</h2>
              {person['sample'] && (
                <p className="note warning">
                  This person is a sample. Change the name and the details to those of a real person, then say so here.{' '}
                  <Button onClick={() => form.change({ op: 'delete', path: [...path, 'sample'] })}>
                    This is right
                  </Button>
                </p>
              )}
              {SHOWN.map((key) => (
                <FormField
                  key={open + key}
                  path={[...path, key]}
                  {...(key === 'department' && { options: departments })}
                />
              ))}
              {form.before(path) !== undefined && (
                <p className="mt-5">
                  <a href={`/photograph?slot=portrait-${person['id']}`}>A photograph of this person</a>
                </p>
              )}
            </>
          ) : (
            <p>Choose a person to change, or add one.</p>
          )}
        </section>
      }
    >
      <div className="sheet">
        {departments.map(({ value: department, label }) => {
          const own = [...members.keys()].filter((at) => members[at]?.['department'] === department);
          return (
            <section key={department} className="mb-6">
              <h2>{label}</h2>
              <Lines>
                {own.map((at) => {
                  const { id, role, sample, ...member } = members[at] ?? {};
                  const name = member['name'] || 'New person';
                  const acts = (
                    <ItemActs path={['members', at]} name={name} among={own} onDone={() => setOpen(undefined)}>
                      <Button of={name} onClick={() => change(at)}>
                        Change
                      </Button>
                    </ItemActs>
                  );
                  return (
                    <Line key={id} acts={acts}>
                      <b>{name}</b> {sample && <span className="badge ms-2">Sample</span>}
                      <span className="hint block">{role}</span>
                    </Line>
                  );
                })}
              </Lines>
              <Button kind="second" className="mt-3" of={`to ${label}`} onClick={() => add(department)}>
                Add a person
              </Button>
            </section>
          );
        })}
      </div>
    </Desk>
  );
}
