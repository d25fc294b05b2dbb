/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element has this role alone; fieldset is for forms. */
import type { ComponentPropsWithRef } from 'react';

/** Things that belong together under a name (`aria-label`), where `fieldset` would say that they are form fields. */
export function Group(props: ComponentPropsWithRef<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: no element has this role alone; fieldset is for forms.
  return <div role="group" {...props} />;
}
