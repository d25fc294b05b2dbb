import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { FIELD } from './field-class.ts';

/** A native select with our own arrow, because some engines give it their own background and text color. */
export function Select(props: ComponentPropsWithRef<'select'>) {
  return (
    <div className="relative">
      <select {...props} className={`${FIELD} appearance-none pe-12`} />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-4 my-auto size-5" />
    </div>
  );
}
