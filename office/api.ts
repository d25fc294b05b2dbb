/**
 * What the office editor's app sends to its server, and what several answers have, in JSON. What somebody typed is refused
 * with status 200 and `ok: false`; any other failure has an error status and `{ error: sentence }`. Files are named as in
 * the repository, such as `content/pages/tuition.yaml`. The app imports only types from here and from the server.
 */
import { z } from 'zod';
import type { Described } from './schema.ts';
import type { Fields, Path, Value } from './values.ts';

const text = z.string();
/** The name of a commit, or of a file by its content. */
const hash = text.regex(/^[0-9a-f]{40}$/);
const yes = z.literal(true).optional();
/** Whose version of a line stays that somebody else changed too. */
const keep = z.enum(['yours', 'theirs']).optional();
const fields: z.ZodType<Fields> = z.record(text, z.json());
const value: z.ZodType<Value> = fields;

export const SENT = {
  /** All files are saved or none, as one commit that says what changes. */
  save: z.strictObject({
    /** That of the `OpenFile` the form was drawn from. */
    version: hash,
    files: z.array(z.strictObject({ file: text, value })),
    /** A photograph’s place, and what was uploaded for it. */
    photo: z.strictObject({ slot: text.regex(/^[a-z0-9-]+$/), upload: hash.optional() }).optional(),
    /** Somebody else has a person's place: whatever named the id of the one names that of the other. */
    replaced: z.strictObject({ id: text, by: text }).optional(),
    isSure: yes,
    keep,
  }),
  undo: z.strictObject({ id: text }),
  /** What whoever asks is called. It is asked once, and kept. Git takes no name without a letter. */
  name: z.strictObject({ name: text.trim().regex(/^(?=.*\p{L})\P{C}{1,60}$/u) }),
  /** Posts a closing, or takes one down. */
  closing: z.strictObject({ closing: fields.optional(), down: text.optional(), isSure: yes }),
  /** Makes, checks and sends the whole website: with the saves, of which `read` were listed, or without a publication. */
  build: z.strictObject({ undo: hash.optional(), read: z.number().default(0), keep }),
};
export type SaveRequest = z.infer<typeof SENT.save>;
export type ClosingRequest = z.infer<typeof SENT.closing>;
export type BuildRequest = z.input<typeof SENT.build>;

/** A mistake at a field: what the field is called, and a whole sentence. */
export type FieldError = { file: string; path: Path; label: string; message: string };
/** A question, and what each answer adds to the request. */
export type Question = { ok: false; question: string; answers: Record<string, object> };
export type Result = { ok: true; saved: string; address?: string } | { ok: false; errors: FieldError[] } | Question;
export type Upload = { upload: string } | { message: string };

/** One content file, in a commit. */
export type OpenFile = Described & { file: string; page: string; version: string };

/** A commit: its words, what else it changes, and who made it, if they have given their name. */
export type Change = { id: string; savedAt: string; by: string; words: string; more: string[] };

/** A text, its page, and the screen with its form. */
export type Found = { page: string; says: string; href: string };
