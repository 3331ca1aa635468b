'use client';
import { Lock } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { IconButton } from '../../IconButton/index.ts';
import { texts as defaults } from '../intl/pt-BR.ts';
import * as css from '../ground/DataTable.css.ts';

interface RowSelectProps {
  /** What the row is called. */
  readonly label: string;
  /** Why the row cannot be selected. */
  readonly block: string | undefined;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean, isRange: boolean) => void;
}

/** Pressed with Shift, the browser would mark the text between the two rows; without that it does not focus either. */
const keepText = (event: MouseEvent<HTMLElement>): void => {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus();
};

/**
 * The browser's own box, drawn as `Checkbox` is: a table has hundreds. Where the row cannot be selected, a lock that
 * says why on hover, focus and touch. With Shift it takes all from the last one on.
 */
export function RowSelect({ label, block, isSelected, onChange }: RowSelectProps) {
  const texts = useTexts('DataTable', defaults);
  if (block !== undefined) {
    return (
      <IconButton
        size="small"
        icon={<Lock />}
        label={texts.selectRow(label)}
        isDisabled
        disabledReason={block}
      />
    );
  }
  return (
    <input
      type="checkbox"
      className={css.box}
      aria-label={texts.selectRow(label)}
      checked={isSelected}
      onMouseDown={keepText}
      onChange={(event) => {
        const press = event.nativeEvent;
        onChange(event.target.checked, 'shiftKey' in press && press.shiftKey === true);
      }}
    />
  );
}
