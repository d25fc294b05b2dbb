/**
 * Who asks. On this computer, it is a browser that was once opened with the token of a start. From anywhere else, it is
 * somebody whom a proxy on this computer has signed in: it knows the secret, and names them in a header.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Result } from '../api.ts';
import { textAt, withAt } from '../values.ts';
import { Refusal, type Repository } from './git.ts';
import type { Settings } from './office-settings.ts';
import { dataOf } from './yaml-edits.ts';

/** The header in which the proxy sends the secret. */
const SECRET_HEADER = 'x-office-secret';
/** The file with the secret, as systemd reads it for the proxy (EnvironmentFile). */
const VARIABLE = 'OFFICE_SECRET=';
const WHOLE = new RegExp(`^${VARIABLE}([\\w-]{32})\n$`);
/** The identity of whoever is at the computer that the editor runs on. */
export const HERE = 'this computer';

const newSecret = () => randomBytes(24).toString('base64url');

/** Compares bytes, because letters of other alphabets are longer than one. */
export function isEqual(text: string, secret: string): boolean {
  const [a, b] = [Buffer.from(text), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The secret that the proxy and the editor share. Made at the first start, for nobody else to read, and anew if its file was
 * cut off: an empty secret would let in everybody who sends none.
 */
function sharedSecret(folder: string): string {
  const file = join(folder, 'secret');
  const [, kept] = WHOLE.exec(existsSync(file) ? readFileSync(file, 'utf8') : '') ?? [];
  const secret = kept ?? newSecret();
  if (!kept) writeFileSync(file, `${VARIABLE}${secret}\n`, { mode: 0o600 });
  return secret;
}

/** A person, as the proxy or this computer names them. */
export type Person = { identity: string; name: string };

export class SignIn {
  readonly token = newSecret();
  readonly #secret: string;
  readonly #settings: Settings;
  readonly #names: string;

  constructor({ workFolder }: Repository, settings: Settings) {
    this.#settings = settings;
    this.#secret = sharedSecret(workFolder);
    this.#names = join(workFolder, 'people.json');
  }

  /** The cookie of a browser that was opened with the token. It holds over a restart, so that a form can still be saved. */
  cookie = (port: number): string =>
    `office-${port}=${createHmac('sha256', this.#secret).update('browser').digest('base64url')}`;

  /** The names that people have given, by their identity. JSON is YAML. */
  #given = () => dataOf(existsSync(this.#names) ? readFileSync(this.#names) : null);

  /** Keeps the name that somebody has given. */
  keepName({ identity }: Person, name: string): Result {
    writeFileSync(this.#names, JSON.stringify(withAt(this.#given(), [identity], name)));
    return { ok: true, saved: name };
  }

  #person = (identity: string): Person => ({ identity, name: textAt(this.#given(), [identity]) });

  /** Whether a request is for the previewed website, at its host name. */
  isForPreview = ({ host = '' }: IncomingHttpHeaders): boolean =>
    host !== '' && host === this.#settings.office?.preview;

  /** Whether a request came through the proxy. */
  isProxied = (headers: IncomingHttpHeaders): boolean =>
    headers.host === this.#settings.office?.host || this.isForPreview(headers);

  /** Who asks. Throws a sentence, with the status, for a stranger. */
  personOf(headers: IncomingHttpHeaders, port: number): Person {
    const { office } = this.#settings;
    if (office && this.isProxied(headers)) {
      const [identity, secret] = [office.identity.toLowerCase(), SECRET_HEADER].map((name) => headers[name]);
      if (typeof identity !== 'string' || identity === '' || !isEqual(String(secret), this.#secret))
        throw new Refusal('Sign in first. This address is for the office alone.', { cause: 403 });
      return this.#person(identity);
    }
    const cookies = headers.cookie?.split(/; */) ?? [];
    if (!cookies.some((pair) => isEqual(pair, this.cookie(port))))
      throw new Refusal('Start the editor again to open it in this browser.', { cause: 403 });
    return this.#person(HERE);
  }
}
