import { Fragment, type ReactNode } from 'react';
import type { DayState } from '../lib/school/day-states.ts';

type OnDaysProps<T> = {
  states: readonly DayState<T>[];
  /** The element around each state, unless one is always shown. */
  as?: 'div' | 'span';
  /** Renders one state. Null, false and an empty text show nothing. */
  children: (value: T) => ReactNode;
};

/** Shows what is true on the visitor's day. Later states are in the page too, hidden (layouts/page-frame.ts). */
export function OnDays<T>({ states, as: Wrapper = 'div', children }: OnDaysProps<T>) {
  return states.map(({ from, until, value }) => {
    const content = children(value);
    if (!content) return null;
    if (!from && !until) return <Fragment key="always">{content}</Fragment>;
    return (
      <Wrapper key={from ?? 'now'} data-from={from} data-until={until} hidden={from !== undefined}>
        {content}
      </Wrapper>
    );
  });
}
