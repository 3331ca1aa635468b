'use client';

import { Clock, ClockAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './HoldCountdown.css.ts';
import { dueMark, clock, secondsLeft } from './HoldCountdown.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface HoldCountdownProps {
  /** Quando o servidor libera o horário, como instante da API. */
  readonly expiresAt: string;
  /** Chamada uma vez, quando não resta mais nada. */
  readonly onExpire?: () => void;
  /** Milissegundos desde 1970. Corrija pelo relógio do servidor, ou fixe num teste. @default Date.now */
  readonly now?: () => number;
  /** Aparece quando o tempo acaba: um botão para escolher de novo. */
  readonly children?: ReactNode;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

const browserClock = (): number => Date.now();
/** From here on the tone warns. */
const WARNING_FROM = 60;

/** Por quanto tempo um horário reservado ainda fica reservado. Só é dito em voz alta poucas vezes. */
export function HoldCountdown(props: HoldCountdownProps) {
  const { expiresAt, onExpire, now = browserClock, children } = props;
  const texts = useOwnTexts('HoldCountdown', defaults, props.texts);
  // Unknown at first: the server that wrote the page has another clock.
  const [seconds, setSeconds] = useState<number | null>(null);
  const told = useRef<string | null>(null);
  const expire = useEvent(() => onExpire?.());

  // Before it is painted, so that nobody sees that it was unknown.
  useLayoutEffect(() => {
    const tick = (): void => {
      const left = secondsLeft(expiresAt, now());
      setSeconds(left);
      if (left > 0) return;
      clearInterval(clockId);
      if (told.current !== expiresAt) expire();
      told.current = expiresAt;
    };
    // Four times a second: a tab that slept is right again at once, and no second is skipped on screen.
    const clockId = setInterval(tick, 250);
    tick();
    return () => clearInterval(clockId);
  }, [expiresAt, now, expire]);

  // A press that keeps the slots takes away the button it was on: the focus stays where the time runs again.
  const box = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  const isExpired = seconds === 0;
  useEffect(() => {
    const { current } = box;
    const enter = (): void => {
      wasWithin.current = true;
    };
    current?.addEventListener('focusin', enter);
    return () => current?.removeEventListener('focusin', enter);
  }, []);
  useEffect(() => {
    if (isExpired) return;
    if (wasWithin.current && isFocusNowhere()) box.current?.focus();
    wasWithin.current = false;
  }, [isExpired]);

  const mark = seconds === null ? null : dueMark(seconds);
  if (isExpired) {
    return (
      <div ref={box} className={css.box} data-tone="danger" role="alert">
        <ClockAlert size={16} className={css.mark} aria-hidden />
        <span className={css.words}>{texts.expired}</span>
        {children}
      </div>
    );
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={css.box}
      data-tone={seconds !== null && seconds <= WARNING_FROM ? 'warning' : undefined}
    >
      <Clock size={16} aria-hidden />
      {texts.held}
      <span role="timer" aria-live="off" className={css.clock}>
        {seconds === null ? texts.unknown : clock(seconds)}
      </span>
      <VisuallyHidden role="status">
        {mark === null ? '' : texts.missing(Math.floor(mark / 60), mark % 60)}
      </VisuallyHidden>
    </div>
  );
}
