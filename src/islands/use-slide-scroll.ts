import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const FADE_MS = 300;
/** Browsers without the `scrollend` event: scrolling has ended when it paused this long. */
const SCROLL_PAUSE_MS = 150;

/** Not `clientWidth`, which is rounded: over twelve slides the fractions add up. */
const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width;

/** Keeps a row of slides, each as wide as the row, at the slide of this index, and reports where a swipe has ended. */
export function useSlideScroll(
  row: RefObject<HTMLElement | null>,
  index: number,
  onSwipe: (index: number) => void,
): void {
  const knownWidth = useRef(0);
  const realign = useEffectEvent((element: HTMLElement) => {
    knownWidth.current = widthOf(element);
    element.scrollTo({ left: index * widthOf(element), behavior: 'instant' });
  });
  const settle = useEffectEvent((element: HTMLElement) => {
    const nearest = Math.round(element.scrollLeft / widthOf(element));
    // A swipe ends with a slide in place. Anything else is the browser's, when the width of the row changed under it.
    const isInPlace = Math.abs(element.scrollLeft - nearest * widthOf(element)) <= 2;
    if (widthOf(element) !== knownWidth.current || !isInPlace) realign(element);
    else if (nearest !== index) onSwipe(nearest);
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const left = index * widthOf(element);
    const distance = Math.abs(element.scrollLeft - left);
    if (distance < 2) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // From the last slide to the first, and to a slide further away, it changes at once instead of running past all others.
    const isNeighbour = distance < widthOf(element) * 1.5;
    element.scrollTo({ left, behavior: isNeighbour && !isStill ? 'smooth' : 'instant' });
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
    const hasEndEvent = 'onscrollend' in window;
    if (hasEndEvent) element.addEventListener('scrollend', handleEnd);
    else element.addEventListener('scroll', handleScroll);
    const observer = new ResizeObserver(() => realign(element));
    observer.observe(element);
    return () => {
      clearTimeout(pause);
      observer.disconnect();
      element.removeEventListener('scrollend', handleEnd);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [row]);
}
