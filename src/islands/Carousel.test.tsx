import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './Carousel.tsx';

const slides = Array.from({ length: 12 }, (_, index) => ({
  id: `slide-${index + 1}`,
  caption: `Caption ${index + 1}`,
  description: `Description ${index + 1}`,
  picture: { slot: `slide-${index + 1}`, alt: `Picture ${index + 1}`, src: '/x.svg', width: 3, height: 2 },
}));

function Observer(_notify: (entries: { intersectionRatio: number }[]) => void) {
  return { observe() {}, disconnect() {} };
}
const InView = vi.fn(Observer);
const setInView = (isIn: boolean) => act(() => InView.mock.lastCall?.[0]([{ intersectionRatio: Number(isIn) }]));

const motion = { matches: false, addEventListener() {}, removeEventListener() {} };
beforeEach(() => {
  vi.useFakeTimers();
  motion.matches = false;
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', InView);
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const start = () => {
  render(<Carousel label="A year at school" slides={slides} />);
  setInView(true);
};
const carousel = () => screen.getByRole('group', { name: 'A year at school' });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const expectSlide = (number: number) => {
  expect(screen.getByText(`${number} of 12`)).toBeInTheDocument();
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', String(number));
};

test('hides no slide from assistive technology without script', () => {
  expect(renderToString(<Carousel label="A year at school" slides={slides} />)).not.toContain(' inert');
});

test('advances every 4000 ms, from the last slide to the first, and exposes only the visible slide', () => {
  start();
  const shown = screen.getAllByRole('group', { name: /^\d+ of 12$/ }).filter((slide) => !slide.hasAttribute('inert'));
  expect(shown.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 12']);
  pass(3999);
  expectSlide(1);
  pass(1);
  expectSlide(2);
  for (let step = 0; step < 11; step += 1) pass(4000);
  expectSlide(1);
});

test('announces a slide that the visitor selects, and none that rotates by itself', () => {
  start();
  const row = screen.getByRole('group', { name: 'Slides' });
  expect(row).toHaveAttribute('aria-live', 'off');
  act(() => button('Next slide').focus());
  expect(row).toHaveAttribute('aria-live', 'polite');
});

test('starts a new interval after the visitor changes the slide, or moves the pointer away', () => {
  start();
  press('Previous slide');
  expectSlide(12);
  press('Next slide');
  pass(3900);
  press('Next slide');
  pass(3999);
  expectSlide(2);
  fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
  pass(20_000);
  expectSlide(2);
  fireEvent.pointerLeave(carousel(), { pointerType: 'mouse' });
  pass(3999);
  expectSlide(2);
  pass(1);
  expectSlide(3);
});

test('does not start by itself under reduced motion, nor again after keyboard focus has stopped it', () => {
  motion.matches = true;
  start();
  pass(12_000);
  expectSlide(1);
  press('Start slide rotation');
  pass(4000);
  expectSlide(2);
  act(() => button('Next slide').focus());
  act(() => button('Next slide').blur());
  pass(12_000);
  expectSlide(2);
});

test('keeps rotating when the visitor started it by button and the focus moves inside', () => {
  start();
  act(() => button('Stop slide rotation').focus());
  press('Start slide rotation');
  act(() => button('Next slide').focus());
  pass(4000);
  expectSlide(2);
});

test('pauses off screen and in a hidden tab', () => {
  start();
  setInView(false);
  pass(20_000);
  setInView(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  pass(20_000);
  expectSlide(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(4000);
  expectSlide(2);
});
