'use client';
import { Ban, Check, Lock } from 'lucide-react';
import { useLayoutEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import * as css from '../AgendaBooking.css.ts';
import type { Moving } from './useMoves.ts';

interface MoveTipProps {
  readonly tip: RefObject<HTMLDivElement | null>;
  readonly moving: Moving | null;
  readonly lockedWords: string | null;
  /** Puts it beside the pointer. */
  readonly onPlace: () => void;
  readonly wordsOf: (moving: Moving) => string;
  readonly texts: AgendaTexts;
}

/** Beside the pointer: where it would lie, and why it may not. A picture: the line below the agenda is what is heard. */
export function MoveTip({ tip, moving, lockedWords, onPlace, wordsOf, texts }: MoveTipProps) {
  const isShown = lockedWords !== null || moving?.by === 'pointer';
  useLayoutEffect(onPlace);
  if (!isShown) return null;
  const isFree = lockedWords === null && moving?.verdict.ok === true;
  const Icon = lockedWords === null ? (isFree ? Check : Ban) : Lock;
  const text = lockedWords === null ? (moving ? wordsOf(moving) : '') : texts.locked(lockedWords);
  return createPortal(
    <div ref={tip} className={css.tip} data-agenda-tip aria-hidden>
      <Icon className={css.tipIcon} size={14} aria-hidden />
      <span>{text}</span>
    </div>,
    document.body,
  );
}
