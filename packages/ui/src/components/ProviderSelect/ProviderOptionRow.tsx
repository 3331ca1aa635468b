import { dicaDoPrestador, rotuloTruncado } from '@apto/domain';
import { Star } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import * as list from '../../internal/OptionList/OptionList.css.ts';
import type { OptionFace } from '../../internal/OptionList/OptionListBox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { textos } from './intl/pt-BR.ts';
import type { ProviderOption } from './ProviderSelect.logic.ts';
import * as css from './ProviderSelect.css.ts';

/**
 * Two lines: the label (cut at 40 characters, whole for screen readers), and in words what colour and star mean. The
 * city opens the second line where the cut has taken it.
 */
export function ProviderOptionRow({ option }: { readonly option: ProviderOption }) {
  const { texto, completo, truncado } = rotuloTruncado(option);
  const tip = dicaDoPrestador(option);
  const isReleased = option.liberado !== false;
  const city = truncado ? [option.city?.cidade, option.city?.estado].filter(Boolean).join(' - ') : '';
  return (
    <>
      <span className={cx(list.line, (!isReleased || option.disabledReason) && list.muted)}>
        <span className={list.ellipsis} title={completo} aria-hidden={truncado || undefined}>
          {texto}
        </span>
        {truncado ? <VisuallyHidden>{completo}</VisuallyHidden> : null}
        {tip ? (
          <span title={tip} data-tip className={css.tip}>
            <Star size={14} fill="currentColor" aria-hidden className={css.star} />
          </span>
        ) : null}
      </span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={cx(list.detail, list.ellipsis)}>
        {city ? <span aria-hidden>{`${city} · `}</span> : null}
        {[
          option.disabledReason,
          isReleased ? textos.liberado : textos.naoLiberado,
          tip ? textos.preferencial : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {tip ? <VisuallyHidden>{`, ${tip}`}</VisuallyHidden> : null}
    </>
  );
}

/** How a provider is drawn in a list. */
export const providerFace: OptionFace<ProviderOption> = {
  isLabelled: () => 'content',
  render: (option) => <ProviderOptionRow option={option} />,
};
