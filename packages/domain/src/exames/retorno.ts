export interface TipoRetorno {
  readonly id: 1 | 2 | 3 | 4 | 5;
  readonly descricao: string;
}

/** Reasons for a return to work (doc1 §3 'Return types'). */
export const TIPOS_RETORNO: readonly TipoRetorno[] = [
  { id: 1, descricao: 'B31 Auxílio-Doença Previdenciário' },
  { id: 2, descricao: 'B91 Auxílio-Doença por acidente do trabalho' },
  { id: 3, descricao: 'B94 Auxílio-Acidente por acidente do trabalho' },
  { id: 4, descricao: 'Licença Maternidade' },
  { id: 5, descricao: 'Prestação do Serviço Militar' },
];

/** Strict check of a `tipoRetorno` id. */
export function ehTipoRetorno(id: unknown): id is TipoRetorno['id'] {
  return TIPOS_RETORNO.some((t) => t.id === id);
}

/** Text of a `tipoRetorno`, or 'Não informado'. */
export function nomeTipoRetorno(id: number | null | undefined): string {
  return TIPOS_RETORNO.find((t) => t.id === id)?.descricao ?? 'Não informado';
}

/** `motivoConsulta` 1 to 4, shown as 'Motivo 1' to 'Motivo 4' (doc1 §3). */
export const MOTIVOS_CONSULTA = [1, 2, 3, 4].map((id) => ({ id, descricao: `Motivo ${id}` }));
