interface ImportMetaEnv {
  /** The EmailJS account of the contact form: all three, or none for the site's own server. */
  readonly PUBLIC_EMAILJS_PUBLIC_KEY?: string;
  readonly PUBLIC_EMAILJS_SERVICE_ID?: string;
  readonly PUBLIC_EMAILJS_TEMPLATE_ID?: string;
  /** `off` takes the service worker away from every browser that has it. */
  readonly PUBLIC_SERVICE_WORKER?: string;
}
