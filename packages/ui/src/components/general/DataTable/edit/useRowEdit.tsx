'use client';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { HeldEditLine } from './HeldEditLine.tsx';
import { RowEditCell } from './RowEditCell.tsx';
import type { RowEdit } from '../ground/edit.types.ts';
import { errorsOf, isSameDraft, NO_ERRORS, type RowErrors } from './edit.logic.ts';
import { texts as defaults } from '../intl/edit.pt-BR.ts';
import { useEvent } from '../../../../internal/useEvent.ts';
import { useTexts } from '../../../../texts/useTexts.ts';
import * as css from '../ground/DataTable.css.ts';

/** O que um campo da linha em edição recebe. */
export interface RowFieldProps<Value> {
  /** O nome do campo: o cabeçalho da coluna e o nome da linha. Passe-o como `label`, com `isLabelHidden`. */
  readonly label: string;
  /** O valor em edição. */
  readonly value: Value;
  /** Recebe o novo valor. */
  readonly onChange: (value: Value) => void;
  /** O que está errado nele. */
  readonly errorMessage: string | undefined;
  /** Enquanto é salva. Não use `isDisabled`: tiraria o foco. */
  readonly isReadOnly: boolean;
}

/** Opções de {@link useRowEdit}. */
export interface RowEditOptions<Row, Draft extends object> {
  /** O id estável de uma linha. */
  readonly getRowId: (row: Row) => string;
  /** Como leitores de tela chamam uma linha. */
  readonly getRowLabel: (row: Row) => string;
  /** O que se pode editar de uma linha, por id de coluna. */
  readonly toDraft: (row: Row) => Draft;
  /** O campo de cada uma dessas colunas. */
  readonly fields: { [Key in keyof Draft & string]?: (field: RowFieldProps<Draft[Key]>) => ReactNode };
  /** O que está errado antes de enviar: textos por id de coluna. Vazio: nada. */
  readonly validate?: (draft: Draft, row: Row) => RowErrors<Draft>['fields'];
  /**
   * O que já está errado numa linha quando a edição começa: fica sob cada campo até a linha ser salva, e o primeiro
   * campo errado recebe o foco.
   */
  readonly known?: (row: Row) => RowErrors<Draft>['fields'];
  /**
   * Salva, e põe a nova linha entre `rows`. Termina sem nada quando foi salva (com `next`, a edição segue nessa
   * linha) e com erros quando o servidor recusa; uma promessa que falha diz que não foi possível salvar. O que foi
   * digitado fica, menos no primeiro caso.
   */
  readonly onSave: (row: Row, draft: Draft) => Promise<RowErrors<Draft> | RowSaved<Row> | void>;
  /** Por exemplo, para retirar uma linha nova que nunca foi salva. */
  readonly onCancel?: (row: Row) => void;
}

/** Uma linha salva, e a que se edita a seguir. */
export interface RowSaved<Row> {
  /** A próxima linha a editar. */
  readonly next: Row;
}

interface Editing<Row, Draft> {
  readonly id: string;
  readonly row: Row;
  readonly first: Draft;
  readonly draft: Draft;
  readonly errors: RowErrors<Draft>;
  readonly isSaving: boolean;
}

/** The first field with an error; else the button that was pressed keeps the focus. */
function focusFirstError(root: HTMLElement | null, id: string): void {
  root
    ?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"] [data-field] [aria-invalid="true"]`)
    ?.focus();
}

/** A field that is about to go lets go of the focus first, and so tells that its value was changed. */
function leaveRow(root: HTMLElement | null, id: string): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !root?.contains(focused)) return;
  if (focused.closest(`tr[data-row="${CSS.escape(id)}"]`)) focused.blur();
}

/**
 * Edição no lugar, uma linha por vez: 'Editar' transforma células em campos, Enter ou 'Salvar' salva, Esc ou
 * 'Cancelar' devolve o que havia. Passe o resultado a `DataTable` como `edit`.
 */
