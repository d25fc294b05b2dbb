/** The server's two dynamic endpoints, shared with the pages. */

/** Health check for monitoring. */
export const HEALTH_PATH = '/healthz';
/** Receives the contact form. It uses the EmailJS path, so that the form sends the same request to both. */
export const CONTACT_PATH = '/api/v1.0/email/send';
/** The maximum size of a contact form request. 10,000 Arabic words take 150 kB. */
export const CONTACT_MAX_BYTES = 256 * 1024;
/** The values of the form's subject field. Their labels are content (`content/pages/home.yaml`, `contact.subjects`). */
export const CONTACT_SUBJECTS = ['admissions', 'tours', 'general'] as const;
