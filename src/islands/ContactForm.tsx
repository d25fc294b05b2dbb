import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactMessage,
  contactMessage,
  mailTextOf,
} from '../../hosting/contact-fields.ts';
import { mailtoHref, telHref } from '../lib/contact/contact-links.ts';
import { emailServiceOrigin, sendContactMessage } from '../lib/contact/email-client.ts';
import { emptyFields, forgetDraft, readDraft, writeDraft } from '../lib/contact/message-draft.ts';
import { toast } from '../lib/contact/toast-store.ts';
import type { Home } from '../lib/text/content-types.ts';
import { buttonClass } from '../ui/button-class.ts';
import { FIELD } from '../ui/field-class.ts';
import { KhatamMark } from '../ui/KhatamMark.tsx';
import { Select } from '../ui/Select.tsx';
import { mountToaster } from './Toaster.tsx';

type Subject = { id: string; label: string };

type ContactFormProps = {
  subjects: readonly Subject[];
  /** The form's own messages. */
  texts: Home['contact']['form'];
  /** The recipient, and the alternatives offered beside the form. */
  email: string;
  phone: string;
};

type FieldProps = Pick<ContactFormProps, 'subjects' | 'texts'> & {
  field: (typeof CONTACT_FIELDS)[number];
  error: string | false;
  isSending: boolean;
};

/** The kinds of fields that an input is for. A new kind has its row here, or doesn't compile. */
const INPUT_TYPES = { line: 'text', email: 'email', subject: null, text: null } satisfies Record<
  (typeof CONTACT_FIELDS)[number]['kind'],
  string | null
>;