export function useRowEdit<Row, Draft extends object>(options: RowEditOptions<Row, Draft>): RowEdit<Row> {
  const texts = useTexts('DataTable', defaults);
  const { getRowId, getRowLabel } = options;
  const [editing, setEditing] = useState<Editing<Row, Draft> | null>(null);
  const [said, setSaid] = useState('');
  const isMounted = useRef(true);
  const root = useRef<HTMLDivElement>(null);
  const isDirty = editing !== null && !isSameDraft(editing.first, editing.draft);
  const isSaving = editing?.isSaving === true;
  const errors = editing?.errors ?? NO_ERRORS;
  // After each refusal the first wrong field gets the focus.
  const refusedId = editing && !isSaving && errors.fields ? editing.id : null;

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  useEffect(() => {
    if (refusedId !== null) queueMicrotask(() => focusFirstError(root.current, refusedId));
  }, [refusedId, errors]);

  const open = (row: Row): void => {
    const draft = options.toDraft(row);
    const errors = errorsOf<Draft>({ fields: options.known?.(row) }) ?? NO_ERRORS;
    setEditing({ id: getRowId(row), row, first: draft, draft, errors, isSaving: false });
  };

  const start = (row: Row): boolean => {
    const id = getRowId(row);
    if (editing?.id === id) return true;
    if (editing && (isDirty || isSaving)) {
      const message = texts.editFirst(getRowLabel(editing.row), getRowLabel(row));
      setEditing({ ...editing, errors: { ...editing.errors, message } });
      // In the row, or where the row left the page, in the line that stands for it.
      root.current?.querySelector<HTMLElement>('[data-save]')?.focus();
      return false;
    }
    setSaid('');
    open(row);
    return true;
  };

  const cancel = (): void => {
    if (!editing || isSaving) return;
    leaveRow(root.current, editing.id);
    setSaid(texts.editCancelled(getRowLabel(editing.row)));
    setEditing(null);
    options.onCancel?.(editing.row);
  };

  const save = async (): Promise<void> => {
    if (!editing || isSaving) return;
    const { row, draft } = editing;
    const wrong = errorsOf<Draft>({ fields: options.validate?.(draft, row) });
    if (wrong) {
      setEditing({ ...editing, errors: wrong });
      return;
    }
    // What is known to be wrong stays where it is until the answer says otherwise.
    setEditing({
      ...editing,
      errors: errorsOf<Draft>({ fields: errors.fields }) ?? NO_ERRORS,
      isSaving: true,
    });
    let refused: RowErrors<Draft> | null;
    let next: Row | null = null;
    try {
      const answer = await options.onSave(row, draft);
      if (answer && 'next' in answer) {
        next = answer.next;
        refused = null;
      } else refused = errorsOf(answer);
    } catch (failure) {
      const message = failure instanceof Error ? failure.message : '';
      refused = { message: message || texts.saveFailed };
    }
    if (!isMounted.current) return;
    if (refused) setEditing({ ...editing, errors: refused, isSaving: false });
    else {
      leaveRow(root.current, editing.id);
      setSaid(texts.rowSaved(getRowLabel(row)));
      if (next === null) setEditing(null);
      else open(next);
    }
  };
  const onSave = useEvent(() => void save());
  const onCancel = useEvent(cancel);

  const field = (columnId: string, header: string, rowLabel: string): ReactNode | undefined => {
    if (!editing || !Object.hasOwn(options.fields, columnId)) return undefined;
    const key = columnId as keyof Draft & string;
    const { [key]: draw } = options.fields;
    const content = draw?.({
      label: `${header}: ${rowLabel}`,
      value: editing.draft[key],
      onChange: (value) => setEditing((now) => now && { ...now, draft: { ...now.draft, [key]: value } }),
      errorMessage: errors.fields?.[key],
      isReadOnly: isSaving,
    });
    return (
      <div className={css.field} data-field={columnId}>
        {content}
      </div>
    );
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

  return {
    editingId: editing?.id ?? null,
    isDirty,
    isSaving,
    start,
    cancel,
    save,
    parts: {
      Cell: RowEditCell,
      HeldLine: HeldEditLine,
      field,
      actions: (rowLabel) => (
        <>
          <Button size="small" variant="quiet" aria-label={texts.cancelRow(rowLabel)} onPress={onCancel}>
            {texts.cancel}
          </Button>
          <Button
            size="small"
            variant="primary"
            aria-label={texts.saveRow(rowLabel)}
            data-save
            isPending={isSaving}
            pendingLabel={texts.saving}
            onPress={onSave}
          >
            {texts.save}
          </Button>
        </>
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
