import { useEffect, useState } from 'react';

/** False while focus is in another window, tab or embedded frame. */
export function useWindowFocus(): boolean {
  const [hasFocus, setHasFocus] = useState(true);
  useEffect(() => {
    const handleBlur = () => setHasFocus(false);
    const handleFocus = () => setHasFocus(true);
    addEventListener('blur', handleBlur);
    addEventListener('focus', handleFocus);
    return () => {
      removeEventListener('blur', handleBlur);
      removeEventListener('focus', handleFocus);
    };
  }, []);
  return hasFocus;
}
