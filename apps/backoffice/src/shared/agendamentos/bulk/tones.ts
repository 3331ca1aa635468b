import type { BulkItem } from '@apto/api-client';

/** How a row of a list that is worked off looks: of a bulk action, and of a request for many. */
export const RESULT_TONES = {
  PENDENTE: 'neutral',
  FEITO: 'success',
  RECUSADO: 'warning',
  FALHOU: 'danger',
  A_DESFAZER: 'neutral',
  DESFEITO: 'info',
} as const satisfies Record<BulkItem['situacao'], string>;
