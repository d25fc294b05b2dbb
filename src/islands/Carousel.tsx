import { type ComponentProps, useRef, useState } from 'react';
import type { Home } from '../lib/text/content-types.ts';
import { Group } from '../ui/Group.tsx';
import { IconShape } from '../ui/IconShape.tsx';
import { chevronLeft, chevronRight, pause, play } from '../ui/icon-shapes.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useRotation } from './use-rotation.ts';
import { useSlideScroll } from './use-slide-scroll.ts';

/** A slide without the name of its picture's slot, which the page needn't carry. */
type Slide = Omit<Home['slides']['slides'][number], 'picture'> & {
  picture: ComponentProps<typeof PictureFrame>['picture'];
};

type CarouselProps = {
  /** The accessible name: what the slides show. */
  label: string;
  slides: readonly Slide[];
};

/** The parts of the position's bar. With forced colors, it keeps colors that tell them apart. */
const TRACK = 'bg-hairline forced-colors:bg-[GrayText] [&::-webkit-progress-bar]:bg-transparent';
const FILL =
  'text-brass forced-colors:text-[Highlight] [&::-moz-progress-bar]:bg-current [&::-webkit-progress-value]:bg-current';

/** How the row of slides scrolls, and the places of the slides and thumbnails beside the controls. */
const SCROLLED =
  '[scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]';
const ROW_PLACE = 'max-lg:order-1 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 noscript:lg:col-span-12';
const THUMBNAILS_PLACE = 'max-lg:order-3 lg:col-span-5 lg:col-start-8 lg:self-start';

/** The edge of a thumbnail. The current slide's is disabled. */
const EDGE =
  'border-transparent hover:border-brass aria-disabled:border-green forced-colors:border-[Canvas] forced-colors:aria-disabled:border-[Highlight]';

function Control({ label, shape, onClick }: { label: string; shape: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      onClick={onClick}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-green hover:bg-sunk"
    >
      <IconShape shape={shape} className="size-6" />
    </button>
  );
}

/** Slides that advance by themselves, with controls and thumbnails. Without script, a scrollable row. */
export function Carousel({ label, slides }: CarouselProps) {
  const [index, setIndex] = useState(0);
  // In the built page every slide is exposed. After hydration, only the current one is.
  const isLive = useHydrated();
  const root = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const moveTo = (next: number) => setIndex((next + count) % count);
  const { isRotating, isOn, toggle, handlers } = useRotation(root, index, () => moveTo(index + 1));
  useSlideScroll(row, index, moveTo);

  return (
    <Group
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      {...handlers}
      className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-12 lg:grid-rows-[auto_1fr]"
    >
      <div className="-ms-3 flex items-center gap-x-1 max-lg:order-2 lg:col-span-5 lg:col-start-8 noscript:hidden print:hidden">
        <Control
          label={isOn ? 'Stop slide rotation' : 'Start slide rotation'}
          shape={isOn ? pause : play}
          onClick={toggle}
        />
        <Control label="Previous slide" shape={chevronLeft} onClick={() => moveTo(index - 1)} />
        <Control label="Next slide" shape={chevronRight} onClick={() => moveTo(index + 1)} />
        <p className="ms-2 shrink-0 font-serif text-h4 tabular-nums">{`${index + 1} of ${count}`}</p>
        <progress
          aria-label="Position in the slides"
          value={index + 1}
          max={count}
          className={`ms-4 h-0.5 min-w-0 grow appearance-none forced-color-adjust-none ${TRACK} ${FILL}`}
        />
      </div>
      <Group
        ref={row}
        aria-label="Slides"
        aria-live={isRotating ? 'off' : 'polite'}
        // A scrollable row must be focusable.
        tabIndex={0}
        className={`unstacked flex ${SCROLLED} ${ROW_PLACE} print:grid print:grid-cols-3 print:gap-x-8`}
      >
        {slides.map(({ id, picture, caption, description }, position) => (
          <Group
            key={id}
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${count}`}
            inert={isLive && position !== index}
            className="w-full shrink-0 snap-start"
          >
            <figure>
              <div className="later aspect-3/2">
                <PictureFrame picture={picture} sizes="(min-width: 84rem) 45rem, (min-width: 64rem) 53vw, 91vw" />
              </div>
              <figcaption className="mt-3 grid gap-x-6 gap-y-1 md:grid-cols-[2fr_3fr] md:items-baseline print:block">
                <p className="font-serif text-h3">{caption}</p>
                <p className="text-ink-soft">{description}</p>
              </figcaption>
            </figure>
          </Group>
        ))}
      </Group>
      <Group
        aria-label="Choose a slide"
        className={`unstacked -m-1 grid grid-cols-4 gap-1 sm:grid-cols-6 lg:grid-cols-3 lg:gap-3 ${THUMBNAILS_PLACE} noscript:hidden print:hidden`}
      >
        {slides.map(({ id, picture, caption }, position) => (
          <button
            key={id}
            type="button"
            aria-label={`Slide ${position + 1}: ${caption}`}
            aria-disabled={position === index}
            onClick={() => moveTo(position)}
            className={`cursor-pointer border-2 p-0.5 ${EDGE}`}
          >
            <span className="later block aspect-3/2">
              <PictureFrame
                picture={{ ...picture, alt: '' }}
                className="h-full object-cover"
                sizes="(min-width: 64rem) 10rem, (min-width: 36rem) 15vw, 22vw"
              />
            </span>
          </button>
        ))}
      </Group>
    </Group>
  );
}
