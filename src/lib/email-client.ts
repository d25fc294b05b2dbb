/**
 * The only file that knows the e-mail service. With keys in the environment the contact form posts to EmailJS; with none
 * it posts the same request to the site's own server.
 */
import type { ContactMessage } from './contact-message.ts';
import { type EmailKeys, emailKeysFrom } from './email-keys.ts';

/** The service itself has no limit and would keep the visitor waiting for ever. */
const SEND_LIMIT_MS = 15_000;
/**
 * The longest message in bytes of JSON. EmailJS takes 50 kB; our own server takes requests of 64 KiB, of which a part is
 * not the message.
 */
const EMAILJS_LIMIT_BYTES = 50_000;
const OWN_SERVER_LIMIT_BYTES = 65_000;
/** HTTP's "Content Too Large", from a service whose limit is lower than ours. */
const TOO_LARGE_STATUS = 413;
/** What stands in for the keys at the site's own server, which asks for none. */
const OWN_SERVER_KEYS: EmailKeys = { publicKey: 'site', serviceId: 'site', templateId: 'contact' };

export type SendResult = { sent: true } | { sent: false; reason: 'too-long' | 'refused' | 'unreachable' | 'timeout' };

// Vite replaces each of these where it stands, so they must be named one by one.
const accountKeys = emailKeysFrom({
  PUBLIC_EMAILJS_PUBLIC_KEY: import.meta.env.PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID: import.meta.env.PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID: import.meta.env.PUBLIC_EMAILJS_TEMPLATE_ID,
});

/** Whether messages go to EmailJS rather than to the site's own server. The page's security policy depends on it. */
export const usesEmailJs = accountKeys !== undefined;

/**
 * Sends a message of the contact form to the school. Never throws, and answers within the limit; what the service says
 * after that is ignored.
 */
export async function sendContactMessage(
  message: ContactMessage,
  toEmail: string,
  keys: EmailKeys | undefined = accountKeys,
): Promise<SendResult> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<SendResult>((resolve) => {
    limit = setTimeout(resolve, SEND_LIMIT_MS, { sent: false, reason: 'timeout' });
  });
  const result = await Promise.race([attempt(message, toEmail, keys), timeout]);
  clearTimeout(limit);
  return result;
}

async function attempt(message: ContactMessage, toEmail: string, keys: EmailKeys | undefined): Promise<SendResult> {
  const params = {
    from_name: message.name,
    from_email: message.email,
    subject: message.subject,
    message: message.message,
    to_email: toEmail,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(params)).length;
  if (bytes > (keys ? EMAILJS_LIMIT_BYTES : OWN_SERVER_LIMIT_BYTES)) return { sent: false, reason: 'too-long' };
  try {
    // Loaded here and not at the top: where site storage is blocked, the package throws as soon as it is loaded.
    const { init, send } = await import('@emailjs/browser');
    const { publicKey, serviceId, templateId } = keys ?? OWN_SERVER_KEYS;
    // An origin given to `send` is silently ignored; only `init` takes it.
    init(keys ? { publicKey } : { publicKey, origin: location.origin });
    const { text } = await send(serviceId, templateId, params);
    // A host without our endpoint may answer any request with a page and 200.
    return keys || text === 'OK' ? { sent: true } : { sent: false, reason: 'refused' };
  } catch (error) {
    // The package rejects with a status object, a TypeError or a plain string.
    if (typeof error !== 'object' || error === null || !('status' in error))
      return { sent: false, reason: 'unreachable' };
    return { sent: false, reason: error.status === TOO_LARGE_STATUS ? 'too-long' : 'refused' };
  }
}
