/** Requests to the editor's own server. Answers that a screen can't do without suspend it until they are there. */
import { QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { Change, FileEntry, Found, Job, JobRequest, OpenFile, PhotoPlace, StartState } from '../api.ts';

const UNREACHABLE = 'The editor has stopped. Start it again; what you typed is kept here.';

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

export const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 0, networkMode: 'always' } },
});

const query = <T>(path: string) => ({ queryKey: [path], queryFn: () => answerOf<T>(path) });
const useAnswer = <T>(path: string) => useSuspenseQuery(query<T>(path)).data;

/** What the first screen says. Other screens read the clock and the school years from it. */
export const useStart = () => useAnswer<StartState>('start');
export const useOpenFile = (file: string) => useAnswer<OpenFile>(`file?file=${encodeURIComponent(file)}`);
export const useFiles = () => useAnswer<FileEntry[]>('files');
export const usePlaces = () => useAnswer<PhotoPlace[]>('places');
export const useVersions = () => useAnswer<Change[]>('versions');
/** Text on the website, while two characters or more are typed. */
export const useFound = (text: string) =>
  useQuery({ ...query<Found[]>(`search?q=${encodeURIComponent(text)}`), enabled: text.trim().length > 1 }).data;
/** The job that runs or was started on this screen or for it, requested every half second while it runs. */
export const useJob = () =>
  useQuery({
    queryKey: ['job'],
    queryFn: async () => {
      const job = await answerOf<Job | null>('job');
      // One that was over before the screen opened is no news.
      return job?.state === 'running' || queries.getQueryData(['job']) ? job : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => state.data?.state === 'running' && 500,
  }).data;

/** Starts a job. A refused one is a job that failed. */
export async function startJob(request: JobRequest): Promise<void> {
  const job = await post<Job>('job', request).catch(
    ({ message }: Error): Job => ({ ...request, state: 'failed', error: message }),
  );
  await queries.cancelQueries({ queryKey: ['job'] });
  queries.setQueryData(['job'], job);
}

/** Everything is old after something was saved or published. Waits only for what Today says. */
export async function refresh(): Promise<void> {
  await queries.invalidateQueries({ refetchType: 'none' });
  await queries.refetchQueries({ queryKey: ['start'] });
}
