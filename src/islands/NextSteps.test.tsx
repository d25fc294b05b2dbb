import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NextSteps } from './NextSteps.tsx';

const props = {
  words: {
    gradeLabel: 'Grade',
    allGrades: 'All grades',
    nothing: 'Nothing to do.',
    passed: 'This date has passed.',
    kept: 'Kept on this device.',
    notKept: 'Not kept.',
    clear: 'Clear all',
  },
  grades: [
    { id: 'kindergarten', label: 'Kindergarten' },
    { id: 'grade-1', label: '1st grade' },
    { id: 'grade-2', label: '2nd grade' },
  ],
  steps: [
    { id: 'application', title: 'Application', tasks: [{ id: 'form', text: 'Send the form.' }] },
    {
      id: 'assessment',
      title: 'Assessment',
      note: 'Grades 1–8',
      tasks: [{ id: 'day', text: 'Agree on a day.', fromGrade: 'grade-1' }],
    },
  ],
};

const stored = () => JSON.parse(localStorage.getItem('next-steps') ?? 'null');
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

beforeEach(() => localStorage.clear());

test('stores nothing until something is chosen, then keeps the ticks and the grade for the next visit', async () => {
  render(<NextSteps {...props} />);
  expect(stored()).toBeNull();
  await userEvent.click(box(/Send the form/));
  await userEvent.selectOptions(screen.getByLabelText('Grade'), '2nd grade');
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 done');
  cleanup();
  render(<NextSteps {...props} />);
  expect(box(/Send the form/)).toBeChecked();
  expect(screen.getByLabelText('Grade')).toHaveValue('grade-2');
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(box(/Send the form/)).not.toBeChecked();
  expect(stored()).toBeNull();
});

test('shows only what the chosen grade needs', async () => {
  render(<NextSteps {...props} />);
  const select = screen.getByLabelText('Grade');
  expect(box(/Agree on a day/)).toBeVisible();
  await userEvent.selectOptions(select, 'Kindergarten');
  expect(screen.queryByRole('checkbox', { name: /Agree on a day/ })).toBeNull();
  expect(screen.getByText('Nothing to do.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('0 of 1 done');
  await userEvent.selectOptions(select, '1st grade');
  expect(box(/Agree on a day/)).toBeVisible();
  expect(screen.queryByText('Nothing to do.')).toBeNull();
});

test('keeps a tick from before hydration', () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(<NextSteps {...props} />);
  (element.querySelector('[name=form]') as HTMLInputElement).checked = true;
  onTestFinished(() => element.remove());
  render(<NextSteps {...props} />, { container: element, hydrate: true });
  expect(box(/Send the form/)).toBeChecked();
  expect(stored()).toEqual({ grade: '', done: ['form'] });
});

test.each(['null', '[]', '{"grade":7,"done":"form"}', '{"grade":"grade-99","done":["form"]}', 'no JSON'])(
  'survives %s in storage',
  (value) => {
    localStorage.setItem('next-steps', value);
    render(<NextSteps {...props} />);
    expect(screen.getByLabelText('Grade')).toHaveValue('');
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  },
);

test('says so when the browser keeps nothing, and works without', async () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  render(<NextSteps {...props} />);
  expect(screen.getByText('Kept on this device.')).toBeVisible();
  await userEvent.click(box(/Send the form/));
  expect(screen.getByText('Not kept.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 done');
  refuse.mockRestore();
});
