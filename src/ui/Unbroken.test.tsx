import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

test('keeps each range on one line and the text as it is', () => {
  const text = 'From 2025–2026 on: (8–9) and K–5.';
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual([
    '2025–2026',
    '(8–9)',
    'K–5.',
  ]);
});
