import { useEffect, useState } from 'react';
import { useFiles, useFound, useOpenFile } from '../api-client.ts';
import { SearchField } from '../controls.tsx';
import { Fields } from '../fields.tsx';
import { fieldId, useForm } from '../form.ts';
import { Desk, Line, Lines } from '../layouts.tsx';
import { useParameter } from '../router.tsx';
import { counted } from '../words.ts';

const nameOf = (file: string) => file.replace('content/', '');
const placeOf = (file: string, path: readonly (string | number)[]) =>
  `/everything?${new URLSearchParams({ file, path: path.join('.') })}`;

/** Task 9: any text on the website, found by its words or by its page. */
export function Everything() {
  const file = useParameter('file');
  return file === undefined ? <AllPages /> : <Page file={file} />;
}

/** One content file as a form, open at `path`. */
function Page({ file }: { file: string }) {
  const form = useForm(useOpenFile(file));
  const path = (useParameter('path') ?? '').split('.').filter(Boolean);
  const target = fieldId(path);
  useEffect(() => {
    const element = document.getElementById(target);
    element?.scrollIntoView({ block: 'center' });
    element?.focus();
  }, [target]);
  const hint = (
    <>
      {file}. <a href="/everything">All pages</a>
    </>
  );
  return (
    <Desk
      title={form.page}
      hint={hint}
      onPress={() => form.save({ words: form.page })}
      form={form}
      says={form.isDirty ? 'Changed.' : 'Nothing is changed yet.'}
    >
      <div className="sheet mt-4 max-w-[48rem]">
        <Fields path={[]} openAt={path} />
      </div>
    </Desk>
  );
}

/** All pages, or where the words are that somebody types. */
function AllPages() {
  const [words, setWords] = useState(useParameter('q') ?? '');
  const files = useFiles();
  const found = useFound(words);
  const isSearch = words.trim().length > 1;
  const lines = isSearch
    ? found
    : files.map(({ file, page: text, address: page = '' }) => ({ file, path: [], page, label: nameOf(file), text }));
  const says =
    found?.length === 0
      ? `“${words}” is nowhere on the website.`
      : `Found ${counted(found?.length ?? 0, 'time')}${found?.length === 50 ? ' or more' : ''}.`;
  return (
    <Desk title="Everything else">
      <div className="max-w-[36rem]">
        <SearchField value={words} onChange={setWords} />
      </div>
      <output className="hint block">{isSearch && found && says}</output>
      <Lines>
        {lines?.map(({ file, path, page, label, text }) => (
          <Line key={placeOf(file, path)} page={page} acts={<span className="hint">{label}</span>}>
            <a href={placeOf(file, path)}>{text}</a>
          </Line>
        ))}
      </Lines>
    </Desk>
  );
}
