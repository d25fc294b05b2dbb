import type { Home } from '../lib/content-types.ts';
import { buttonClass } from '../ui/button-class.ts';

type ContactFormProps = { subjects: Home['contact']['subjects'] };

const FIELD = 'mt-1.5 block w-full rounded-control border border-edge bg-paper px-4 py-3 text-ink';
const LABEL = 'block font-bold';

/** Name, e-mail, subject and message to the school's secretary. */
export function ContactForm({ subjects }: ContactFormProps) {
  return (
    <form method="post" className="grid gap-6 sm:grid-cols-2">
      <p className="text-label text-ink-soft sm:col-span-2">All four fields are needed.</p>
      <label className={LABEL}>
        Your name
        <input name="name" type="text" autoComplete="name" aria-required="true" className={FIELD} />
      </label>
      <label className={LABEL}>
        Your e-mail
        <input name="email" type="email" autoComplete="email" aria-required="true" className={FIELD} />
      </label>
      <label className={`${LABEL} sm:col-span-2`}>
        Subject
        <select name="subject" defaultValue="" aria-required="true" className={FIELD}>
          <option value="">Choose a subject</option>
          {subjects.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={`${LABEL} sm:col-span-2`}>
        Message
        <textarea name="message" rows={6} aria-required="true" className={FIELD} />
      </label>
      <div className="sm:col-span-2">
        <button type="submit" className={`${buttonClass('primary')} cursor-pointer`}>
          Send message
        </button>
      </div>
    </form>
  );
}
