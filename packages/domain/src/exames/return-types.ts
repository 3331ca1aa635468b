import { EMPTY_TEXT } from '../messages/index.ts';
export interface WorkReturnType {
  readonly id: 1 | 2 | 3 | 4 | 5;
  readonly descricao: string;
}

/** Reasons for a return to work (doc1 §3 'Return types'). */
export const WORK_RETURN_TYPES: readonly WorkReturnType[] = [
  { id: 1, descricao: 'B31 Auxílio-Doença Previdenciário' },
  { id: 2, descricao: 'B91 Auxílio-Doença por acidente do trabalho' },
  { id: 3, descricao: 'B94 Auxílio-Acidente por acidente do trabalho' },
  { id: 4, descricao: 'Licença Maternidade' },
  { id: 5, descricao: 'Prestação do Serviço Militar' },
];

/** Strict check of a `tipoRetorno` id. */
export function isWorkReturnType(id: unknown): id is WorkReturnType['id'] {
  return WORK_RETURN_TYPES.some((t) => t.id === id);
}

/** Text of a `tipoRetorno`, or 'Não informado'. */
export function tipoRetornoName(id: number | null | undefined): string {
  return WORK_RETURN_TYPES.find((t) => t.id === id)?.descricao ?? EMPTY_TEXT.NOT_GIVEN;
}

/** `motivoConsulta` 1 to 4, shown as 'Motivo 1' to 'Motivo 4' (doc1 §3). */
export const CONSULTA_REASONS = [1, 2, 3, 4].map((id) => ({ id, descricao: `Motivo ${id}` }));
