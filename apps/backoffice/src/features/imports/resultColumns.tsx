import type { ImportRow } from '@apto/api-client';
import { completeCpf, formatCpf } from '@apto/domain/documents';
import { IMPORT_EFFECT_LABEL, IMPORT_RESULT_LABEL, type ImportResult } from '@apto/domain/imports';
import { Tag, Text, type DataTableColumn } from '@apto/ui';
import { lineColumn, sheetColumns } from './columns.ts';
import type { StepProps } from './frame.ts';

const TONE = {
  PENDENTE: 'neutral',
  FEITA: 'success',
  RECUSADA: 'warning',
  FALHOU: 'danger',
  DESFEITA: 'info',
  MANTIDA: 'warning',
} as const satisfies Record<ImportResult, string>;

/** Whose row it was, what became of it, and why. */
export function createColumns(found: StepProps['found']): DataTableColumn<ImportRow>[] {
  return [
    lineColumn(found),
    ...sheetColumns(found, ({ id }) => ({
      width: 180,
      // As people read it, however the file says it.
      ...(id === 'cpf' ? { cell: ({ celulas }) => formatCpf(completeCpf(celulas[id] ?? '')) } : {}),
    })).slice(0, 2),
    {
      id: 'situacao',
      header: 'Resultado',
      width: 120,
      cell: ({ situacao: result }) => <Tag tone={TONE[result]}>{IMPORT_RESULT_LABEL[result]}</Tag>,
    },
    {
      id: 'efeito',
      header: 'O que fez',
      width: 120,
      cell: ({ efeito: effect }) => (effect === null ? '' : IMPORT_EFFECT_LABEL[effect]),
    },
    {
      id: 'motivo',
      header: 'Motivo',
      isGrow: true,
      width: 260,
      // Whole, in as many lines as it takes.
      cell: ({ motivo: reason }) => (reason === null ? '' : <Text>{reason}</Text>),
      exportValue: ({ motivo: reason }) => reason ?? '',
    },
  ];
}
