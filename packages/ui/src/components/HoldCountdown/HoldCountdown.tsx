'use client';

import { Clock, ClockAlert } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './HoldCountdown.css.ts';
import { avisoVigente, relogio, segundosRestantes } from './HoldCountdown.logic.ts';
import { textos as padrao } from './intl/pt-BR.ts';

export interface HoldCountdownProps {
  /** When the server gives the slot up, as an instant of the wire. */
  readonly expiresAt: string;
  /** Called once, when nothing is left. */
  readonly onExpire?: () => void;
  /** Milliseconds since 1970. Correct it by the server's clock, or fix it in a test. @default Date.now */
  readonly now?: () => number;
  /** Shown once it is over: a button to choose again. */
  readonly children?: ReactNode;
  readonly texts?: Partial<typeof padrao>;
}

const relogioDoNavegador = (): number => Date.now();
/** From here on the tone warns. */
const ALERTA = 60;

/** How long a held slot is still held. Said aloud a few times only. */
export function HoldCountdown(props: HoldCountdownProps) {
  const { expiresAt, onExpire, now = relogioDoNavegador, children } = props;
  const textos = { ...padrao, ...props.texts };
  const [segundos, setSegundos] = useState(() => segundosRestantes(expiresAt, now()));
  const avisado = useRef<string | null>(null);
  const aoExpirar = useRef(onExpire);
  useEffect(() => {
    aoExpirar.current = onExpire;
  });

  useEffect(() => {
    const bater = (): void => {
      const restam = segundosRestantes(expiresAt, now());
      setSegundos(restam);
      if (restam > 0) return;
      clearInterval(relogioId);
      if (avisado.current !== expiresAt) aoExpirar.current?.();
      avisado.current = expiresAt;
    };
    // Four times a second: a tab that slept is right again at once, and no second is skipped on screen.
    const relogioId = setInterval(bater, 250);
    bater();
    return () => clearInterval(relogioId);
  }, [expiresAt, now]);

  const aviso = avisoVigente(segundos);
  if (segundos === 0) {
    return (
      <div className={css.box} data-tone="perigo" role="alert">
        <ClockAlert size={16} aria-hidden />
        {textos.expirado}
        {children}
      </div>
    );
  }
  return (
    <div className={css.box} data-tone={segundos <= ALERTA ? 'atencao' : undefined}>
      <Clock size={16} aria-hidden />
      {textos.reservado}
      <span role="timer" aria-live="off" className={css.clock}>
        {relogio(segundos)}
      </span>
      <VisuallyHidden role="status">
        {aviso === null ? '' : textos.falta(Math.floor(aviso / 60), aviso % 60)}
      </VisuallyHidden>
    </div>
  );
}
