'use client';

import type { CivilDate } from '@apto/domain/time';
import { Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { ButtonContext, Link, useContextProps, type ButtonProps } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import type { Clinic } from '../ClinicInfo/clinic.logic.ts';
import { ClinicInfo } from '../ClinicInfo/ClinicInfo.tsx';
import { Popover, type PopoverProps } from '../../general/Popover/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ProviderSelect.css.ts';

/** Propriedades de {@link ClinicPanel}. */
export interface ClinicPanelProps {
  /** Null enquanto o registro não chegou: o link fica no lugar e espera. */
  readonly clinic: Clinic | null;
  /** Marca o dia de hoje na semana da clínica. */
  readonly today?: CivilDate | undefined;
  /** O lado do link em que se abre, onde há espaço. @default 'bottom start' */
  readonly placement?: PopoverProps['placement'];
}

/** doc2 §2.7 calls it a link: what it opens stands beside the field, and says so as a button would. */
function Opener({ isDisabled, children }: { isDisabled: boolean; children: ReactNode }) {
  const [opener, ref] = useContextProps<ButtonProps, ButtonProps, HTMLButtonElement>(
    { isDisabled },
    null,
    ButtonContext,
  );
  const { onPress, onHoverStart, onFocus, 'aria-expanded': isOpen, 'aria-controls': panel } = opener;
  return (
    <Link
      ref={ref as unknown as Ref<HTMLAnchorElement>}
      isDisabled={isDisabled}
      className={css.opener}
      {...(onPress ? { onPress } : {})}
      {...(onHoverStart ? { onHoverStart } : {})}
      {...(onFocus ? { onFocus } : {})}
      render={(dom) => <span {...dom} aria-expanded={isOpen} aria-controls={panel} />}
    >
      <Info size={16} aria-hidden />
      {children}
    </Link>
  );
}

/** 'Ver informações da clínica' (doc2 §2.7). */
export function ClinicPanel({ clinic, today, placement = 'bottom start' }: ClinicPanelProps) {
  const texts = useTexts('ProviderSelect', defaults);
  return (
    <Popover
      title={texts.clinicInfo}
      placement={placement}
      trigger={<Opener isDisabled={clinic === null}>{texts.showClinic}</Opener>}
    >
      {clinic ? <ClinicInfo clinic={clinic} {...(today ? { today } : {})} /> : null}
    </Popover>
  );
}
