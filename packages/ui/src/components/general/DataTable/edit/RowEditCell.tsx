'use client';
import { useLayoutEffect, useRef } from 'react';
import { isFocusNowhere } from '../../../../internal/focusPlaces.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import type { RowEditCellProps } from '../ground/edit.types.ts';
import { texts as defaults } from '../intl/edit.pt-BR.ts';
import * as css from '../ground/DataTable.css.ts';

const FIELDS = 'input:not([disabled]), select, textarea, [role="spinbutton"], button';

/** 'Editar registro', of a row that is a record of its own. */
export const RecordEditCell = (props: RowEditCellProps) => <RowEditCell {...props} isRecord />;

/** 'Editar', or in the row being edited 'Salvar' and 'Cancelar'. The focus goes into the row, and comes back. */
export function RowEditCell({
  label,
  edit,
  onStart,
  isRecord = false,
}: RowEditCellProps & { isRecord?: boolean }) {
  const texts = useTexts('DataTable', defaults);
  const root = useRef<HTMLDivElement>(null);
  const isEditing = edit !== null;
  const wasEditing = useRef(isEditing);

  useLayoutEffect(() => {
    const before = wasEditing.current;
    wasEditing.current = isEditing;
    if (before === isEditing) return;
    // After React is done: what gets the focus may want to draw itself again.
    queueMicrotask(() => {
      const cell = root.current;
      const first = `[data-field] :is(${FIELDS})`;
      const { goesTo } = edit?.parts ?? {};
      const pressed = goesTo?.current?.querySelector<HTMLElement>(first);
      if (goesTo) goesTo.current = null;
      if (isEditing) (pressed ?? cell?.closest('tr')?.querySelector<HTMLElement>(first))?.focus();
      else if (isFocusNowhere()) cell?.querySelector('button')?.focus();
    });
  }, [isEditing, edit]);

  return (
    <div ref={root} className={css.editActions} {...edit?.parts.leaving}>
      {edit ? (
        edit.parts.actions(label)
      ) : (
        <button
          type="button"
          className={css.editButton}
          aria-label={isRecord ? texts.editRecordRow(label) : texts.editRow(label)}
          data-start
          onClick={onStart}
        >
          {isRecord ? texts.editRecord : texts.edit}
        </button>
      )}
    </div>
  );
}
