'use client';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { useFocusHandover } from '../../../hooks/useFocusHandover.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PdfViewer.css.ts';

interface PdfSearchBarProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How the search went; '' while it goes on. */
  readonly note: string;
  readonly hasResults: boolean;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** A word, how often it is there, and the way from one to the next. Enter and Shift+Enter go along, Esc closes. */
export function PdfSearchBar({ query, onQuery, note, hasResults, onStep, onClose }: PdfSearchBarProps) {
  const texts = useTexts('PdfViewer', defaults);
  const field = useRef<HTMLInputElement>(null);
  useFocusHandover(field);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    // A dialog round the viewer stays open.
    event.stopPropagation();
  };
  const none = hasResults ? undefined : note || texts.searchNone;
  return (
    <div className={css.searchBar} role="search" aria-label={texts.search}>
      <input
        ref={field}
        className={css.searchField}
        type="text"
        aria-label={texts.searchLabel}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={css.note}>{note}</span>
      <IconButton
        size="small"
        icon={<ChevronUp />}
        label={texts.searchPrevious}
        onPress={() => onStep(-1)}
        disabledReason={none}
      />
      <IconButton
        size="small"
        icon={<ChevronDown />}
        label={texts.searchNext}
        onPress={() => onStep(1)}
        disabledReason={none}
      />
      <IconButton size="small" icon={<X />} label={texts.searchClose} onPress={onClose} />
    </div>
  );
}
