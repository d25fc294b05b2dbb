import { Fragment } from 'react';

/** A text whose lines may also break at these places, such as after a slash: `/(?<=\/)/`. */
export const BreakableText = ({ text, at }: { text: string; at: RegExp }) =>
  text.split(at).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ));
