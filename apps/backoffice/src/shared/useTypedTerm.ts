import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, keepDraft } from './kept-draft.ts';
import { useDebounced } from './useDebounced.ts';

/** From the last key to the look for what is typed, in ms (doc2 §9). */
const PAUSE = 500;
/** Fewer letters find nearly everybody. */
const LEAST_TYPED = 2;

/**
 * What is looked for while it is typed, null where that is nothing yet or is what the list shows anyway.
 * @param terms what the list is searched for already
 */
export function useLookedFor(draft: string, terms: readonly string[]): string | null {
  const looked = useDebounced(draft.trim(), PAUSE);
  // What Enter or the bin took out of the box is looked for no more.
  return draft === '' || looked.length < LEAST_TYPED || terms.includes(looked) ? null : looked;
}

/**
 * What stands in the search box of a list before Enter makes a term of it: the list shows it meanwhile, and again on the way
 * back to this entry of the history.
 * @param terms what the list is searched for already
 * @returns `typed`: the term that it is searched for as well, null for none
 */
export function useTypedTerm(terms: readonly string[]): {
  typed: string | null;
  draft: string;
  setDraft: (text: string) => void;
} {
  const location = useLocation();
  const [draft, setDraft] = useState(() => draftOf(location));
  const typed = useLookedFor(draft, terms);
  useEffect(() => keepDraft(typed), [typed, location.key]);
  return { typed, draft, setDraft };
}
