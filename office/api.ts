/**
 * The contract between the office editor's app and its server, in JSON. What somebody typed is refused with status 200
 * and `ok: false`; any other failure has an error status and `{ error: sentence }`. Files are named as in the
 * repository, such as `content/pages/tuition.yaml`. The app imports only types from here.
 */
import { z } from 'zod';

export type Path = readonly (string | number)[];
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
/** A record. */
export type Fields = { [key: string]: Value };

const text = z.string();
const yes = z.literal(true).optional();
/** Whose version of a line stays that somebody else changed too. */
const keep = z.enum(['yours', 'theirs']).optional();
const fields: z.ZodType<Fields> = z.record(text, z.json());
const value: z.ZodType<Value> = fields;

/** What each request sends. A file gets a value, a photograph by the id of its upload, or is deleted. */
export const SENT = {
  /** All files are saved or none, as one commit with these words; without words, they say what changes. */
  save: z.strictObject({
    /** That of the `OpenFile` the form was drawn from. */
    version: text.regex(/^[0-9a-f]{40}$/),
    files: z.array(z.strictObject({ file: text, value: value.optional(), upload: text.optional(), deleted: yes })),
    words: text.optional(),
    /** Somebody else has a person's place: whatever named the id of the one names that of the other. */
    replaced: z.strictObject({ id: text, by: text }).optional(),
    isSure: yes,
    keep,
  }),
  undo: z.strictObject({ id: text }),
  /** Posts a closing, or takes one down. Without either, sends what the internet has held up. */
  closing: z.strictObject({ closing: fields.optional(), down: text.optional(), isSure: yes, forget: yes }),
  /** Starts a job and answers with it. */
  job: z.strictObject({ kind: z.enum(['preview', 'publish', 'undoPublishing']), keep }),
};
export type SaveRequest = z.infer<typeof SENT.save>;
export type FileChange = SaveRequest['files'][number];
export type ClosingRequest = z.infer<typeof SENT.closing>;
export type JobRequest = z.infer<typeof SENT.job>;

/** A mistake at a field. `message` is a whole sentence. */
export type FieldError = { file: string; path: Path; message: string };
/** A question, and what each answer adds to the request. */
export type Question = { ok: false; question: string; answers: Record<string, object> };
export type Result = { ok: true; saved: string } | { ok: false; errors: FieldError[] } | Question;

/** One content file, in a commit. `schema` is JSON Schema; its `description`s are help texts. */
export type OpenFile = { file: string; page: string; version: string; value: Value; schema: object };

/** A commit: its words, and what else it changes. */
export type Change = { id: string; at: string; words: string; more: string[] };

/** The running or last job; poll it. What the tools printed is in the window of the editor. */
export type Job = JobRequest & {
  state: 'running' | 'done' | 'failed';
  /** What is being done, as a sentence: “Checking every page”, “Sending”. */
  step?: string;
  /** Why it failed and what to do, in sentences. */
  error?: string;
  /** What must be answered first, and the answers. */
  question?: Omit<Question, 'ok'>;
  /** A preview's address. */
  address?: string;
};

/** A record that only the school can decide about, and the screen with its form. */
export type Side = { file: string; path: Path; says: string; href: string };
/** Something to decide. `sides` are the records that disagree, or the record itself. */
export type ConfirmLine = Pick<Side, 'says' | 'href'> & {
  urgency: 'now' | 'beforePublishing' | 'soon';
  kind: string;
  page: string;
  sides: Side[];
  isBlocking: boolean;
};
