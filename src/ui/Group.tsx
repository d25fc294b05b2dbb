/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element has this role alone; fieldset is for forms. */
import type { ComponentPropsWithRef } from 'react';

/** A group with an accessible name (`aria-label`). `fieldset` would announce form fields. */
export function Group(props: ComponentPropsWithRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: no element has this role alone; fieldset is for forms.
  return <div role="group" {...props} />;
}
