import { createRoot } from 'react-dom/client';
import { Toaster } from './Toaster.tsx';

let isMounted = false;

/**
 * Puts the toasts at the end of the page, once, outside every island. An island that may show one calls this when it
 * starts, because a live region must be there before its first message.
 */
export function mountToaster(): void {
  if (isMounted) return;
  isMounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Toaster />);
}
