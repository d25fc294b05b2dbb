import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { prefersReducedMotion } from './use-rotation.ts';

const FADE_MS = 300;
/** In browsers without the `scrollend` event, scrolling has ended after a pause this long. */
const SCROLL_PAUSE_MS = 150;
/** The events with which a visitor starts to scroll the row. */
const USER_SCROLL_EVENTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** `clientWidth` is rounded, and the error would add up over twelve slides. */
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** The scroll position of a slide. In right-to-left layouts, positions are negative. */
const positionOf = (element: HTMLElement, index: number) =>
  index * widthOf(element) * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Scrolls a row of full-width slides to the slide at `index`, and reports the slide a swipe ends at. */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSwipe: (index: number) => void,
): void {
  /** True while it scrolls to a slide. If scrolling ends elsewhere, the visitor didn't choose that slide. */
  const isOnItsWay = useRef(false);
  const realign = useEffectEvent((element: HTMLElement) => {
    isOnItsWay.current = false;
    element.scrollTo({ left: positionOf(element, index), behavior: 'instant' });
  });
  const settle = useEffectEvent((element: HTMLElement) => {
    const nearest = Math.round(Math.abs(element.scrollLeft) / widthOf(element));
    // A swipe ends with a slide in position. Otherwise the browser has moved the row, because its width changed.
    const isInPlace = Math.abs(element.scrollLeft - positionOf(element, nearest)) <= 2;
    const isThere = nearest === index;
    // An earlier scroll ended just as a new one started.
    const isTooEarly = isOnItsWay.current && !isThere;
    if (!isInPlace || isTooEarly) realign(element);
    else if (isThere) isOnItsWay.current = false;
    else onSwipe(nearest);
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const left = positionOf(element, index);
    const distance = Math.abs(element.scrollLeft - left);
    if (distance < 2) return;
    const isStill = prefersReducedMotion();
    // From the last slide to the first, or to any slide that isn't adjacent, it jumps instead of scrolling past the
    // others.
    const isNeighbor = distance < widthOf(element) * 1.5;
    isOnItsWay.current = isNeighbor && !isStill;
    element.scrollTo({ left, behavior: isOnItsWay.current ? 'smooth' : 'instant' });
    if (!isNeighbor && !isStill) element.animate({ opacity: [0.2, 1] }, FADE_MS);
  }, [row, index]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    let pause: ReturnType<typeof setTimeout> | undefined;
    const handleEnd = () => settle(element);
    const handleScroll = () => {
      clearTimeout(pause);
      pause = setTimeout(handleEnd, SCROLL_PAUSE_MS);
    };
    const handleUserScroll = () => {
      isOnItsWay.current = false;
    };
    for (const type of USER_SCROLL_EVENTS) element.addEventListener(type, handleUserScroll, options);
    if ('onscrollend' in window) element.addEventListener('scrollend', handleEnd, options);
    else element.addEventListener('scroll', handleScroll, options);
    const observer = new ResizeObserver(() => realign(element));
    observer.observe(element);
    return () => {
      clearTimeout(pause);
      observer.disconnect();
      listening.abort();
    };
  }, [row]);
}
