'use client';

import type { CivilDate } from '@apto/domain/time';
import { Info } from 'lucide-react';
import { Button } from '../../general/Button/index.ts';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';
import { ClinicInfo } from '../ClinicInfo/ClinicInfo.tsx';
import { Popover, type PopoverProps } from '../../general/Popover/index.ts';
import { texts } from './intl/pt-BR.ts';

/** Props of {@link ClinicPanel}. */
export interface ClinicPanelProps {
  /** Null while its record is not here: the button stays in its place and waits. */
  readonly clinic: Clinic | null;
  /** Marks today in the clinic's week. */
  readonly today?: CivilDate | undefined;
  /** The side of the trigger on which it opens, where there is room. @default 'bottom start' */
  readonly placement?: PopoverProps['placement'];
}

/** 'Ver informações da clínica' (doc2 §2.7). */
export function ClinicPanel({ clinic, today, placement = 'bottom start' }: ClinicPanelProps) {
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
