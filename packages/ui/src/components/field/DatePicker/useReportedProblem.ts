'use client';

import { useEffect } from 'react';
import { useEvent } from '../../../internal/useEvent.ts';

/** Tells whoever listens what keeps a field from having a value, and null once nothing does or the field is gone. */
export function useReportedProblem(
  problem: string | null,
  onProblem: ((problem: string | null) => void) | undefined,
): void {
  const tell = useEvent((told: string | null) => onProblem?.(told));
  useEffect(() => {
    if (problem === null) return undefined;
    tell(problem);
    return () => tell(null);
  }, [problem, tell]);
}
