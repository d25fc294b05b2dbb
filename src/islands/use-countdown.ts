import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once this many milliseconds have passed, not counting the time it was paused. `Infinity` never ends. */
export function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void): void {
  const remainingMs = useRef(durationMs);
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused || remainingMs.current === Number.POSITIVE_INFINITY) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => handleEnd(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
