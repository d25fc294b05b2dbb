import { useEffect } from 'react';

/** While active, the browser asks before the page is left: a request under way would be lost. */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }, [isActive]);
}
