'use client';
import { weekdaysText } from '@apto/domain/atendimento';
import {
  distanceText,
  prestadorTooltip,
  truncatedLabel,
  type TruncatedLabel,
} from '@apto/domain/prestadores';
import { formatShortDay } from '@apto/domain/time';
import { useMemo, type ReactElement } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { Texts } from '../../../internal/texts.types.ts';
import * as list from '../../../controls/OptionList/list.css.ts';
import type { OptionFace } from '../../../controls/OptionList/OptionLine.tsx';
import type { texts as defaults } from './intl/pt-BR.ts';
import type { ProviderOption } from './ProviderSelect.logic.ts';
import * as css from './ProviderSelect.css.ts';

/** The texts that a row says. */
type RowTexts = Pick<
  Texts<typeof defaults>,
  'released' | 'notReleased' | 'preferred' | 'tip' | 'nextDate' | 'noDate'
>;

/** What colour and star mean, in words, and why it cannot be chosen. */
const situationOf = (option: ProviderOption, texts: RowTexts): string =>
  [
    option.disabledReason,
    option.note,
    option.liberado === false ? texts.notReleased : null,
    option.diasAtendidos && option.diasAtendidos.length > 0 ? weekdaysText(option.diasAtendidos) : null,
    option.proximaData ? texts.nextDate(formatShortDay(option.proximaData)) : null,
    option.proximaData === null ? texts.noDate : null,
    typeof option.distanciaMetros === 'number' ? distanceText(option.distanciaMetros) : null,
    option.liberado === true ? texts.released : null,
    prestadorTooltip(option) ? texts.preferred : null,
  ]
    .filter(Boolean)
    .join(' · ');

/** What is said of an option, however it is said. */
interface Words {
  readonly whole: TruncatedLabel;
  readonly situation: string;
}

/**
 * Two lines: the label, cut at 40 characters, and in words what colour and star mean. The city opens the second line
 * where the cut has taken it. A function, not a component, and few elements: this is drawn at each scroll of ten thousand.
 */
function providerLines(option: ProviderOption, { whole, situation }: Words, texts: RowTexts): ReactElement {
  const city = whole.truncated ? [option.city?.cidade, option.city?.estado].filter(Boolean).join(' - ') : '';
  // The city stands once, and is heard once: below it leaves the line to the name, which may then be whole.
  const { text, complete, truncated } = city ? truncatedLabel({ ...option, city: null }) : whole;
  const tip = prestadorTooltip(option) && texts.tip;
  const isGrey = option.liberado === false || option.disabledReason !== undefined;
  const isAlone = !truncated && !tip;
  const name = (
    <span
      className={cx(list.ellipsis, truncated && css.cut, isAlone && isGrey && list.muted)}
      title={whole.complete}
    >
      {truncated ? text.slice(0, -1) : text}
    </span>
  );
  return (
    <>
      {isAlone ? (
        name
      ) : (
        <span className={cx(list.line, isGrey && list.muted)}>
          {name}
          {truncated ? <span className={css.rest}>{complete.slice(text.length - 1)}</span> : null}
          {tip ? <span title={tip} data-tip className={css.tip} /> : null}
        </span>
      )}
      <span className={cx(list.detail, list.ellipsis)}>{city ? `${city} · ${situation}` : situation}</span>
    </>
  );
}

/** All that is read of an option: the whole label, its situation, and the tip. */
const nameOfProvider = (option: ProviderOption, { whole, situation }: Words, texts: RowTexts): string =>
  [whole.complete, situation, prestadorTooltip(option) && texts.tip].filter(Boolean).join(', ');

/** How a provider is drawn in a list: the same for as long as its words are. */
export function useProviderFace({ released, notReleased, preferred, tip, nextDate, noDate }: RowTexts) {
  return useMemo(() => {
    const texts = { released, notReleased, preferred, tip, nextDate, noDate };
    // What is drawn and what is read of a line have them both: worked out once an option.
    const known = new WeakMap<ProviderOption, Words>();
    const wordsOf = (option: ProviderOption): Words => {
      const before = known.get(option);
      if (before) return before;
      const words = { whole: truncatedLabel(option), situation: situationOf(option, texts) };
      known.set(option, words);
      return words;
    };
    return {
      isLabelled: () => 'content',
      nameOf: (option) => nameOfProvider(option, wordsOf(option), texts),
      render: (option) => providerLines(option, wordsOf(option), texts),
    } satisfies OptionFace<ProviderOption>;
  }, [released, notReleased, preferred, tip, nextDate, noDate]);
}
