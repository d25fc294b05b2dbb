/** Requests to the editor's own server. Each screen is a document, so it asks each question once. */
import { use, useEffect, useState } from 'react';
import type { Change, Job, JobRequest, OpenFile } from '../api.ts';
import type { Office } from '../server/overview.ts';
import type { photoPlaces } from '../server/photos.ts';

const UNREACHABLE = 'The editor has stopped. Start it again; what you typed is kept here.';
const POLL_MS = 500;

/** Opens a screen. */
export const go = (href: string): void => location.assign(href);

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

/** Sends data to the server. A file is sent as it is. */
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
function useAnswer<T>(path: string): T {
  const answer = answers.get(path) ?? answerOf<T>(path);
  answers.set(path, answer);
  return use(answer) as T;
}

export type StartState = ReturnType<Office['start']>;
export type SchoolYear = StartState['years'][number];
/** What the first screen says. Other screens read the clock and the school years from it. */
export const useStart = () => useAnswer<StartState>('start');
export const useOpenFile = (file: string) => useAnswer<OpenFile>(`file?file=${encodeURIComponent(file)}`);
export const usePlaces = () => useAnswer<ReturnType<typeof photoPlaces>>('places');
export const useVersions = () => useAnswer<Change[]>('versions');
export const useFound = (text: string) =>
  useAnswer<ReturnType<Office['search']>>(`search?q=${encodeURIComponent(text)}`);

/** The screen with a job that was started there. Without it, one that is over is no news. */
const JOB = '/publish?job';

/** The job that runs or was started here. When it is over, the screen is drawn anew. */
export function useJob(): Job | null {
  const [job, setJob] = useState(useAnswer<Job | null>('job'));
  useEffect(() => {
    if (job?.state !== 'running') return undefined;
    const show = (next: Job) => (next.state === 'running' ? setJob(next) : go(JOB));
    const timer = setTimeout(() => void answerOf<Job>('job').then(show), POLL_MS);
    return () => clearTimeout(timer);
  }, [job]);
  return job?.state === 'running' || parameter('job') !== undefined ? job : null;
}

/** Starts a job. While another runs, the screen shows that one. */
export const startJob = (request: JobRequest): Promise<void> =>
  post<Job>('job', request)
    .catch(() => {})
    .then(() => go(JOB));
