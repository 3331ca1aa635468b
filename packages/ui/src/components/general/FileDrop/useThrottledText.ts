'use client';
import { useEffect, useRef, useState } from 'react';

/**
 * A text for a live region that changes at most once in `gap` ms. The last one always comes, so that the end of
 * something is said; those between are left out.
 */
export function useThrottledText(text: string, gap = 1500): string {
  const [said, setSaid] = useState('');
  const last = useRef(-Infinity);
  useEffect(() => {
    const wait = Math.max(0, last.current + gap - performance.now());
    const timer = setTimeout(() => {
      last.current = performance.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, gap]);
  return said;
}
