/**
 * Who asks. On this computer, it is a browser that was once opened with the token of a start. From anywhere else, it is
 * somebody whom a proxy on this computer has signed in: it knows the secret, and names them in a header.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Result } from '../api.ts';
import { Refusal, type Repository } from './git.ts';
import type { Settings } from './office-settings.ts';

/** The header in which the proxy sends the secret. */
const SECRET_HEADER = 'x-office-secret';
/** The file with the secret, as systemd reads it for the proxy (EnvironmentFile). */
const VARIABLE = 'OFFICE_SECRET=';
const WHOLE = new RegExp(`^${VARIABLE}([\\w-]{32})\n$`);
/** The identity of whoever is at the computer that the editor runs on. */
export const HERE = 'this computer';

const newSecret = () => randomBytes(24).toString('base64url');

const digestOf = (text: string) => createHash('sha256').update(text).digest();
/** Takes as long for a wrong text as for the right one. */
export const isEqual = (text: string, secret: string) => timingSafeEqual(digestOf(text), digestOf(secret));

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

export type SignIn = ReturnType<typeof signInTo>;
/** Who may use the editor of a repository. */
export function signInTo(repository: Repository, { office }: Settings) {
  const secret = sharedSecret(repository.workFolder);
  /** Where git's settings have the name that somebody has given. */
  const placeOf = (identity: string) => `office.${identity}.name`;
  const person = (identity: string): Person => ({ identity, name: repository.ask('config', placeOf(identity)) });
  /** The cookie of a browser that was opened with the token. It holds over a restart, so that a form can still be saved. */
  const cookie = (port: number) =>
    `office-${port}=${createHmac('sha256', secret).update('browser').digest('base64url')}`;
  return {
    token: newSecret(),
    cookie,
    /** Keeps the name that somebody has given. */
    keepName({ identity }: Person, name: string): Result {
      repository.git('config', placeOf(identity), name);
      return { ok: true, saved: name };
    },
    /** Who asks, perhaps through the proxy. Throws a sentence, with the status, for a stranger. */
    personOf(headers: IncomingHttpHeaders, port: number, isProxied: boolean): Person {
      if (office && isProxied) {
        const [identity, sent] = [office.identity.toLowerCase(), SECRET_HEADER].map((name) => headers[name]);
        if (typeof identity !== 'string' || identity === '' || !isEqual(String(sent), secret))
          throw new Refusal('Sign in first. This address is for the office alone.', { cause: 403 });
        return person(identity);
      }
      const cookies = headers.cookie?.split(/; */) ?? [];
      if (!cookies.some((pair) => isEqual(pair, cookie(port))))
        throw new Refusal('Start the editor again to open it in this browser.', { cause: 403 });
      return person(HERE);
    },
  };
}
