'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import type { Texts } from '../../../internal/texts.types.ts';
import { monthNames } from '../../../internal/dates.ts';
import { useAppLocale } from '../../../texts/useTexts.ts';
import { IconButton } from '../../general/IconButton/index.ts';
import { monthFrom, monthParts, type Month } from '../../general/Calendar/Calendar.logic.ts';
import { PopoverPanel, type PanelState } from '../../general/Popover/PopoverPanel.tsx';
import { isWithin, type MonthLimits } from './MonthField.logic.ts';
import type { texts as defaults } from './intl/pt-BR.ts';
import * as css from './MonthField.css.ts';

interface MonthPanelProps {
  /** '' where none is chosen. */
  readonly value: Month;
  /** The month that it opens at, where none is chosen. */
  readonly today: Month;
  readonly limits: MonthLimits;
  readonly onChoose: (month: Month) => void;
  readonly texts: Texts<typeof defaults>;
  /** Its field and whether it is open. */
  readonly panel: PanelState;
}

/** The twelve months of a year, and the way to other years. */
export function MonthPanel({ value, today, limits, onChoose, texts, panel }: MonthPanelProps) {
  const locale = useAppLocale();
  const [year, setYear] = useState(() => monthParts(value || today).year);
  const months = monthNames(locale).map((name, index) => ({ id: monthFrom(year, index + 1), name }));
  const hasBefore = isWithin(monthFrom(year - 1, 12), { min: limits.min ?? '1900-01' });
  const hasAfter = isWithin(monthFrom(year + 1, 1), { max: limits.max ?? '2100-12' });
  return (
    <PopoverPanel title={texts.title} {...panel} placement="bottom start">
      <div className={css.year}>
        <IconButton
          size="small"
          label={texts.previousYear}
          icon={<ChevronLeft />}
          isDisabled={!hasBefore}
          onPress={() => setYear(year - 1)}
        />
        <span aria-live="polite">{year}</span>
        <IconButton
          size="small"
          label={texts.nextYear}
          icon={<ChevronRight />}
          isDisabled={!hasAfter}
          onPress={() => setYear(year + 1)}
        />
      </div>
      <ListBox
        aria-label={texts.months(year)}
        layout="grid"
        className={css.months}
        items={months}
        selectionMode="single"
        selectedKeys={value === '' ? [] : [value]}
        disabledKeys={months.filter(({ id }) => !isWithin(id, limits)).map(({ id }) => id)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a panel has the focus when it opens
        autoFocus
        // Esc is the panel's: it closes without a choice.
        escapeKeyBehavior="none"
        // The month that is chosen already is let go by a press, which means it again. No onAction: with a choice there is none.
        onSelectionChange={(keys) => onChoose(keys === 'all' ? value : String([...keys][0] ?? value))}
      >
        {({ id, name }) => (
          <ListBoxItem
            id={id}
            textValue={name}
            className={css.month}
            {...(id === today ? { 'data-today': true } : {})}
          >
            {name}
          </ListBoxItem>
        )}
      </ListBox>
    </PopoverPanel>
  );
}
