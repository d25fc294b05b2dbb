import type { ComponentPropsWithRef } from 'react';
import { FIELD } from './field-class.ts';
import { IconShape } from './IconShape.tsx';
import { chevronDown } from './icon-shapes.ts';

/** A native select with our own arrow, because some engines give it their own background and text color. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${FIELD} appearance-none pe-12`} />
      <IconShape
        shape={chevronDown}
        strokeWidth={2}
        className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5"
      />
    </div>
  );
}