/** A label above its control, with any error message below. */
function Field({ field, error, isSending, subjects, texts }: FieldProps) {
  const { name, kind } = field;
  const inputType = INPUT_TYPES[kind];
  const id = `contact-${name}`;
  const attributes = {
    id,
    name,
    // Not `required`: the browser's own message would appear instead of ours.
    'aria-required': true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    className: FIELD,
  };
  const written = { ...attributes, dir: 'auto', readOnly: isSending } as const;
  return (
    <div className={kind === 'subject' || kind === 'text' ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id} className="block font-bold">
        {texts.labels[name]}
      </label>
      {kind === 'text' && <textarea {...written} rows={5} />}
      {inputType && <input {...written} type={inputType} autoComplete={'autofill' in field ? field.autofill : 'off'} />}
      {kind === 'subject' && (
        <Select {...attributes}>
          <option value="">{texts.chooseSubject}</option>
          {subjects.map((subject) => (
            <option key={subject.id} value={subject.id}>
              {subject.label}
            </option>
          ))}
        </Select>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-note font-bold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function controlOf(form: HTMLFormElement, field: ContactField) {
  return form.elements.namedItem(field) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
}

function readMessage(form: HTMLFormElement): ContactMessage {
  return contactMessage(({ name }) => controlOf(form, name).value);
}

/** Focuses a control and scrolls it into view with its label, which the browser might leave under the header. */
function showField(control: ReturnType<typeof controlOf>): void {
  control.focus({ preventScroll: true });
  control.labels?.[0]?.parentElement?.scrollIntoView({ block: 'nearest' });
}

/**
 * Fills in the draft from before a reload, with the subject that a link has chosen (`/?subject=tours#contact`), which then
 * heads its section. What was typed before hydration takes precedence. The address loses its query, so that after a reload
 * the draft counts.
 */
function restoreDraft(form: HTMLFormElement, subjects: readonly Subject[]): void {
  const draft = readDraft();
  const address = new URL(location.href);
  const chosen = address.searchParams.get('subject');
  const subject = subjects.find(({ id }) => id === chosen);
  if (subject) {
    draft.subject = subject.id;
    const heading = form.closest('section')?.querySelector('h2');
    if (heading) heading.textContent = subject.label;
  }
  if (chosen !== null) {
    address.searchParams.delete('subject');
    history.replaceState(history.state, '', address);
  }
  for (const { name } of CONTACT_FIELDS) {
    const control = controlOf(form, name);
    if (control.value === '') control.value = draft[name] ?? '';
  }
}

/** What the form does: keeps the draft, finds empty fields, sends, and tells the result in a toast. */
function useSending({ subjects, texts, email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [missing, setMissing] = useState<readonly ContactField[]>([]);
  const [isTooLong, setIsTooLong] = useState(false);
  const [unsent, setUnsent] = useState<ContactMessage>();
  // The status comes too late for a second submit in the same tick.
  const isLocked = useRef(false);
  const isSending = status === 'sending';

  useEffect(() => {
    mountToaster();
    if (!form.current) return;
    restoreDraft(form.current, subjects);
    writeDraft(readMessage(form.current));
    // The subjects are the page's and never change.
  }, [subjects]);
  // A pending request would be lost, so the browser asks first.
  useEffect(() => {
    if (!isSending) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }, [isSending]);

  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const message = readMessage(event.currentTarget);
    writeDraft(message);
    const empty = emptyFields(message);
    setMissing((fields) => fields.filter((field) => empty.includes(field)));
    setIsTooLong(false);
    setStatus((now) => (now === 'sent' ? 'idle' : now));
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLocked.current) return;
    const element = event.currentTarget;
    const message = readMessage(element);
    const empty = emptyFields(message);
    setMissing(empty);
    const [first] = empty;
    if (first) {
      setStatus('idle');
      toast({ variant: 'destructive', ...texts.incompleteToast });
      showField(controlOf(element, first));
      return;
    }
    isLocked.current = true;
    setStatus('sending');
    const result = await sendContactMessage(message, email);
    isLocked.current = false;
    if (result.sent) {
      element.reset();
      forgetDraft();
      // At once, because the toast makes room for the button with its note.
      flushSync(() => {
        setStatus('sent');
        setUnsent(undefined);
      });
      toast(texts.sentToast);
      return;
    }
    setStatus('idle');
    toast({ variant: 'destructive', ...texts.failedToast });
    const isMessageTooLong = result.reason === 'too-long';
    setIsTooLong(isMessageTooLong);
    // A `mailto:` link can't contain a long message either.
    setUnsent(isMessageTooLong ? undefined : message);
    if (isMessageTooLong) showField(controlOf(element, 'message'));
  };

  return { form, status, missing, isTooLong, unsent, handleInput, handleSubmit };
}

/** Sends a message to the school's secretary. Typed text is never lost before it is sent. */
export function ContactForm(props: ContactFormProps) {
  const { subjects, texts, email, phone } = props;
  const { form, status, missing, isTooLong, unsent, handleInput, handleSubmit } = useSending(props);
  const isSending = status === 'sending';

  const phoneLink = (
    <a href={telHref(phone)} className="whitespace-nowrap">
      {phone}
    </a>
  );
  const errorOf = (field: ContactField) =>
    missing.includes(field) ? texts.missing[field] : field === 'message' && isTooLong && texts.tooLong;

  return (
    // `post`, so that a native submit never puts the text in the URL. The Content Security Policy (form-action 'none')
    // then blocks the request, and the fields keep their values.
    <form
      ref={form}
      method="post"
      data-connect={emailServiceOrigin}
      onSubmit={(event) => void handleSubmit(event)}
      onInput={handleInput}
      className="grid gap-x-12 gap-y-4 sm:grid-cols-2 sm:gap-y-6"
    >
      <p className="text-ink-soft sm:col-span-2">
        {`${texts.introduction} `}
        <span className="calls">{phoneLink}, </span>
        <a href={mailtoHref(email)}>{email}</a>
      </p>
      {CONTACT_FIELDS.map((field) => (
        <Field key={field.name} {...{ field, isSending, subjects, texts }} error={errorOf(field.name)} />
      ))}
      <div className="sm:col-span-2">
        {/* Not `disabled`: it would lose the focus. */}
        <button
          type="submit"
          aria-disabled={isSending}
          className={`${buttonClass('primary')} min-w-44 cursor-pointer aria-disabled:cursor-wait aria-disabled:opacity-70 noscript:hidden`}
        >
          {isSending ? texts.sending : texts.send}
        </button>
        <output className="sr-only">{isSending && texts.sending}</output>
        <p className="hidden font-bold noscript:block">{texts.noScript}</p>
        <p hidden data-start-failed="" role="alert" className="mt-4 font-bold text-danger">
          {texts.startFailed}
        </p>
        {status === 'sent' && (
          <p className="mt-5 flex items-center gap-3 font-bold text-success">
            <KhatamMark className="size-10" />
            {texts.sent}
          </p>
        )}
        {unsent && (
          <p className="mt-5 border-s-4 border-danger ps-4">
            {`${texts.unsent.text} `}
            <a href={unsentMail(unsent, subjects, email)}>{texts.unsent.link}</a>
            {`, ${texts.unsent.call} `}
            {phoneLink}
            {'.'}
          </p>
        )}
      </div>
    </form>
  );
}

/** A `mailto:` link with the unsent message. */
function unsentMail(message: ContactMessage, subjects: readonly Subject[], email: string): string {
  const subject = subjects.find(({ id }) => id === message.subject)?.label ?? message.subject;
  const body = mailTextOf({ ...message, subject });
  // Windows opens no address of 2,048 characters. The text is still in the form.
  return mailtoHref(email, { subject, body: encodeURIComponent(body).length < 1900 ? body : '' });
}
