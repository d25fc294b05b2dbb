/** Requests to the editor's own server. Each screen is a document, so it asks each question once. */
import { use } from 'react';
import type { OpenFile } from '../api.ts';
import type { Office } from '../server/overview.ts';
import { isSame } from '../values.ts';

/** Whether this browser is on the computer that the editor runs on. */
export const isHere = ['127.0.0.1', 'localhost'].includes(location.hostname);

const START = isHere ? 'Open “School office” again' : 'It starts again by itself';
/** Nobody answers. */
class Stopped extends Error {
  override message = `The editor has stopped. ${START}; what you typed is kept here.`;
}
/** The proxy asks who is there. */
export class SignedOut extends Error {
  override message = 'You are signed out. What you typed is kept here.';
}

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
  // The editor redirects no request: a proxy leads to its sign-in.
  const response = await fetch(`/api/${path}`, { ...init, redirect: 'manual' }).catch(() => {
    throw new Stopped();
  });
  const body: (T & { error?: string }) | undefined = await response.json().catch(() => undefined);
  const isSignIn = response.type === 'opaqueredirect' || response.status < 500;
  if (!body) throw isSignIn ? new SignedOut() : new Stopped();
  if (!response.ok) throw new Error(body.error);
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

/** What the first screen says. Other screens read the clock, the school years and what is to be confirmed from it. */
export type StartState = ReturnType<Office['start']> & { name: string };
export const useStart = () => useAnswer<StartState>('start');
/** The school year of `?year=`. */
export const useAskedYear = () => useStart().years.find(({ id }) => id === parameter('year'));
export const useOpenFile = (file: string) => useAnswer<OpenFile>(`file?file=${encodeURIComponent(file)}`);

/** If the editor has stopped, waits until it answers again. Any other failure is thrown. */
export async function restarted(error: unknown): Promise<void> {
  if (!(error instanceof Stopped)) throw error;
  await new Promise((done) => setTimeout(done, 2000));
  await answerOf('start').catch(restarted);
}

/** Loads the screen again if somebody else has changed what it shows, and nothing is being typed. */
export async function refresh(): Promise<void> {
  const isTyping = window.onbeforeunload !== null || document.activeElement?.matches('input, select, textarea');
  if (document.hidden || isTyping) return;
  const [next, drawn] = await Promise.all([answerOf<StartState>('start'), answers.get('start') as Promise<StartState>]);
  if (!isSame({ ...drawn, now: '' }, { ...next, now: '' })) location.reload();
}
