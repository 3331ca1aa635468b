'use client';

import type { CivilDate } from '@apto/domain/time';
import { Info } from 'lucide-react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/index.ts';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';
import { ClinicInfo } from '../ClinicInfo/ClinicInfo.tsx';
import { Popover, type PopoverProps } from '../../general/Popover/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** Propriedades de {@link ClinicPanel}. */
export interface ClinicPanelProps {
  /** Null enquanto o registro não chegou: o botão fica no lugar e espera. */
  readonly clinic: Clinic | null;
  /** Marca o dia de hoje na semana da clínica. */
  readonly today?: CivilDate | undefined;
  /** O lado do botão em que se abre, onde há espaço. @default 'bottom start' */
  readonly placement?: PopoverProps['placement'];
}

/** 'Ver informações da clínica' (doc2 §2.7). */
export function ClinicPanel({ clinic, today, placement = 'bottom start' }: ClinicPanelProps) {
  const texts = useTexts('ProviderSelect', defaults);
  return (
    <Popover
      title={texts.clinicInfo}
      placement={placement}
      trigger={
        <Button size="small" variant="quiet" icon={<Info />} isDisabled={clinic === null}>
          {texts.showClinic}
        </Button>
      }
    >
      {clinic ? <ClinicInfo clinic={clinic} {...(today ? { today } : {})} /> : null}
    </Popover>
  );
}
