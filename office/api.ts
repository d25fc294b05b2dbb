/**
 * The contract between the office editor's app and its server, in JSON. What somebody typed is refused with status 200
 * and `ok: false`; any other failure has an error status and `{ error: sentence }`. Files are named as in the
 * repository, such as `content/pages/tuition.yaml`.
 */
export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
/** A record. */
export type Fields = { [key: string]: Value };

/** A file as it becomes. */
export type FileChange = {
  file: string;
  value?: Value;
  /** A photograph: the id of its upload, or that its file is deleted. */
  upload?: string;
  deleted?: true;
};

/**
 * POST /api/save. All files are saved or none, as one commit with these words; without words, they say what changes.
 * `version` is that of the `OpenFile` the form was drawn from.
 */
export type SaveRequest = {
  version: string;
  words?: string;
  files: FileChange[];
  /** Somebody else has a person's place: whatever named the id of the one names that of the other. */
  replaced?: { id: string; by: string };
  /** What a question of an earlier answer was answered with. */
  isSure?: true;
  keep?: 'yours' | 'theirs';
};

/** A mistake at a field. `message` is a whole sentence. */
export type FieldError = { file: string; path: Path; message: string };
/** A question, and what each answer adds to the request. */
export type Question = { ok: false; question: string; answers: Record<string, object> };
export type Result = { ok: true; saved: string } | { ok: false; errors: FieldError[] } | Question;

/** GET /api/file?file=… One content file, in a commit. `schema` is JSON Schema; its `description`s are help texts. */
export type OpenFile = { file: string; page: string; version: string; value: Value; schema: object };

/** POST /api/closing: posts a closing, or takes one down. Without either, sends what the internet has held up. */
export type ClosingRequest = { closing?: Fields; down?: string; isSure?: true; forget?: true };

/** A commit: its words, and what else it changes. POST /api/undo { id } takes it back. */
export type Change = { id: string; at: string; words: string; more: string[] };

/** POST /api/job. Starts a job and answers with it. */
export type JobRequest = { kind: 'preview' | 'publish' | 'undoPublishing'; keep?: 'yours' | 'theirs' };
/** GET /api/job. The running or last job; poll it. */
export type Job = JobRequest & {
  state: 'running' | 'done' | 'failed';
  /** What is being done, as a sentence: “Checking every page”, “Sending”. */
  step?: string;
  /** Why it failed and what to do, in sentences. What the tools printed is in the window of the editor. */
  error?: string;
  /** What must be answered first, and the answers. */
  question?: Omit<Question, 'ok'>;
  /** A preview's address. */
  address?: string;
};

/** GET /api/places. GET /api/picture?slot=… is a place's picture; with `upload`, that file. */
export type PhotoPlace = { slot: string; name: string; image: string; photo: string | undefined };

/** The largest file that the office may upload. Phones make photographs of up to 15 MB. */
export const MOST_MEGABYTES = 25;
/** POST /api/upload?slot=…&name=… with the file's bytes. `upload` is its id for a save. */
export type UploadResult = { upload: string } | { message: string };

/** A record that only the school can decide about, and the screen with its form. */
export type Side = { file: string; path: Path; says: string; href: string };
/** Something to decide. `sides` are the records that disagree, or the record itself. */
export type ConfirmLine = {
  urgency: 'now' | 'beforePublishing' | 'soon';
  kind: string;
  page: string;
  says: string;
  href: string;
  sides: Side[];
  isBlocking: boolean;
};

export type SchoolYear = {
  file: string;
  id: string;
  firstDay: string;
  lastDay: string;
  hours: { from: string; until: string };
  isShown: boolean;
};

/** GET /api/start. Everything the first screen says, and what other screens need to begin. */
export type StartState = {
  /** The time at the school as `2026-02-09T14:41`. It is the clock of all forms. */
  now: string;
  school: string;
  address?: string | undefined;
  /** What families see. A closing is over when its last day is. */
  announcement: { message: string; type: string; from: string; until: string };
  closings: { id: string; text: string }[];
  /** What waits for the internet, and why nothing was heard from it. */
  unsent: string;
  offline: string;
  years: SchoolYear[];
  /** The name of the year to enter next, if it isn't entered. */
  nextYear?: string | undefined;
  /** The saves that families don't see yet, newest first. */
  changes: Change[];
  /** When the website was last changed, and the last publication from here, which can be undone. */
  publishedAt: string;
  undo?: { at: string; words: string[] } | undefined;
  lines: ConfirmLine[];
  /** What blocks every publication: files with mistakes, and settings, one sentence each. */
  problems: string[];
};

/** GET /api/files: the page of each file. */
export type FileEntry = { file: string; page: string };
/** GET /api/search?q=… Text on the website, with the record to change it in. */
export type Found = { file: string; path: Path; page: string; label: string; text: string };
