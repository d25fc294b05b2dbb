import type { ComponentProps } from 'react';
import type { Bill } from './Bill.tsx';
import type { Carousel } from './Carousel.tsx';
import type { ContactForm } from './ContactForm.tsx';
import type { Find } from './Find.tsx';
import type { NextDates } from './NextDates.tsx';
import type { NextSteps } from './NextSteps.tsx';

/** Every island by name. These are only types, so importing them loads no script. */
export type Islands = {
  Bill: typeof Bill;
  Carousel: typeof Carousel;
  ContactForm: typeof ContactForm;
  Find: typeof Find;
  NextDates: typeof NextDates;
  NextSteps: typeof NextSteps;
};

export type IslandName = keyof Islands;

/** An island's name with its props. */
export type IslandProps = { [Name in IslandName]: { name: Name; props: ComponentProps<Islands[Name]> } }[IslandName];
