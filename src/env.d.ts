interface ImportMetaEnv {
  /** The EmailJS account of the contact form: all three, or none for the site's own server. */
  readonly PUBLIC_EMAILJS_PUBLIC_KEY?: string;
  readonly PUBLIC_EMAILJS_SERVICE_ID?: string;
  readonly PUBLIC_EMAILJS_TEMPLATE_ID?: string;
}
