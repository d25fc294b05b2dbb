import type { ComponentProps } from 'react';
import type { Carousel } from './Carousel.tsx';
import type { ContactForm } from './ContactForm.tsx';
import type { NextDates } from './NextDates.tsx';

/** Every island that a page can hold, by the name it is asked for. Types alone: no script comes with them. */
export type Islands = { Carousel: typeof Carousel; ContactForm: typeof ContactForm; NextDates: typeof NextDates };

export type IslandName = keyof Islands;

/** The name of an island with the props it takes. */
export type IslandProps = { [Name in IslandName]: { name: Name; props: ComponentProps<Islands[Name]> } }[IslandName];
