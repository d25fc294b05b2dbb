import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NextSteps } from './NextSteps.tsx';

const props = {
  ticks: { done: 'Done', kept: 'Kept on this device.', notKept: 'Not kept.', clear: 'Clear all' },
  steps: [
    { id: 'application', title: 'Application', text: 'Send the form.' },
    { id: 'assessment', title: 'Assessment', text: 'Agree on a day.', note: 'Grades 1–8', done: 'Done, or not needed' },
  ],
};

const stored = () => localStorage.getItem('next-steps');
const application = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Done: Application' });

test('stores nothing until something is ticked, then keeps the ticks for the next visit', async () => {
  render(<NextSteps {...props} />);
  expect(stored()).toBeNull();
  await userEvent.click(application());
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 done');
  cleanup();
  render(<NextSteps {...props} />);
  expect(application()).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(application()).not.toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 done');
  expect(stored()).toBeNull();
});

test('keeps a tick from before hydration', () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(<NextSteps {...props} />);
  (element.querySelector('[name=application]') as HTMLInputElement).checked = true;
  render(<NextSteps {...props} />, { container: element, hydrate: true });
  expect(application()).toBeChecked();
  expect(stored()).toBe('application');
});

test.each(['', '{"done":[]}', 'a-step-of-last-year'])('survives %s in storage', (value) => {
  localStorage.setItem('next-steps', value);
  render(<NextSteps {...props} />);
  expect(screen.getByRole('status')).toHaveTextContent('0 of 2 done');
});

test('says so when the browser keeps nothing, and works without', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  render(<NextSteps {...props} />);
  expect(screen.getByText('Kept on this device.')).toBeVisible();
  await userEvent.click(application());
  expect(screen.getByText('Not kept.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 done');
});
