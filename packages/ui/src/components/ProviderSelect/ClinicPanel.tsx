'use client';

import type { DataCivil } from '@apto/domain';
import { Info } from 'lucide-react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Clinica } from '../ClinicInfo/clinic.logic.ts';
import { ClinicInfo } from '../ClinicInfo/ClinicInfo.tsx';
import { textos } from './intl/pt-BR.ts';
import * as css from './ProviderSelect.css.ts';

interface ClinicPanelProps {
  readonly clinic: Clinica;
  readonly today?: DataCivil | undefined;
}

/** 'Ver informações da clínica' (doc2 §2.7). */
export function ClinicPanel({ clinic, today }: ClinicPanelProps) {
  return (
    <DialogTrigger>
      <Button className={css.info}>
        <Info size={16} aria-hidden />
        {textos.verClinica}
      </Button>
      <Popover className={css.infoPopover} placement="bottom start" offset={4}>
        <Dialog className={css.infoDialog} aria-label={textos.infoDaClinica}>
          <ClinicInfo clinic={clinic} {...(today ? { today } : {})} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
