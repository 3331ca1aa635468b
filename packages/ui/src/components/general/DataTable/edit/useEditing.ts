'use client';
import { useRef, useState } from 'react';
import { changedKeys, NO_ERRORS, type RowErrors } from './edit.logic.ts';

/** A row that is being edited. */
export interface Editing<Row, Draft> {
  readonly id: string;
  readonly row: Row;
  /** What is saved of it. */
  readonly first: Draft;
  readonly draft: Draft;
  readonly errors: RowErrors<Draft>;
  /** The errors are the answer to 'Salvar' or Enter. */
  readonly isJudged: boolean;
  /** The whole row is being saved. */
  readonly isSaving: boolean;
  /** The cells that are being saved, each by itself. */
  readonly sending: readonly (keyof Draft & string)[];
}

export const NOTHING_DONE = { errors: NO_ERRORS, isJudged: true, isSaving: false, sending: [] } as const;

/** The cells whose value is neither saved nor on its way. */
export function unsavedCells<Row, Draft extends object>({ first, draft, sending }: Editing<Row, Draft>) {
  return changedKeys(first, draft).filter((key) => !sending.includes(key));
}

/** Something of the row was refused: it is not saved by leaving it. */
export function isRefused<Row, Draft extends object>(editing: Editing<Row, Draft> | null): boolean {
  if (!editing) return false;
  const { fields, message } = editing.errors;
  return unsavedCells(editing).some((key) => Boolean(fields?.[key] ?? message));
}

/** The row being edited, as it is drawn and as it is now: an answer that comes later finds what was typed meanwhile. */
export function useEditing<Row, Draft extends object>() {
  const [editing, draw] = useState<Editing<Row, Draft> | null>(null);
  const held = useRef<Editing<Row, Draft> | null>(null);
  const put = (next: Editing<Row, Draft> | null): void => {
    held.current = next;
    draw(next);
  };
  /** Nothing where another row, or none, is edited by now. */
  const change = (id: string, part: (now: Editing<Row, Draft>) => Partial<Editing<Row, Draft>>): void => {
    const now = held.current;
    if (now?.id === id) put({ ...now, ...part(now) });
  };
  return { editing, held, put, change };
}
