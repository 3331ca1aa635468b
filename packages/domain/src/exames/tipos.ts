/**
 * Exam types (doc1 §1, doc2 §1). Ids and constant names are the wire's; `descricao` is what a person reads.
 */
export const TIPO_EXAME = {
  ADMISSIONAL: 1,
  PERIODICO: 2,
  RETORNO_AO_TRABALHO: 3,
  DEMISSIONAL: 4,
  MUDANCA_FUNCAO: 5,
  MONITORACAO_PONTUAL: 6,
  ACIDENTE: 7,
  TERCEIROS: 8,
  CONSULTA: 9,
  AVALIACAO_DE_ATESTADO: 10,
  RETORNO_CONSULTA: 11,
  ENFERMAGEM: 12,
  ABONO_ATESTADO: 13,
} as const;

export type NomeTipoExame = keyof typeof TIPO_EXAME;
export type IdTipoExame = (typeof TIPO_EXAME)[NomeTipoExame];

export interface TipoExame {
  readonly id: IdTipoExame;
  /** Display name, pt-BR. */
  readonly descricao: string;
  /** The wire's constant name. */
  readonly nome: NomeTipoExame;
  /** Counts as an occupational exam (doc1 §1): admission, periodic, return, dismissal, function change. */
  readonly ocupacional: boolean;
}

const tipo = (nome: NomeTipoExame, descricao: string, ocupacional = false): TipoExame => ({
  id: TIPO_EXAME[nome],
  descricao,
  nome,
  ocupacional,
});

const PERIODICO = tipo('PERIODICO', 'Periódico', true);

/** Every exam type, in the order of its id. */
export const TiposExame: readonly TipoExame[] = [
  tipo('ADMISSIONAL', 'Admissional', true),
  PERIODICO,
  tipo('RETORNO_AO_TRABALHO', 'Retorno ao trabalho', true),
  tipo('DEMISSIONAL', 'Demissional', true),
  tipo('MUDANCA_FUNCAO', 'Mudança de função', true),
  tipo('MONITORACAO_PONTUAL', 'Monitoração pontual'),
  tipo('ACIDENTE', 'Acidente'),
  tipo('TERCEIROS', 'Terceiros'),
  tipo('CONSULTA', 'Consulta'),
  tipo('AVALIACAO_DE_ATESTADO', 'Avaliação de atestado'),
  tipo('RETORNO_CONSULTA', 'Retorno de consulta'),
  tipo('ENFERMAGEM', 'Enfermagem'),
  tipo('ABONO_ATESTADO', 'Abono de atestado'),
];

const porId = new Map<number, TipoExame>(TiposExame.map((t) => [t.id, t]));

/** Strict: true only for one of the 13 ids. A write with anything else is refused (decisions #21). */
export function ehTipoExame(id: unknown): id is IdTipoExame {
  return typeof id === 'number' && porId.has(id);
}

/** For display only: an unknown type is shown as periodic (doc1 §1, decisions #21). Never use it to write. */
export function tipoExame(id: number | null | undefined): TipoExame {
  return (typeof id === 'number' ? porId.get(id) : undefined) ?? PERIODICO;
}

/** Whether the type counts as an occupational exam (doc1 §1). An unknown type does not. */
export function ehOcupacional(id: number | null | undefined): boolean {
  return ehTipoExame(id) && tipoExame(id).ocupacional;
}
