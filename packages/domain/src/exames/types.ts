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

export type TipoExameName = keyof typeof TIPO_EXAME;
export type TipoExameId = (typeof TIPO_EXAME)[TipoExameName];

export interface TipoExame {
  readonly id: TipoExameId;
  /** Display name, pt-BR. */
  readonly descricao: string;
  /** The wire's constant name. */
  readonly nome: TipoExameName;
  /** Counts as an occupational exam (doc1 §1): admission, periodic, return, dismissal, function change. */
  readonly occupational: boolean;
}

const type = (name: TipoExameName, description: string, occupational = false): TipoExame => ({
  id: TIPO_EXAME[name],
  descricao: description,
  nome: name,
  occupational,
});

const PERIODICO = type('PERIODICO', 'Periódico', true);

/** Every exam type, in the order of its id. */
export const TiposExame: readonly TipoExame[] = [
  type('ADMISSIONAL', 'Admissional', true),
  PERIODICO,
  type('RETORNO_AO_TRABALHO', 'Retorno ao trabalho', true),
  type('DEMISSIONAL', 'Demissional', true),
  type('MUDANCA_FUNCAO', 'Mudança de função', true),
  type('MONITORACAO_PONTUAL', 'Monitoração pontual'),
  type('ACIDENTE', 'Acidente'),
  type('TERCEIROS', 'Terceiros'),
  type('CONSULTA', 'Consulta'),
  type('AVALIACAO_DE_ATESTADO', 'Avaliação de atestado'),
  type('RETORNO_CONSULTA', 'Retorno de consulta'),
  type('ENFERMAGEM', 'Enfermagem'),
  type('ABONO_ATESTADO', 'Abono de atestado'),
];

const byId = new Map<number, TipoExame>(TiposExame.map((t) => [t.id, t]));

/** What is said of a type that is none of them, where it is to be written. */
export const UNKNOWN_TIPO_EXAME_MESSAGE = 'Tipo de exame desconhecido';

/** Strict: true only for one of the 13 ids. A write with anything else is refused (decisions #21). */
export function isTipoExame(id: unknown): id is TipoExameId {
  return typeof id === 'number' && byId.has(id);
}

/** For display only: an unknown type is shown as periodic (doc1 §1, decisions #21). Never use it to write. */
export function tipoExame(id: number | null | undefined): TipoExame {
  return (typeof id === 'number' ? byId.get(id) : undefined) ?? PERIODICO;
}

/** Whether the type counts as an occupational exam (doc1 §1). An unknown type does not. */
export function isOccupational(id: number | null | undefined): boolean {
  return isTipoExame(id) && tipoExame(id).occupational;
}
