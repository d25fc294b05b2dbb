import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after this many milliseconds, not counting pauses. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => handleEnd(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
