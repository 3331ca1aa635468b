import { correctImportRow, type ImportRow } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { importOf } from '@apto/domain/imports';
import { TextField, useRowEdit, type RowEdit, type RowFieldProps } from '@apto/ui';
import { useState } from 'react';
import { messageFrom } from '../../shared/notices/index.ts';
import type { StepProps } from './frame.ts';
import { isWrong, wrongAfter, wrongCells, type Draft } from './rowColumns.tsx';

interface Options {
  /** The next wrong row opens after one that was mended. */
  readonly goesOn: boolean;
  /** The rows as they are now. */
  readonly readAgain: () => Promise<readonly ImportRow[]>;
  readonly onSaved: () => Promise<unknown>;
}

/** Corrects a row of the sheet in its place: what is still wrong after a save stays open, and says so. */
export function useRowCorrection(
  found: StepProps['found'],
  { goesOn, readAgain, onSaved }: Options,
): RowEdit<ImportRow> {
  const api = useApi();
  const { id } = found;
  const columns = importOf(found.tipo).columns.filter((column) => found.colunas.includes(column.id));
  /** A row that was saved and is still wrong: what the next save differs from. */
  const [kept, setKept] = useState<ImportRow | null>(null);
  return useRowEdit<ImportRow, Draft>({
    getRowId: (each) => String(each.linha),
    getRowLabel: (each) => `linha ${each.linha}`,
    toDraft: ({ celulas }) => ({ ...celulas }),
    known: wrongCells,
    fields: Object.fromEntries(
      columns.map((column) => [
        column.id,
        ({ label, value, onChange, errorMessage, isReadOnly }: RowFieldProps<string>) => (
          <TextField
            label={label}
            isLabelHidden
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            isReadOnly={isReadOnly}
          />
        ),
      ]),
    ),
    onSave: async (row, draft) => {
      const before = kept?.linha === row.linha ? kept : row;
      const changes = Object.fromEntries(
        Object.entries(draft).filter(([column, text]) => before.celulas[column] !== text),
      );
      try {
        const saved = await api.invoke(correctImportRow, {
          params: { id, linha: row.linha },
          body: { celulas: changes },
        });
        setKept(saved);
        await onSaved();
        if (isWrong(saved)) return { fields: wrongCells(saved) };
        const rest = await readAgain();
        setKept(null);
        const next = goesOn ? wrongAfter(rest, row.linha) : undefined;
        return next && { next };
      } catch (failure) {
        return { message: messageFrom(failure) };
      }
    },
    // What was kept although it is still wrong shows as it is now.
    onCancel: () => {
      setKept(null);
      void readAgain();
    },
  });
}
