import type { ComponentProps } from 'react';
import type { Carousel } from './Carousel.tsx';
import type { ContactForm } from './ContactForm.tsx';
import type { NextDates } from './NextDates.tsx';

/** Every island by name. These are only types, so importing them loads no script. */
export type Islands = { Carousel: typeof Carousel; ContactForm: typeof ContactForm; NextDates: typeof NextDates };

export type IslandName = keyof Islands;

/** An island's name with its props. */
export type IslandProps = { [Name in IslandName]: { name: Name; props: ComponentProps<Islands[Name]> } }[IslandName];
