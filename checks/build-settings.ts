// The build's settings, read from the environment and checked before the build starts.

import { EMAIL_KEY_VARIABLES, emailKeysFrom } from '../src/lib/contact/email-keys.ts';
import { TODAY_VARIABLE, today } from '../src/lib/dates/today.ts';
import { siteUrl } from '../src/lib/site/site-url.ts';

type BuildSettings = {
  /** One sentence for each problem. The build doesn't start if there is any. */
  problems: string[];
  /** Whether the contact form posts to EmailJS or to the site's own server. */
  usesEmailJs: boolean;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether Cloudflare Pages or Netlify runs the build. Both set an environment variable. */
export function isStaticHost(environment: Environment): boolean {
  return environment['CF_PAGES'] === '1' || environment['NETLIFY'] === 'true';
}

/** Whether one of these hosts builds a pull request or another branch than `main`, which it shows at an address of its own. */
export function isPreview(environment: Environment): boolean {
  if (environment['NETLIFY'] === 'true') return (environment['CONTEXT'] ?? 'production') !== 'production';
  return environment['CF_PAGES'] === '1' && (environment['CF_PAGES_BRANCH'] ?? 'main') !== 'main';
}

/**
 * Whether a build is meant for visitors, not for a preview: it has the school's own address, or a static host runs it,
 * which publishes what it builds.
 */
export function isForPublication(environment: Environment): boolean {
  return !isPreview(environment) && (isStaticHost(environment) || Boolean(environment['SITE_URL']?.trim()));
}

/** Reads all settings of a build and collects all problems. */
export function readBuildSettings(environment: Environment): BuildSettings {
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
  attempt(() => today(environment));
  if (environment[TODAY_VARIABLE]?.trim() && isForPublication(environment))
    problems.push(`${TODAY_VARIABLE} is set: it is for previews and tests. Build for publication without it.`);
  if (!['', 'off'].includes(environment['PUBLIC_SERVICE_WORKER'] ?? ''))
    problems.push('PUBLIC_SERVICE_WORKER must be "off" or not set.');
  const usesEmailJs = attempt(() => emailKeysFrom(environment)) !== undefined;
  return { problems, usesEmailJs };
}

/** The problem when the contact form posts to our own server but a static host, which can't run it, gets the pages. */
export const NOWHERE_TO_SEND = `The contact form has nowhere to send messages, because a static host runs no server. Set ${Object.values(EMAIL_KEY_VARIABLES).join(', ')} and build again.`;
