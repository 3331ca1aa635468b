import { isOccupational, TIPO_EXAME, type TipoExameId } from './types.ts';

type Id = number | null | undefined;

/** Types that bypass time-slot reservation (doc1 §9, doc2 §4, decisions #11). */
export const TYPES_WITHOUT_RESERVA: readonly TipoExameId[] = [
  TIPO_EXAME.RETORNO_AO_TRABALHO,
  TIPO_EXAME.CONSULTA,
  TIPO_EXAME.TERCEIROS,
  TIPO_EXAME.AVALIACAO_DE_ATESTADO,
  TIPO_EXAME.MONITORACAO_PONTUAL,
];

/** Types blocked from self-scheduling (doc2 §4, §9). Spot monitoring is not among them (decisions #11). */
export const TYPES_WITHOUT_AUTOAGENDAMENTO: readonly TipoExameId[] = [
  TIPO_EXAME.RETORNO_AO_TRABALHO,
  TIPO_EXAME.CONSULTA,
  TIPO_EXAME.TERCEIROS,
  TIPO_EXAME.AVALIACAO_DE_ATESTADO,
];

/** Types whose request has an attachments step (doc2 §2.1). */
export const TYPES_WITH_ATTACHMENTS: readonly TipoExameId[] = [
  TIPO_EXAME.CONSULTA,
  TIPO_EXAME.TERCEIROS,
  TIPO_EXAME.RETORNO_AO_TRABALHO,
];

/** Pre-requests: types that always have extra mandatory fields (doc1 §5; 'certificate absence' by decisions #12). */
export const TYPES_WITH_REQUIRED_FIELDS: readonly TipoExameId[] = [
  TIPO_EXAME.RETORNO_AO_TRABALHO,
  TIPO_EXAME.CONSULTA,
  TIPO_EXAME.DEMISSIONAL,
  TIPO_EXAME.ABONO_ATESTADO,
];

const contains = (list: readonly number[], id: Id): boolean => typeof id === 'number' && list.includes(id);

/** Dismissal asks for `dataHomologacao` (doc2 §5). */
export const needsHomologacaoDate = (id: Id): boolean => id === TIPO_EXAME.DEMISSIONAL;
/** Return to work asks for `dataLiberacao` (doc2 §2.4). */
export const needsLiberacaoDate = (id: Id): boolean => id === TIPO_EXAME.RETORNO_AO_TRABALHO;
/** Return to work asks for `tipoRetorno` (doc2 §2.4). */
export const needsWorkReturnType = (id: Id): boolean => id === TIPO_EXAME.RETORNO_AO_TRABALHO;
/** A consultation asks for `detalheConsulta` (doc2 §5 'Procedures'). */
export const needsConsultaDetail = (id: Id): boolean => id === TIPO_EXAME.CONSULTA;
/** The edit dialog also asks a consultation's `motivoConsulta` (doc1 §2.4). */
export const needsConsultaReason = (id: Id): boolean => id === TIPO_EXAME.CONSULTA;
/** Whether the wizard has an attachments step for the type (doc2 §2.1). */
export const needsAttachments = (id: Id): boolean => contains(TYPES_WITH_ATTACHMENTS, id);
/** Whether the pre-request's extra fields are mandatory by type alone (doc1 §5). */
export const needsRequiredFields = (id: Id): boolean => contains(TYPES_WITH_REQUIRED_FIELDS, id);
/** Function change asks for the new unit, sector and role in the edit dialog (doc1 §2.4). */
export const needsNewHierarquia = (id: Id): boolean => id === TIPO_EXAME.MUDANCA_FUNCAO;

/**
 * Whether an employee of a request needs a LAUDO attachment (doc2 §5 'Attachments'): always for return to
 * work; for consultation and third party only when one of the procedures is a PCD one.
 */
export function needsLaudo(id: Id, hasPcdProcedimento: boolean): boolean {
  if (id === TIPO_EXAME.RETORNO_AO_TRABALHO) return true;
  return hasPcdProcedimento && (id === TIPO_EXAME.CONSULTA || id === TIPO_EXAME.TERCEIROS);
}

/** Types for which only clinics that serve the clinical need are offered (doc2 §4 'Clinic restriction'). */
export const restrictsClinics = (id: Id): boolean => isOccupational(id);

/** Types whose up-to-date exams get a redo date and lose the accept flag (doc2 §4 'Procedures step'). */
export const considersUpToDateExames = (id: Id): boolean =>
  id === TIPO_EXAME.PERIODICO || id === TIPO_EXAME.DEMISSIONAL;

/** Whether the type can be booked in reserved time slots, as far as the type decides (doc2 §4). */
export const allowsReserva = (id: Id): boolean =>
  typeof id === 'number' && !contains(TYPES_WITHOUT_RESERVA, id);

/** Whether the employee may book this type by a link (doc2 §4 'Self-scheduling flow', step 2). */
export const allowsAutoagendamento = (id: Id): boolean =>
  typeof id === 'number' && !contains(TYPES_WITHOUT_AUTOAGENDAMENTO, id);

/** Conditional fields of the edit dialog, by exam type (doc1 §2.4). Marked, never blocking (decisions #15). */
export function conditionalFields(id: Id): readonly string[] {
  switch (id) {
    case TIPO_EXAME.RETORNO_AO_TRABALHO:
      return ['tipoRetorno', 'dataLiberacao', 'anexoAbono'];
    case TIPO_EXAME.DEMISSIONAL:
      return ['dataHomologacao'];
    case TIPO_EXAME.CONSULTA:
      return ['motivoConsulta', 'detalheConsulta', 'anexoConsulta'];
    case TIPO_EXAME.MUDANCA_FUNCAO:
      return ['unidade', 'setor', 'cargo'];
    default:
      return [];
  }
}

const ESOCIAL: ReadonlyMap<number, number> = new Map<number, number>([
  [TIPO_EXAME.ADMISSIONAL, 0],
  [TIPO_EXAME.PERIODICO, 1],
  [TIPO_EXAME.RETORNO_AO_TRABALHO, 2],
  [TIPO_EXAME.MUDANCA_FUNCAO, 3],
  [TIPO_EXAME.MONITORACAO_PONTUAL, 4],
  [TIPO_EXAME.DEMISSIONAL, 9],
]);

const SOC: ReadonlyMap<number, string> = new Map<number, string>([
  [TIPO_EXAME.ADMISSIONAL, '1'],
  [TIPO_EXAME.PERIODICO, '2'],
  [TIPO_EXAME.RETORNO_AO_TRABALHO, '3'],
  [TIPO_EXAME.MUDANCA_FUNCAO, '4'],
  [TIPO_EXAME.DEMISSIONAL, '5'],
  [TIPO_EXAME.MONITORACAO_PONTUAL, '6'],
  [TIPO_EXAME.CONSULTA, '10'],
  [TIPO_EXAME.RETORNO_CONSULTA, '11'],
  [TIPO_EXAME.ACIDENTE, '12'],
  [TIPO_EXAME.ENFERMAGEM, '14'],
  [TIPO_EXAME.TERCEIROS, '20'],
]);

/** SOC's own number of the type ('Exames Sugeridos'), or null: it knows no 'Avaliação de atestado' and no 'Abono'. */
export function socOfType(id: Id): string | null {
  return typeof id === 'number' ? (SOC.get(id) ?? null) : null;
}

/** `tpExameOcup` of eSocial S-2220 for the type, or null for types that S-2220 does not carry. */
export function esocialOfType(id: Id): number | null {
  return typeof id === 'number' ? (ESOCIAL.get(id) ?? null) : null;
}
