/** The two addresses that the server answers itself, for the server, the pages and the configurations of other hosts. */

/** Says whether the server works, for monitoring. */
export const HEALTH_PATH = '/healthz';
/** Receives the contact form. The path is that of EmailJS, so that the form sends the same request to both. */
export const CONTACT_PATH = '/api/v1.0/email/send';
/** The largest request the contact form may send. 10,000 Arabic words are 150 kB. */
export const CONTACT_MAX_BYTES = 256 * 1024;
