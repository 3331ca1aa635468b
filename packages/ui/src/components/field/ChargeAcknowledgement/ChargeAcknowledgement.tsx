'use client';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Checkbox } from '../../general/Checkbox/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ChargeAcknowledgement.css.ts';

/** Propriedades de {@link ChargeAcknowledgement}. */
export interface ChargeAcknowledgementProps {
  /** Marcado, controlado. */
  readonly isSelected: boolean;
  /** Recebe se está marcado. */
  readonly onChange: (isSelected: boolean) => void;
  /** A pessoa seguiu sem marcar: mostra o erro especificado (doc2 §5). */
  readonly isInvalid?: boolean;
  /** Quais exames são cobrados, e por quê. */
  readonly children?: ReactNode;
  /** Vai para a caixa, para levar o foco ao primeiro erro. */
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Quem aceita um exame que ainda está em dia paga por ele, e declara saber disso (doc2 §2.6, §5). */
export function ChargeAcknowledgement(props: ChargeAcknowledgementProps) {
  const { isSelected, onChange, isInvalid = false, children, ref } = props;
  const texts = useTexts('ChargeAcknowledgement', defaults);
  return (
    <div className={css.box}>
      {children ? (
        <div className={css.message}>
          <TriangleAlert size={16} aria-hidden="true" className={css.icon} />
          <div>{children}</div>
        </div>
      ) : null}
      <Checkbox
        isSelected={isSelected}
        onChange={onChange}
        isRequired
        errorMessage={isInvalid && !isSelected ? texts.required : undefined}
        {...(ref ? { ref } : {})}
      >
        {texts.label}
      </Checkbox>
    </div>
  );
}
