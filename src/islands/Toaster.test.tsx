import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tablesOf } from '../../tests/support/tables.ts';
import { dismissToast, toast } from '../lib/contact/toast-store.ts';
import { Toaster } from './Toaster.tsx';

const table = tablesOf('src/islands/Toaster.yaml');

// jsdom doesn't implement it.
Element.prototype.setPointerCapture = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  render(<Toaster />);
});

afterEach(() => act(() => dismissToast()));

const show = (options: Parameters<typeof toast>[0]) => act(() => void toast(options));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const message = () => screen.queryByText('Hello');
const closeButton = () => screen.getByRole('button', { name: 'Close notification' });
const card = () => closeButton().parentElement?.parentElement as HTMLElement;

test('announces an error assertively and anything else politely, each once', () => {
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  show({ title: 'Error', description: 'Hello', variant: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorHello');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  show({ title: 'Success', description: 'Hello' });
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.getByRole('status')).toHaveTextContent('SuccessHello');
  expect(screen.getAllByText('Hello')).toHaveLength(1);
});

test('announces the same text twice, by rendering a new node, which has 5000 ms of its own', () => {
  show({ description: 'Hello' });
  const first = message();
  pass(4000);
  show({ description: 'Hello' });
  expect(message()).not.toBe(first);
  pass(4999);
  expect(message()).toBeInTheDocument();
});

test.each([
  ['the pointer', () => fireEvent.pointerMove(card()), () => fireEvent.pointerLeave(region())],
  ['focus', () => fireEvent.focusIn(closeButton()), () => fireEvent.focusOut(closeButton())],
  ['another window', () => fireEvent.blur(window), () => fireEvent.focus(window)],
])('%s pauses its 5000 ms, which then go on', (_, pause, resume) => {
  show({ description: 'Hello' });
  pass(4000);
  pause();
  pass(60_000);
  resume();
  pass(999);
  expect(message()).toBeInTheDocument();
  pass(1);
  expect(message()).not.toBeInTheDocument();
});

test('after a toast was closed, by pointer and by keyboard, the next one still closes by itself', () => {
  render(<button type="button">Send</button>);
  const send = screen.getByRole('button', { name: 'Send' });
  send.focus();
  show({ description: 'first' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(region()).toHaveFocus();
  fireEvent.pointerMove(closeButton());
  act(() => closeButton().focus());
  fireEvent.click(closeButton());
  expect(send).toHaveFocus();
  show({ description: 'Hello' });
  pass(5000);
  expect(message()).not.toBeInTheDocument();
});

test('a toast that replaces the focused one keeps the focus and stays paused', () => {
  show({ description: 'first' });
  act(() => closeButton().focus());
  show({ description: 'Hello' });
  expect(closeButton()).toHaveFocus();
  pass(60_000);
  expect(message()).toBeInTheDocument();
});

test('Escape closes it from anywhere, unless something nearer has taken the key', () => {
  show({ description: 'Hello' });
  const taken = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
  taken.preventDefault();
  fireEvent(document.body, taken);
  expect(message()).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(message()).not.toBeInTheDocument();
});

test.each(table<[number, number, boolean]>('swipes'))('a swipe by %i, %i px leaves it open: %s', (x, y, isOpen) => {
  show({ description: 'Hello' });
  const at = (part: number) => ({ clientX: 100 + x * part, clientY: 100 + y * part, pointerId: 1, button: 0 });
  fireEvent.pointerDown(card(), at(0));
  for (const part of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(card(), at(part));
  fireEvent.pointerUp(card(), at(1));
  expect(message() !== null).toBe(isOpen);
  if (isOpen) expect(card().style.translate).toBe('');
});

test('a swipe that the browser takes over leaves it open', () => {
  show({ description: 'Hello' });
  fireEvent.pointerDown(card(), { clientX: 0, button: 0 });
  for (const clientX of [40, 80]) fireEvent.pointerMove(card(), { clientX });
  fireEvent.pointerCancel(card(), { clientX: 80 });
  expect(message()).toBeInTheDocument();
});

test('runs the action, closes the toast, and gives screen reader users the alternative text', () => {
  const onClick = vi.fn<() => void>();
  show({ description: 'Hello', action: { label: 'Undo', altText: 'Or call the office', onClick } });
  expect(screen.getByRole('status')).toHaveTextContent('Or call the office');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(message()).not.toBeInTheDocument();
});

test.each(table<[string, Record<'above' | 'field' | 'toast' | 'scrolled', number>]>('fields'))(
  'a toast %s',
  (_, { above, field, toast, scrolled }) => {
    render(
      <form>
        <div data-top={above} />
        <div data-top={field}>
          <input aria-label="Name" />
        </div>
      </form>,
    );
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      const { top } = (this as HTMLElement).dataset;
      return top === undefined ? new DOMRect(0, toast, 300, 80) : new DOMRect(0, Number(top), 300, 48);
    });
    screen.getByLabelText('Name').focus();
    show({ description: 'Hello' });
    expect(scrollBy).toHaveBeenCalledWith({ top: scrolled, behavior: 'instant' });
  },
);
