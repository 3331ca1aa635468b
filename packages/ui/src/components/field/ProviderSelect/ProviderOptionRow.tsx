import { prestadorTooltip, prestadorLabel, truncatedLabel } from '@apto/domain/prestadores';
import type { ReactElement } from 'react';
import { cx } from '../../../internal/cx.ts';
import * as list from '../../../controls/OptionList/list.css.ts';
import type { OptionFace } from '../../../controls/OptionList/OptionListBox.tsx';
import { texts } from './intl/pt-BR.ts';
import type { ProviderOption } from './ProviderSelect.logic.ts';
import * as css from './ProviderSelect.css.ts';

/** What colour and star mean, in words, and why it cannot be chosen. */
const situationOf = ({
  disabledReason,
  note,
  liberado: released,
  prioridade: priority,
}: ProviderOption): string =>
  [
    disabledReason,
    note,
    released === false ? texts.notReleased : texts.released,
    prestadorTooltip({ prioridade: priority ?? null }) ? texts.preferred : null,
  ]
    .filter(Boolean)
    .join(' · ');

/**
 * Two lines: the label, cut at 40 characters, and in words what colour and star mean. The city opens the second line
 * where the cut has taken it. A function, not a component, and few elements: this is drawn at each scroll of ten thousand.
 */
export function providerLines(option: ProviderOption): ReactElement {
  const { text, complete, truncated } = truncatedLabel(option);
  const tip = prestadorTooltip(option);
  const isGrey = option.liberado === false || option.disabledReason !== undefined;
  const city = truncated ? [option.city?.cidade, option.city?.estado].filter(Boolean).join(' - ') : '';
  const situation = situationOf(option);
  return (
    <>
      <span className={cx(list.line, isGrey && list.muted)}>
        <span className={cx(list.ellipsis, truncated && css.cut)} title={complete}>
          {truncated ? text.slice(0, -1) : text}
        </span>
        {truncated ? <span className={css.rest}>{complete.slice(text.length - 1)}</span> : null}
        {tip ? <span title={tip} data-tip className={css.tip} /> : null}
      </span>
      <span className={cx(list.detail, list.ellipsis)}>{city ? `${city} · ${situation}` : situation}</span>
    </>
  );
}

/** All that is read of an option: the whole label, its situation, and the tip. */
export const nameOfProvider = (option: ProviderOption): string =>
  [prestadorLabel(option), situationOf(option), prestadorTooltip(option)].filter(Boolean).join(', ');

/** How a provider is drawn in a list. */
export const providerFace: OptionFace<ProviderOption> = {
  isLabelled: () => 'content',
  nameOf: nameOfProvider,
  render: providerLines,
};
