'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { HeldEditLine } from './HeldEditLine.tsx';
import type { RowEditOptions } from './options.types.ts';
import { ROW_EDIT_WIDTH, RowEditActions } from './RowEditActions.tsx';
import { RecordEditCell, RowEditCell } from './RowEditCell.tsx';
import { useCellLeave } from './useCellLeave.ts';
import { useCellPress } from './useCellPress.ts';
import { isRefused, NOTHING_DONE, unsavedCells, useEditing } from './useEditing.ts';
import type { ColumnField, RowEdit, RowEditParts } from '../ground/edit.types.ts';
import { focusFirstError, focusSave, leaveRow } from './edit.focus.ts';
import { errorsOf, inCell, NO_ERRORS, withFault, type RowErrors } from './edit.logic.ts';
import { createSendQueue } from './sendQueue.ts';
import { texts as defaults } from '../intl/edit.pt-BR.ts';
import { useEvent } from '../../../../internal/useEvent.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import * as css from '../ground/DataTable.css.ts';

/**
 * Edição no lugar, uma linha por vez: 'Editar' transforma células em campos, Enter ou 'Salvar' salva, Esc ou
 * 'Cancelar' devolve o que não foi salvo. Passe o resultado a `DataTable` como `edit`.
 */
export function useRowEdit<Row, Draft extends object>(options: RowEditOptions<Row, Draft>): RowEdit<Row> {
  type Key = keyof Draft & string;
  const texts = useTexts('DataTable', defaults);
  const { getRowId, getRowLabel, savesCells = false, areRecords = false } = options;
  const { editing, held, put, change } = useEditing<Row, Draft>();
  const [said, setSaid] = useState('');
  const isMounted = useRef(true);
  const root = useRef<HTMLDivElement>(null);
  const [queue] = useState(createSendQueue);
  /** The row that opens once nothing is being sent, and what is saved until then, by row: it was drawn before. */
  const waiting = useRef<Row | null>(null);
  const late = useRef(new Map<string, Partial<Draft>>());
  const isDirty = editing !== null && unsavedCells(editing).length > 0;
  const isSaving = editing?.isSaving === true;
  const errors = editing?.errors ?? NO_ERRORS;
  // After each refusal the first wrong field gets the focus; not where one left its cell.
  const refusedId = editing && !isSaving && editing.isJudged && errors.fields ? editing.id : null;

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (refusedId !== null) queueMicrotask(() => focusFirstError(root.current, refusedId));
  }, [refusedId, errors]);

  const open = (row: Row, saved?: Partial<Draft>): void => {
    const draft = { ...options.toDraft(row), ...saved };
    const known = errorsOf<Draft>({ fields: options.known?.(row) }) ?? NO_ERRORS;
    put({ ...NOTHING_DONE, id: getRowId(row), row, first: draft, draft, errors: known });
  };

  const cancel = (): void => {
    const now = held.current;
    if (!now || now.isSaving) return;
    leaveRow(root.current, now.id);
    setSaid(texts.editCancelled(getRowLabel(now.row)));
    put(null);
    options.onCancel?.(now.row);
  };

  /** What the server said: null when it is saved, with the row that follows. */
  const send = async (row: Row, draft: Draft, cells: readonly Key[]) => {
    try {
      const answer = await options.onSave(row, draft, cells);
      if (answer && 'next' in answer) return { refused: null, next: answer.next };
      return { refused: errorsOf<Draft>(answer), next: null };
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : '';
      return { refused: { message: message || texts.saveFailed } as RowErrors<Draft>, next: null };
    }
  };

  const saveCell = (key: Key): void => {
    const now = held.current;
    // What was refused waits for another value, or for 'Salvar'.
    if (!now || now.isSaving || now.errors.fields?.[key] || !unsavedCells(now).includes(key)) return;
    const { id, row, draft } = now;
    const wrong = options.validate?.(draft, row)?.[key];
    if (wrong) {
      put({ ...now, isJudged: false, errors: withFault(now.errors, key, wrong) });
      setSaid(wrong);
      return;
    }
    put({ ...now, sending: [...now.sending, key] });
    void queue.add(async () => {
      const { refused } = await send(row, draft, [key]);
      if (!isMounted.current) return;
      if (!refused) late.current.set(id, { ...late.current.get(id), [key]: draft[key] });
      change(id, (then) => ({
        sending: then.sending.filter((each) => each !== key),
        ...(refused
          ? { isJudged: false, errors: inCell(then.errors, refused, key) }
          : { first: { ...then.first, [key]: draft[key] } }),
      }));
      const [problem] = Object.values<string | undefined>(refused?.fields ?? {});
      setSaid(refused ? (problem ?? refused.message ?? texts.saveFailed) : texts.rowSaved(getRowLabel(row)));
    });
  };

  /** Each of what was typed, but for the cell where one still is. */
  const saveCells = (but: string | null): void => {
    const now = held.current;
    if (savesCells && now) for (const key of unsavedCells(now)) if (key !== but) saveCell(key);
  };

  const start = (row: Row, saved?: Partial<Draft>): boolean => {
    const id = getRowId(row);
    if (held.current?.id === id) return true;
    saveCells(null);
    const now = held.current;
    if (now && (unsavedCells(now).length > 0 || now.isSaving)) {
      const message = texts.editFirst(getRowLabel(now.row), getRowLabel(row));
      put({ ...now, errors: { ...now.errors, message } });
      focusSave(root.current);
      return false;
    }
    if (!queue.isQuiet()) {
      // A refusal still has its cell to stand in, and a row opens with what is saved of it.
      if (waiting.current === null) late.current.clear();
      waiting.current = row;
      void queue.quiet().then(() => {
        if (waiting.current !== row || !isMounted.current) return;
        waiting.current = null;
        start(row, late.current.get(id));
      });
      return false;
    }
    setSaid('');
    open(row, saved);
    return true;
  };

  const save = async (): Promise<void> => {
    const before = held.current;
    if (!before || before.isSaving) return;
    const { id, row } = before;
    if (!queue.isQuiet()) await queue.quiet();
    const now = held.current;
    if (!now || now.id !== id || now.isSaving) return;
    const { draft } = now;
    const cells = unsavedCells(now);
    // What was refused while it waited is not tried again at once.
    const isRefused = cells.some(
      (key) => (now.errors.fields?.[key] ?? '') !== (before.errors.fields?.[key] ?? ''),
    );
    const wrong =
      errorsOf<Draft>({ fields: options.validate?.(draft, row) }) ?? (isRefused ? { ...now.errors } : null);
    if (wrong) {
      put({ ...now, isJudged: true, errors: wrong });
      return;
    }
    // What is known to be wrong stays where it is until the answer says otherwise.
    put({
      ...now,
      isJudged: true,
      errors: errorsOf<Draft>({ fields: now.errors.fields }) ?? NO_ERRORS,
      isSaving: true,
    });
    const isSaved = savesCells && cells.length === 0;
    await queue.add(async () => {
      const { refused, next } = isSaved ? { refused: null, next: null } : await send(row, draft, cells);
      if (!isMounted.current) return;
      if (refused) {
        const [only] = savesCells && cells.length === 1 ? cells : [];
        const said = only === undefined ? refused : inCell(NO_ERRORS, refused, only);
        change(id, () => ({ errors: said, isSaving: false }));
      } else {
        leaveRow(root.current, id);
        setSaid(isSaved ? texts.editEnded(getRowLabel(row)) : texts.rowSaved(getRowLabel(row)));
        if (next === null) put(null);
        else open(next);
      }
    });
  };
  const onSave = useEvent(() => void save());
  const onCancel = useEvent(cancel);
  const leaving = useCellLeave(useEvent(saveCells));
  const goesTo = useCellPress(root, savesCells);

  const settled = async (): Promise<boolean> => {
    saveCells(null);
    await queue.quiet();
    const now = held.current;
    if (!now || unsavedCells(now).length === 0) return true;
    if (now.errors.fields) put({ ...now, isJudged: true, errors: { ...now.errors } });
    else focusSave(root.current);
    return false;
  };

  const oneField = ({ id: columnId, label: name }: ColumnField, rowLabel: string): ReactNode => {
    if (!editing) return null;
    const key = columnId as Key;
    const { [key]: draw } = options.fields;
    const { id } = editing;
    const onChange = (value: Draft[Key]): void => {
      change(id, (now) => ({
        draft: { ...now.draft, [key]: value },
        // What was refused is another value now.
        ...(savesCells ? { errors: withFault(now.errors, key, undefined) } : {}),
      }));
      if (savesCells && options.choices?.includes(key)) saveCell(key);
    };
    const content = draw?.({
      label: `${name}: ${rowLabel}`,
      value: editing.draft[key],
      onChange,
      errorMessage: errors.fields?.[key],
      isReadOnly: isSaving || editing.sending.includes(key),
    });
    return (
      <div key={columnId} className={css.field} data-field={columnId} {...leaving(columnId)}>
        {content}
      </div>
    );
  };
  const field: RowEditParts['field'] = ({ id, header, fields = [{ id, label: header }] }, rowLabel) => {
    const own = fields.filter((each) => Object.hasOwn(options.fields, each.id));
    return editing && own.length > 0 ? own.map((each) => oneField(each, rowLabel)) : undefined;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // A list or calendar that a field has open belongs to the field.
    if (!event.currentTarget.contains(event.target as Node) || event.defaultPrevented) return;
    const isText =
      event.target instanceof HTMLInputElement && event.target.getAttribute('aria-expanded') !== 'true';
    if (event.key === 'Escape') {
      // The dialog around stays open.
      event.stopPropagation();
      cancel();
    } else if (event.key === 'Enter' && isText && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save();
    }
  };

  const isAllSaved = savesCells && !isDirty && !isSaving;
  return {
    editingId: editing?.id ?? null,
    isDirty: savesCells ? isRefused(editing) : isDirty,
    isSaving,
    start: (row) => start(row),
    cancel,
    save,
    settled,
    parts: {
      Cell: areRecords ? RecordEditCell : RowEditCell,
      width: savesCells
        ? ROW_EDIT_WIDTH.row.rest
        : ROW_EDIT_WIDTH[areRecords ? 'record' : 'row'][editing ? 'editing' : 'rest'],
      HeldLine: HeldEditLine,
      field,
      goesTo,
      leaving: leaving(null),
      actions: (rowLabel) => (
        <RowEditActions
          rowLabel={rowLabel}
          isRecord={areRecords}
          isAllSaved={isAllSaved}
          isSaving={isSaving}
          onCancel={onCancel}
          onSave={onSave}
        />
      ),
      root,
      held: editing && (isDirty || isSaving) ? getRowLabel(editing.row) : null,
      problems: Object.values<string | undefined>(errors.fields ?? {}).join(' ') || null,
      notice: errors.message ?? null,
      onKeyDown,
      said,
    },
  };
}
