import { expect, test } from 'vitest';
import { colorToken } from './color-token.ts';

test('reads a color in both schemes', () => {
  expect(colorToken('ground')).toMatch(/^#[0-9a-f]{6}$/);
  expect(colorToken('ground', 'dark')).not.toBe(colorToken('ground'));
});

test('throws for an unknown color, and for part of a name', () => {
  expect(() => colorToken('groun')).toThrow('no light color "groun"');
  expect(() => colorToken('chartreuse', 'dark')).toThrow('no dark color "chartreuse"');
});
