import { useEffect } from 'react';

/**
 * While active, the browser asks for confirmation before the visitor leaves, because a pending request would be lost.
 */
export function useLeaveGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const handleLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleLeave);
    return () => removeEventListener('beforeunload', handleLeave);
  }, [isActive]);
}
