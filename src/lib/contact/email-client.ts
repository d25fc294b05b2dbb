/**
 * The only file that knows the email service; its settings are in `email-keys.ts`. With EmailJS keys in the environment,
 * the contact form posts to EmailJS. Without them, it sends the same request to the site's own server.
 */
import { CONTACT_MAX_BYTES, type ContactMessage, parametersOf } from '../../../hosting/contact-fields.ts';
import { type EmailKeys, type EmailKeyVariable, emailKeysFrom } from './email-keys.ts';

/** EmailJS has no timeout of its own, so the visitor could wait forever. */
const SEND_LIMIT_MS = 15_000;
/** EmailJS accepts at most 50 kB of JSON. */
const EMAILJS_MAX_BYTES = 50_000;
/** HTTP's "Content Too Large", from a service with a lower limit than ours. */
const TOO_LARGE_STATUS = 413;
/** Placeholder keys for the site's own server, which requires none. */
const OWN_SERVER_KEYS: EmailKeys = { publicKey: 'site', serviceId: 'site', templateId: 'contact' };

type SendResult = { sent: true } | { sent: false; reason: 'too-long' | 'refused' | 'unreachable' | 'timeout' };

// Vite replaces each of these expressions statically, so each must be written out.
const accountKeys = emailKeysFrom({
  PUBLIC_EMAILJS_PUBLIC_KEY: import.meta.env.PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID: import.meta.env.PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID: import.meta.env.PUBLIC_EMAILJS_TEMPLATE_ID,
} satisfies Record<EmailKeyVariable, string | undefined>);

/** The origin that gets the messages, if it isn't this site's own. The Content Security Policy allows it. */
export const emailServiceOrigin = accountKeys && 'https://api.emailjs.com';

/** Sends a message to the school. Never throws, resolves within the time limit, and ignores a later response. */
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
  const params = { ...parametersOf(message), to_email: toEmail };
  const bytes = new TextEncoder().encode(JSON.stringify(params)).length;
  if (bytes > (keys ? EMAILJS_MAX_BYTES : CONTACT_MAX_BYTES)) return { sent: false, reason: 'too-long' };
  try {
    // A dynamic import, because the package throws on load if site storage is blocked.
    const { init, send } = await import('@emailjs/browser');
    const { publicKey, serviceId, templateId } = keys ?? OWN_SERVER_KEYS;
    // `send` silently ignores its origin option; only `init` uses it.
    init(keys ? { publicKey } : { publicKey, origin: location.origin });
    const { text } = await send(serviceId, templateId, params);
    // A host without our endpoint, and the portal of a wireless network, may answer any request with a page and 200.
    return keys || !text.trimStart().startsWith('<') ? { sent: true } : { sent: false, reason: 'refused' };
  } catch (error) {
    // The package rejects with a status object, a TypeError or a plain string.
    if (typeof error !== 'object' || error === null || !('status' in error))
      return { sent: false, reason: 'unreachable' };
    return { sent: false, reason: error.status === TOO_LARGE_STATUS ? 'too-long' : 'refused' };
  }
}
