import { hydrate } from './hydrate.tsx';
import { Toaster } from './Toaster.tsx';

let isMounted = false;

/**
 * Mounts the toaster once, at the end of the page, outside every island. An island that shows toasts calls this when it
 * starts, because a live region must exist before its first message.
 */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  hydrate(document.body.appendChild(document.createElement('div')), Toaster, {}).catch(() => {});
}
