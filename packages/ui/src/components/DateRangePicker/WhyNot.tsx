'use client';

import { diaDaSemana, formatarData, nomeDoDia } from '@apto/domain';
import { CircleX } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../internal/cx.ts';
import type { IntervaloDeDatas } from '../Calendar/Calendar.logic.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DateRangePicker.css.ts';
import { textoDoIntervalo } from './DateRangePicker.logic.ts';
import type { TextosDoIntervalo } from './intl/pt-BR.ts';
import type { Tentativa } from './useDateRange.ts';

interface WhyNotProps {
  readonly tentativa: Tentativa;
  readonly alternativas: readonly IntervaloDeDatas[];
  readonly onChoose: (intervalo: IntervaloDeDatas) => void;
  readonly onResume: () => void;
  readonly textos: TextosDoIntervalo;
  /** Under the calendar instead of in a popover of its own. */
  readonly isInCalendar?: boolean;
}

/** How many days of a failing check are named before '…'. */
const DIAS_NOMEADOS = 6;

/** 'Por que não?': what was chosen, every check that it fails, and the nearest ranges that pass them all. */
export function WhyNot({ tentativa, alternativas, onChoose, onResume, textos, isInCalendar }: WhyNotProps) {
  const tituloId = useId();
  const { intervalo, falhas } = tentativa;
  return (
    <section aria-labelledby={tituloId} className={cx(css.whyNot, isInCalendar && css.whyNotInCalendar)}>
      <h3 id={tituloId} className={css.whyNotTitle}>
        {textos.motivosTitulo}
      </h3>
      <p>
        {textos.escolhido(textoDoIntervalo(intervalo, textos))}{' '}
        <button type="button" className={css.linkButton} onClick={onResume}>
          {textos.retomar}
        </button>
      </p>
      <ul className={css.failures}>
        {falhas.map(({ codigo, mensagem, datas = [] }) => (
          <li key={codigo} className={css.failure}>
            <CircleX size={16} aria-hidden className={css.failureIcon} />
            <span>
              {mensagem}
              {datas.length > 1 ? (
                <span className={css.failureDays}>
                  {' '}
                  {textos.dias(
                    datas.slice(0, DIAS_NOMEADOS).map(formatarData).join(', ') +
                      (datas.length > DIAS_NOMEADOS ? '…' : ''),
                  )}
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      <h4 className={css.whyNotTitle}>{textos.alternativas}</h4>
      {alternativas.length === 0 ? (
        <p>{textos.semAlternativas}</p>
      ) : (
        <ul className={css.alternatives}>
          {alternativas.map((alternativa) => (
            <li key={`${alternativa.inicio}${alternativa.fim}`}>
              <button type="button" className={css.alternative} onClick={() => onChoose(alternativa)}>
                {textoDoIntervalo(alternativa, textos)}
                <VisuallyHidden>
                  {`, ${textos.periodo(nomeDoDia(diaDaSemana(alternativa.inicio)), nomeDoDia(diaDaSemana(alternativa.fim)))}`}
                </VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
