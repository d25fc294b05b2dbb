import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const FADE_MS = 300;
/** Browsers without the `scrollend` event: scrolling has ended when it paused this long. */
const SCROLL_PAUSE_MS = 150;
/** How a visitor takes the row in hand. */
const SIGNS_OF_HAND = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Not `clientWidth`, which is rounded: over twelve slides the fractions add up. */
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** Where the row is scrolled to when the slide of this index is in place: from right to left, positions are negative. */
const positionOf = (element: HTMLElement, index: number) =>
  index * widthOf(element) * (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Keeps a row of slides, each as wide as the row, at the slide of this index, and reports where a swipe has ended. */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSwipe: (index: number) => void,
): void {
  const knownWidth = useRef(0);
  /** The row was sent to its slide and is not there yet: where a scroll ends now is no wish of the visitor. */
  const isOnItsWay = useRef(false);
  const realign = useEffectEvent((element: HTMLElement) => {
    isOnItsWay.current = false;
    knownWidth.current = widthOf(element);
    element.scrollTo({ left: positionOf(element, index), behavior: 'instant' });
  });
  const settle = useEffectEvent((element: HTMLElement) => {
    const nearest = Math.round(Math.abs(element.scrollLeft) / widthOf(element));
    // A swipe ends with a slide in place. Anything else is the browser's, when the width of the row changed under it.
    const isInPlace = Math.abs(element.scrollLeft - positionOf(element, nearest)) <= 2;
    const isThere = nearest === index;
    // An earlier scroll has ended, just when the row was sent elsewhere.
    const isTooEarly = isOnItsWay.current && !isThere;
    if (widthOf(element) !== knownWidth.current || !isInPlace || isTooEarly) realign(element);
    else if (isThere) isOnItsWay.current = false;
    else onSwipe(nearest);
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const left = positionOf(element, index);
    const distance = Math.abs(element.scrollLeft - left);
    if (distance < 2) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // From the last slide to the first, and to a slide further away, it changes at once instead of running past all others.
    const isNeighbour = distance < widthOf(element) * 1.5;
    isOnItsWay.current = isNeighbour && !isStill;
    element.scrollTo({ left, behavior: isOnItsWay.current ? 'smooth' : 'instant' });
    if (!isNeighbour && !isStill) element.animate({ opacity: [0.2, 1] }, FADE_MS);
  }, [row, index]);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const handleEnd = () => settle(element);
    const handleScroll = () => {
      clearTimeout(pause);
      pause = setTimeout(handleEnd, SCROLL_PAUSE_MS);
    };
    const handleHand = () => {
      isOnItsWay.current = false;
    };
    for (const sign of SIGNS_OF_HAND) element.addEventListener(sign, handleHand, { passive: true });
    const hasEndEvent = 'onscrollend' in window;
    if (hasEndEvent) element.addEventListener('scrollend', handleEnd);
    else element.addEventListener('scroll', handleScroll);
    const observer = new ResizeObserver(() => realign(element));
    observer.observe(element);
    return () => {
      clearTimeout(pause);
      observer.disconnect();
      for (const sign of SIGNS_OF_HAND) element.removeEventListener(sign, handleHand);
      element.removeEventListener('scrollend', handleEnd);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [row]);
}
