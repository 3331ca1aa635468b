import {
  gradePartLabel,
  gradeVersions,
  withParts,
  type GradePart,
  type GradeVersions,
} from '@apto/domain/agendas';
import { useState } from 'react';
import { draftOf, isSameDraft, type AgendaRecord, type Draft } from './grade.ts';

/** What a person draws of a grade while others may save theirs. */
export interface DrawnGradeState {
  readonly draft: Draft;
  readonly setDraft: (next: Draft | ((current: Draft) => Draft)) => void;
  readonly isChanged: boolean;
  /** Both changed the same parts: until one says which stands, nothing is saved. */
  readonly conflict: GradeVersions | null;
  readonly settle: (theirs: readonly GradePart[]) => void;
  /** What the others saved and this draft took over, in words; null: nothing. */
  readonly takenOver: string | null;
  /** Begins anew with what was saved. */
  readonly start: (saved: Draft) => void;
}

/**
 * The draft of an agenda's week. What somebody else saves meanwhile is taken over where this person changed nothing, and is a
 * conflict where they did: nobody's drawing is lost.
 */
export function useDrawnGrade(agenda: AgendaRecord): DrawnGradeState {
  const theirs = draftOf(agenda);
  const [base, setBase] = useState(theirs);
  const [draft, setDraft] = useState(theirs);
  const [takenOver, setTakenOver] = useState<string | null>(null);
  const isChanged = !isSameDraft(draft, base);
  const versions = isSameDraft(theirs, base) ? null : gradeVersions(base, draft, theirs);
  const settle = (parts: readonly GradePart[]): void => {
    setDraft(withParts(draft, theirs, parts));
    setBase(theirs);
  };
  const isAgreed = versions !== null && versions.disputed.length === 0;
  if (isAgreed) {
    if (isChanged) {
      settle(versions.theirs);
      setTakenOver(versions.theirs.map(gradePartLabel).join(', ') || null);
    } else {
      setDraft(theirs);
      setBase(theirs);
    }
  }
  return {
    draft,
    setDraft,
    isChanged,
    conflict: isAgreed ? null : versions,
    settle,
    takenOver,
    start: (saved) => {
      setDraft(saved);
      setBase(saved);
      setTakenOver(null);
    },
  };
}
