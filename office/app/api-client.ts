/** Requests to the editor's own server. Each screen is a document, so it asks each question once. */
import { use } from 'react';
import type { OpenFile, StartState } from '../api.ts';

const UNREACHABLE = 'The editor has stopped. Start it again; what you typed is kept here.';

/** Opens another screen, without asking about changes or keeping them: they are saved. */
export function go(href: string): void {
  window.onbeforeunload = null;
  sessionStorage.removeItem(location.href);
  location.assign(href);
}

/** A parameter of the address, such as `slot` in `/photograph?slot=slide-01`. */
export const parameter = (name: string): string | undefined =>
  new URL(location.href).searchParams.get(name) ?? undefined;

/** Throws what the server refused or couldn't do, in a sentence. */
async function answerOf<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`/api/${path}`, init).catch(() => {
    throw new Error(UNREACHABLE);
  });
  const body = (await response.json().catch(() => ({}))) as T & { error?: string };
  if (!response.ok) throw new Error(body.error ?? UNREACHABLE);
  return body;
}

export function post<T>(path: string, data: unknown = {}): Promise<T> {
  const isFile = data instanceof Blob;
  return answerOf<T>(path, {
    method: 'POST',
    headers: { 'content-type': isFile ? 'application/octet-stream' : 'application/json' },
    body: isFile ? data : JSON.stringify(data),
  });
}

const answers = new Map<string, Promise<unknown>>();
/** An answer that the screen can't do without. */
export function useAnswer<T>(path: string): T {
  const answer = answers.get(path) ?? answerOf<T>(path);
  answers.set(path, answer);
  return use(answer) as T;
}

/** What the first screen says. Other screens read the clock and the school years from it. */
export const useStart = () => useAnswer<StartState>('start');
/** The school year of `?year=`. */
export const useAskedYear = () => useStart().years.find(({ id }) => id === parameter('year'));
export const useOpenFile = (file: string) => useAnswer<OpenFile>(`file?file=${encodeURIComponent(file)}`);
