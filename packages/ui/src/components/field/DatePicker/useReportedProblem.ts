'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';

/** Tells whoever listens what keeps a field from having a value, and null once nothing does or the field is gone. */
export function useReportedProblem(
  problem: string | null,
  onProblem: ((problem: string | null) => void) | undefined,
): void {
  const listener = useRef(onProblem);
  useLayoutEffect(() => {
    listener.current = onProblem;
  });
  useEffect(() => {
    if (problem === null) return undefined;
    listener.current?.(problem);
    return () => listener.current?.(null);
  }, [problem]);
}
