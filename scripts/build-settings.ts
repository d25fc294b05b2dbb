// What the environment says to a build, read and checked before anything is drawn.
import { EMAIL_KEY_VARIABLES, emailKeysFrom } from '../src/lib/email-keys.ts';
import { siteUrl } from '../src/lib/site-url.ts';

export type BuildSettings = {
  /** What is wrong, a sentence each. A build does not start while there is any. */
  problems: string[];
  /** Whether the contact form posts to EmailJS; if not, it posts to the site's own server. */
  usesEmailJs: boolean;
};

/** Cloudflare Pages and Netlify each say so in the environment of the builds they run. */
export function isStaticHost(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment['CF_PAGES'] === '1' || environment['NETLIFY'] === 'true';
}

/**
 * Whether a build is meant for visitors and not to be looked at: it has the school's own address, or a static host runs
 * it, which publishes what it builds.
 */
export function isForPublication(environment: Readonly<Record<string, string | undefined>>): boolean {
  return isStaticHost(environment) || Boolean(environment['SITE_URL']?.trim());
}

/** Reads all settings of a build and names everything that is wrong at once. */
export function readBuildSettings(environment: Readonly<Record<string, string | undefined>>): BuildSettings {
  const problems: string[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };
  attempt(() => siteUrl(environment));
  const usesEmailJs = attempt(() => emailKeysFrom(environment)) !== undefined;
  return { problems, usesEmailJs };
}

/** Said when the pages go to a host that runs no server of ours although the form posts to one. */
export const NOWHERE_TO_SEND = `The contact form has nowhere to send: a static host runs no server for it. Set ${Object.values(EMAIL_KEY_VARIABLES).join(', ')} and build again.`;
