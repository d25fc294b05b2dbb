import { useEffect } from 'react';
import { counted } from '../../../src/lib/text/format.ts';
import type { Found } from '../../api.ts';
import { nameAt } from '../../schema.ts';
import { isFields, ofYear, shortYear, valueAt } from '../../values.ts';
import { focusField, parameter, useAnswer, useAskedYear, useForm, useOpenFile } from '../client.ts';
import { Fields } from '../fields.tsx';
import { Links, Screen, SearchForm } from '../parts.tsx';

/** The record around a place as a form, or with `?year=` a page whose facts become those of that year. */
export function Text() {
  const file = parameter('file') ?? '';
  const year = useAskedYear();
  const open = useOpenFile(file);
  const keys = (parameter('path') ?? '').split('.').filter(Boolean);
  const path = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  let record = path;
  while (record.length > 0 && !isFields(valueAt(open.value, record))) record = record.slice(0, -1);
  const form = useForm(open, (value) => (year ? ofYear(value, year) : value));
  useEffect(() => focusField(`field-${parameter('path')}`), []);
  const parts = record.map((_, depth) => nameAt(form, record.slice(0, depth + 1)));
  return (
    <Screen
      title={form.page}
      hint={
        <>
          {parts.join(' › ')} {record.length > 0 && <a href={`/text?file=${file}`}>All of this page</a>}
          {year && `Are these right for ${shortYear(year.id)}? Save says so.`}
        </>
      }
      form={form}
    >
      <Fields path={record} />
    </Screen>
  );
}

/** Task 9: any text on the website, found by its words. */
export function Search() {
  const words = parameter('q') ?? '';
  const found = useAnswer<Found[]>(`search?${new URLSearchParams({ q: words })}`);
  return (
    <Screen title="Any text">
      <SearchForm words={words} />
      <output className="hint block">
        {words &&
          (found.length === 0 ? `“${words}” is nowhere on the website.` : `Found ${counted(found.length, 'time')}.`)}
      </output>
      <Links lines={found} />
    </Screen>
  );
}
