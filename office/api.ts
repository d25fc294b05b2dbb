/**
 * The contract between the office editor's app and its server, in JSON. What somebody typed is refused with status 200
 * and `ok: false`; any other failure has an error status and `{ error: sentence }`. Files are named as in the
 * repository, such as `content/pages/tuition.yaml`.
 */
import type { confirmLines } from './server/confirm.ts';
import type { Office } from './server/office.ts';
import type { Publication } from './server/publication.ts';
import type { Field } from './server/store.ts';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

/** One change in a file. The edits of a save apply in order, so a later path may refer to what an earlier one added. */
export type Edit =
  /** Sets a field. It may be new in its record; a missing record around it is made. */
  | { op: 'set'; path: Path; value: Value }
  /** Deletes a field or a list item. */
  | { op: 'delete'; path: Path }
  /** Adds an item to the list at `path`, at the end or before index `at`. A missing list is made. */
  | { op: 'append'; path: Path; value: Value; at?: number }
  /** Moves the list item at `path` to the index `to`. */
  | { op: 'move'; path: Path; to: number };

/**
 * The edits of one file. `version` is that of the `OpenFile` the form was drawn from, and `from` its value, so that what
 * others changed in other places stays; `copyOf` makes a new file first.
 */
export type FileEdits = {
  file: string;
  version: string;
  from?: Value;
  edits: Edit[];
  copyOf?: string;
  /** A photograph: the id of the upload whose bytes it gets. */
  upload?: string;
  /** A photograph: its file is deleted. */
  deleted?: true;
};

/**
 * POST /api/save. All files are saved or none. `words` describes the change, such as “PreK full-time, a year: $8,900”.
 * With the `versions` of a conflict, what it asked about becomes yours, or stays theirs.
 */
export type SaveRequest = { words: string; files: FileEdits[]; versions?: Record<string, string>; isTheirs?: boolean };

/** A mistake at a field. `message` is a whole sentence. */
export type FieldError = { file: string; path: Path; message: string };

/** A field that somebody else changed too, as people read it: `old` is theirs, `new` is yours. */
export type Conflict = Pick<Field, 'label' | 'old' | 'new'>;

/** `saved` is the id for `undo`, empty if nothing changes. */
export type SaveResult =
  | { ok: true; saved: string }
  | { ok: false; errors: FieldError[] }
  | { ok: false; conflicts: Conflict[]; versions: Record<string, string> };

/** GET /api/file?file=… One content file. `schema` is JSON Schema; its `description`s are help texts. */
export type OpenFile = { file: string; page: string; version: string; value: Value; schema: object };

/** A line of “To confirm”. */
export type ConfirmLine = ReturnType<typeof confirmLines>[number];

/** POST /api/undo. Undoes a save, or with `isUndone: false` puts it back. */
export type UndoRequest = { id: string; isUndone: boolean };

/** GET /api/places. GET /api/picture?slot=… is a place's picture; with `upload`, that file, and with `x` and `y`, cropped. */
export type { PhotoPlace } from './server/photos.ts';

/** The largest file that the office may upload. Phones make photographs of up to 15 MB. */
export const MOST_MEGABYTES = 25;

/** POST /api/upload?slot=…&name=… with the file's bytes. `upload` is its id for a save. */
export type UploadResult = { ok: true; upload: string } | { ok: false; message: string };

/** POST /api/job. Starts a job and answers with it. `closing` publishes content/closings.yaml alone. */
export type JobRequest = { kind: 'preview' | 'publish' | 'closing' | 'undoPublishing' };

/** GET /api/job. The running or last preview or publication; poll it. */
export type Job = JobRequest & {
  state: 'running' | 'done' | 'failed';
  /** What has been done, in sentences: “Checking every page”, “Sending”, “Looking at the website as a visitor”. */
  steps: string[];
  /** Why it failed and what to do, in sentences, and what the tools printed. */
  error?: string;
  details?: string;
  /** A preview's address, and the pages that differ from what is published. */
  address?: string;
  pages?: { address: string; title: string }[];
  /** A publication: what changed, and whether the public address shows it (undefined: it isn't known yet). */
  changes: Change[];
  isSeen?: boolean;
};

/** GET /api/start. Everything the first screen says, and what other screens need to begin. */
export type StartState = ReturnType<Office['start']>;
/** One of the last saves: what it changed, field by field, and on which pages. */
export type Change = StartState['versions'][number];
/** GET /api/files. `address` is the page on the website, if it is one. */
export type FileEntry = ReturnType<Office['files']>[number];
/** GET /api/search?q=… Text on the website, with the place to change it. */
export type Found = ReturnType<Office['search']>[number];
/** GET /api/look. Whether the public address answers, and whether it shows the last publication. */
export type Look = Awaited<ReturnType<Publication['look']>>;
