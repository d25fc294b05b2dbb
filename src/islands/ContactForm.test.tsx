import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONTACT_FIELDS, type ContactField, contactMessage } from '../../hosting/contact-fields.ts';
import { messageOf } from '../../tests/support/contact-message.ts';
import { readContent } from '../content/read-content.ts';
import { dismissToast } from '../lib/contact/toast-store.ts';
import { ContactForm } from './ContactForm.tsx';

const props = {
  subjects: [
    { id: 'admissions', label: 'Admissions Inquiry' },
    { id: 'tours', label: 'Schedule a Tour' },
  ],
  texts: readContent('home', 'fixtures/content').contact.form,
  email: 'secretary@school.example.org',
  phone: '401-555-0140',
};

beforeEach(() => void vi.spyOn(globalThis, 'fetch'));

afterEach(() => {
  act(() => dismissToast());
  history.replaceState(null, '', '/');
});

const button = () => screen.getByRole('button', { name: /Send message|Sending\.\.\./ });

const written = messageOf();
const controlOf = (name: ContactField) => screen.getByLabelText<HTMLInputElement>(props.texts.labels[name]);
const values = () => contactMessage(({ name }) => controlOf(name).value);

async function openFilledIn() {
  render(<ContactForm {...props} />);
  // Not typed, because that is slow in a simulated browser.
  for (const { name } of CONTACT_FIELDS) fireEvent.input(controlOf(name), { target: { value: written[name] } });
}

test('blanks are no message, and a field loses its mark once it is filled in', async () => {
  await openFilledIn();
  const message = screen.getByLabelText('Message');
  await userEvent.clear(message);
  await userEvent.type(message, '   ');
  await userEvent.click(button());
  expect(message).toHaveFocus();
  expect(message).toBeInvalid();
  expect(screen.getByLabelText('Your name')).not.toBeInvalid();
  await userEvent.type(message, 'Hello');
  expect(message).not.toBeInvalid();
  expect(message).not.toHaveAccessibleDescription();
});

test('a success says so at the button until the visitor writes again', async () => {
  vi.mocked(fetch).mockResolvedValue(new Response('OK'));
  await openFilledIn();
  await userEvent.click(button());
  const thanks = await screen.findByText('Thank you. The office has your message.');
  // The toast announces it.
  expect(thanks.closest('[role], [aria-live], output')).toBeNull();
  expect(sessionStorage.getItem('contact-draft')).toBeNull();
  await userEvent.type(screen.getByLabelText('Message'), 'One more thing');
  expect(thanks).not.toBeInTheDocument();
});

test('text typed into the built page survives hydration', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ name: 'Old', message: 'Old' }));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<ContactForm {...props} />);
  screen.getByLabelText<HTMLInputElement>('Your name').value = 'Typed early';
  screen.getByLabelText<HTMLSelectElement>('Subject').value = 'tours';
  render(<ContactForm {...props} />, { container, hydrate: true });
  expect(values()).toMatchObject({ name: 'Typed early', email: '', subject: 'tours', message: 'Old' });
});

test('a failure keeps the form and offers the same text as a mail; leaving is questioned only while it is sent', async () => {
  const isQuestioned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { promise, reject } = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockReturnValue(promise);
  await openFilledIn();
  expect(isQuestioned()).toBe(false);
  await userEvent.click(button());
  expect(isQuestioned()).toBe(true);
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(document.querySelector('form output')).toHaveTextContent('Sending...');
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await act(async () => reject(new TypeError('Failed to fetch')));
  expect(isQuestioned()).toBe(false);
  expect(button()).toHaveFocus();
  expect(values()).toEqual(written);
  const mail = await screen.findByRole('link', { name: 'Send it from your own e-mail program' });
  const lines = ['Name: Maryam Example', 'E-mail: maryam@example.org', 'Subject: Schedule a Tour', '', 'May we visit?'];
  const body = encodeURIComponent(lines.join('\r\n'));
  expect(mail).toHaveAttribute('href', `mailto:secretary@school.example.org?subject=Schedule%20a%20Tour&body=${body}`);
  expect(screen.getAllByRole('link', { name: '401-555-0140' })).toHaveLength(2);
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'x'.repeat(2000);
  await userEvent.click(button());
  await vi.waitFor(() => expect(mail).toHaveAttribute('href', expect.not.stringContaining('body')));
  vi.mocked(fetch).mockResolvedValue(new Response('OK'));
  await userEvent.click(button());
  await vi.waitFor(() => expect(mail).not.toBeInTheDocument());
});

test('two submits of the same moment send once', async () => {
  vi.mocked(fetch).mockImplementation(async () => new Response('OK'));
  await openFilledIn();
  await act(async () => {
    for (const _ of [1, 2]) button().closest('form')?.requestSubmit();
  });
  await vi.waitFor(() => expect(values()).toEqual(contactMessage(() => '')));
  expect(fetch).toHaveBeenCalledOnce();
});

test('a message that is too long is not sent; its field says so and keeps the text', async () => {
  await openFilledIn();
  const message = screen.getByLabelText<HTMLTextAreaElement>('Message');
  // More than 256 kB in UTF-8, with fewer characters.
  const tooLong = 'é'.repeat(140_000);
  fireEvent.change(message, { target: { value: tooLong } });
  await userEvent.click(button());
  await vi.waitFor(() => expect(message).toHaveFocus());
  expect(message).toHaveAccessibleDescription(/too long/);
  expect(message.value).toBe(tooLong);
  expect(fetch).not.toHaveBeenCalled();
});

test('the fields are the browser’s to check in format, and ours to find empty', () => {
  render(<ContactForm {...props} />);
  expect(button().closest('form')).not.toHaveAttribute('novalidate');
  expect(screen.getByLabelText('Your e-mail')).toHaveAttribute('type', 'email');
  for (const { name } of CONTACT_FIELDS) {
    expect(controlOf(name)).not.toHaveAttribute('required');
    expect(controlOf(name)).toHaveAttribute('aria-required', 'true');
  }
});

const open = (query: string) => {
  history.replaceState(null, '', `/${query}#contact`);
  render(
    <section>
      <h2>Ask us</h2>
      <ContactForm {...props} />
    </section>,
  );
  return screen.getByLabelText<HTMLSelectElement>('Subject');
};
test('a subject in the address is chosen and named, keeps the rest of the draft, and after a reload leaves it to the draft', async () => {
  sessionStorage.setItem('contact-draft', JSON.stringify({ subject: 'admissions', message: 'May we visit?' }));
  const subject = open('?subject=tours&from=card');
  expect(subject).toHaveValue('tours');
  expect(screen.getByRole('heading')).toHaveTextContent('Schedule a Tour');
  expect(screen.getByLabelText('Message')).toHaveValue('May we visit?');
  expect(location.href).toMatch(/\/\?from=card#contact$/);
  await userEvent.selectOptions(subject, 'Admissions Inquiry');
  cleanup();
  render(<ContactForm {...props} />);
  expect(screen.getByLabelText('Subject')).toHaveValue('admissions');
});

test.each(['?subject=nothing', '?subject=', '?subject=%00', '?Subject=tours'])('%s chooses nothing', (query) => {
  expect(open(query)).toHaveValue('');
  expect(screen.getByRole('heading')).toHaveTextContent('Ask us');
});
