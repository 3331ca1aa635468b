import { useEffect, useState } from 'react';

/** What is typed, once no key has changed it for `pause` ms; at first, at once. */
export function useDebounced(text: string, pause: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const clock = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(clock);
  }, [text, pause]);
  return settled;
}
