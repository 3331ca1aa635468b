'use client';

import { tipoAtendimento } from '@apto/domain/atendimento';
import { CalendarClock, Info, MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { distance, clinicAddress, type Clinic } from '../ClinicInfo/clinic.logic.ts';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ClinicCard.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

export interface ClinicCardProps {
  /** A clínica mostrada. */
  readonly clinic: Clinic;
  /** Quilômetros até a pessoa. */
  readonly distanceKm?: number | null;
  /** Se é a escolhida. */
  readonly isSelected: boolean;
  /** Chamada quando é escolhida. */
  readonly onSelect: () => void;
  /** Por que não pode ser escolhida; ainda recebe o foco, e diz o motivo. */
  readonly disabledReason?: string;
  /** Parte do foco itinerante de um grupo de opções. @default 0 */
  readonly tabIndex?: 0 | -1;
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Uma clínica para escolher, grande o bastante para o polegar: nome, endereço, distância, como recebe as pessoas. É uma
 * opção de escolha única: ponha várias num `ClinicCardGroup`.
 */
export function ClinicCard(props: ClinicCardProps) {
  const { clinic, distanceKm, isSelected, onSelect, disabledReason, tabIndex = 0, ref } = props;
  const texts = useTexts('ClinicCard', defaults);
  const locale = useAppLocale();
  const address = clinicAddress(clinic);
  const type = clinic.openingHours ? tipoAtendimento(clinic.openingHours) : clinic.tipoAtendimento;
  const atendimento = type ? texts.attendance(type) : '';
  const isBlocked = disabledReason !== undefined && disabledReason !== '';
  return (
    <button
      ref={ref}
      type="button"
      role="radio"
      className={css.card}
      aria-checked={isSelected}
      aria-disabled={isBlocked || undefined}
      tabIndex={tabIndex}
      onClick={isBlocked ? undefined : onSelect}
    >
      <span className={css.mark} aria-hidden />
      <span className={css.words}>
        <span className={css.name}>{clinic.name}</span>
        {address ? (
          <span className={css.line}>
            <MapPin size={16} aria-hidden className={css.lineIcon} />
            <VisuallyHidden>, </VisuallyHidden>
            {address}
          </span>
        ) : null}
        {atendimento ? (
          <span className={css.line}>
            <CalendarClock size={16} aria-hidden className={css.lineIcon} />
            <VisuallyHidden>, </VisuallyHidden>
            {atendimento}
          </span>
        ) : null}
        {isBlocked ? (
          <span className={cx(css.line, css.reason)}>
            <Info size={16} aria-hidden className={css.lineIcon} />
            <VisuallyHidden>, </VisuallyHidden>
            {disabledReason}
          </span>
        ) : null}
      </span>
      {typeof distanceKm === 'number' ? (
        <span className={css.distance}>
          <VisuallyHidden>{`, ${texts.away} `}</VisuallyHidden>
          {distance(distanceKm, locale)}
        </span>
      ) : null}
    </button>
  );
}
