/** The server's two dynamic endpoints, shared with the pages. */

/** Health check for monitoring. */
export const HEALTH_PATH = '/healthz';
/** Receives the contact form. It uses the EmailJS path, so that the form sends the same request to both. */
export const CONTACT_PATH = '/api/v1.0/email/send';
