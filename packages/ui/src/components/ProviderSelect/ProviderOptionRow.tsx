import { dicaDoPrestador, rotuloTruncado } from '@apto/domain';
import { Check, Star } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import * as list from '../AsyncList/AsyncList.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { textos } from './intl/pt-BR.ts';
import type { ProviderOption } from './ProviderSelect.logic.ts';
import * as css from './ProviderSelect.css.ts';

interface ProviderOptionRowProps {
  readonly option: ProviderOption;
  readonly isSelected: boolean;
}

/** Two lines: the label (cut at 40 characters, whole for screen readers), and in words what colour and star mean. */
export function ProviderOptionRow({ option, isSelected }: ProviderOptionRowProps) {
  const { texto, completo, truncado } = rotuloTruncado(option);
  const dica = dicaDoPrestador(option);
  const naoLiberado = option.liberado === false;
  return (
    <>
      <span className={cx(list.line, (naoLiberado || option.disabledReason) && list.muted)}>
        <span className={list.ellipsis} title={completo} aria-hidden={truncado || undefined}>
          {texto}
        </span>
        {truncado ? <VisuallyHidden>{completo}</VisuallyHidden> : null}
        {dica ? (
          <span title={dica}>
            <Star size={14} fill="currentColor" aria-hidden className={css.star} />
          </span>
        ) : null}
        {isSelected ? <Check size={16} aria-hidden className={list.check} /> : null}
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={list.detail}>
        {[
          option.disabledReason,
          naoLiberado ? textos.naoLiberado : textos.liberado,
          dica ? textos.preferencial : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {dica ? <VisuallyHidden>{`, ${dica}`}</VisuallyHidden> : null}
    </>
  );
}
