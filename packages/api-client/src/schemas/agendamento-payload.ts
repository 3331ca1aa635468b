import { INVALID_SOLICITANTE_EMAIL_MESSAGE } from '@apto/domain/documents';
import { ASSISTENTE_MESSAGE, MESSAGE } from '@apto/domain/messages';
import { MAX_FUNCIONARIOS, MAX_PEDIDO_ATTACHMENTS, PEDIDO_ATTACHMENT_KINDS } from '@apto/domain/pedido';
import { MAX_TELEMEDICINE_LINK } from '@apto/domain/attendant';
import { EDIT_REQUIRED } from '@apto/domain/edit';
import { PCD_TYPES } from '@apto/domain/pre-solicitacao';
import { z } from 'zod';
import { agendamentoDetail, statusSummary } from './agendamento.ts';
import { reservaItems } from './reserva.ts';
import {
  booleanValue,
  civilDate,
  email,
  id,
  integer,
  MAX_ID,
  opaqueKey,
  optionalDate,
  optionalEmail,
  optionalTime,
  required,
  periodo,
  reference,
  referenceOr,
  text,
} from './base.ts';

export const responsibleParty = z
  .union([z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE']), z.literal([1, 2, 3])])
  .transform((value) =>
    typeof value === 'number' ? (['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE'] as const)[value - 1]! : value,
  );

const payloadProcedimento = z
  .union([
    z
      .number()
      .int()
      .min(0)
      .max(MAX_ID)
      .transform((value) => ({ id: value })),
    z.object({ id: z.number().int().min(0).max(MAX_ID) }).loose(),
  ])
  .transform((value) => {
    const line = value as { id: number; observacaoAgendamentoConsulta?: unknown };
    return {
      id: line.id,
      observacaoAgendamentoConsulta:
        typeof line.observacaoAgendamentoConsulta === 'string' ? line.observacaoAgendamentoConsulta : null,
    };
  });

/** Which disability the report of a PCD states (doc2 §2.5). */
export const informacoesPcd = z
  .union([integer(1, PCD_TYPES.length), z.object({ id: integer(1, PCD_TYPES.length) })])
  .transform((value) => (typeof value === 'number' ? value : value.id))
  .nullish();

/** Whether SOC gave the procedures; the documents show the name alone, so the procedures that it gave say it too. */
export const procedimentosFromSoc = z
  .union([
    booleanValue,
    z
      .array(z.union([id, z.looseObject({ id })]))
      .max(60)
      .transform((given) => given.length > 0),
  ])
  .default(false);

/** doc1 §5; in the field itself doc2's text stands (decision 42). */
const PHONE_REQUIRED = 'Telefone do solicitante é obrigatório';

/** The appointment save payload (doc1 §3, doc2 §3), one employee. */
export const payloadAgendamento = z.object({
  // Never refused (decision 48): not answered, they are those of a new request (doc2 §4).
  quemAgenda: responsibleParty.nullish().transform((who) => who ?? 'USUARIO_ESCOLHE'),
  quemAvisa: responsibleParty.nullish().transform((who) => who ?? 'SOLICITANTE'),
  nomeSolicitante: required(150),
  emailSolicitante: email(INVALID_SOLICITANTE_EMAIL_MESSAGE),
  telefoneSolicitante: z
    .string(PHONE_REQUIRED)
    .trim()
    .max(20, 'Deve ter no máximo 20 caracteres')
    .min(1, PHONE_REQUIRED),
  /** Empty only where an attendant takes a dismissal that NR-7 waives. */
  procedimentos: z.array(payloadProcedimento).max(60),
  riscos: z.array(reference).max(200).default([]),
  nomeFuncionario: text(150).optional(),
  funcionario: reference,
  cliente: reference,
  status: z.object({ id: z.literal(1) }).optional(),
  /** The pcd step's answer, which stands against the registry's mark (doc2 §2.5, decision 39); absent, the mark stands. */
  pcd: booleanValue.optional(),
  resideForaDoPais: booleanValue.default(false),
  telefoneFuncionario: required(20),
  emailFuncionario: optionalEmail(MESSAGE.INCORRECT_FIELD),
  dataSugestaoInicial: civilDate,
  dataSugestaoFinal: civilDate,
  tipoExame: reference,
  prestador: reference,
  cidade: reference,
  periodo,
  dataHomologacao: optionalDate,
  detalheConsulta: text(2000).nullish(),
  informacoesPcd,
  dataLiberacao: optionalDate,
  tipoRetorno: integer(1, 5).nullish(),
  questionarioRisco: z.union([integer(1), reference]).nullish(),
  questionarioHierarquiaId: integer(1).nullish(),
  horarioMarcadoPrestador: optionalTime,
  procedimentosFromSoc,
  observacao: text(2000).nullish(),
  asoEmDia: booleanValue.default(false),
  direcionarParaAtendente: booleanValue.default(false),
  clienteNaoAlterarSituacaoNoDemissional: booleanValue.default(false),
  /** The caller's uploads that the creation ties to the record (doc2 §2.4, §2.5). */
  anexos: z
    .array(z.object({ path: opaqueKey, tipo: z.enum(PEDIDO_ATTACHMENT_KINDS) }))
    .max(MAX_PEDIDO_ATTACHMENTS)
    .default([]),
  /** Slots that were chosen in the schedule step: booked with the appointment, or it is not created (decision 49). */
  reservas: reservaItems.optional(),
});
export type PayloadAgendamento = z.input<typeof payloadAgendamento>;
export type ValidatedAgendamentoPayload = z.output<typeof payloadAgendamento>;

/** One payload, or a list of 1 to 10 that is saved whole or not at all. */
export const createAgendamentosBody = z.union([
  payloadAgendamento,
  z
    .array(payloadAgendamento)
    .min(1, ASSISTENTE_MESSAGE.AT_LEAST_ONE_FUNCIONARIO)
    .max(MAX_FUNCIONARIOS, ASSISTENTE_MESSAGE.FUNCIONARIO_LIMIT),
]);

export const createdAgendamento = z.object({
  id: z.number(),
  version: z.number().int(),
  idStatus: z.number(),
  status: statusSummary,
  idFuncionario: z.number(),
  nomeFuncionario: z.string(),
  createdAt: z.string(),
  /** What the creation decided that was not asked for. */
  avisos: z.array(z.string()),
});

/** Null is what is read where there is none, and asks for nothing. */
const place = reference.nullish().transform((asked) => asked ?? undefined);

/**
 * Edit payload: the fields of doc1 §2.4, all optional but the id. The document sends the whole appointment (§3, §7):
 * what an edit cannot change is read over.
 */
export const editAgendamentoBody = z.object({
  id,
  cidade: referenceOr(EDIT_REQUIRED.cidade).optional(),
  prestador: referenceOr(EDIT_REQUIRED.prestador).optional(),
  tipoExame: reference.optional(),
  nomeSolicitante: required(150, EDIT_REQUIRED.nomeSolicitante).optional(),
  emailSolicitante: required(254, EDIT_REQUIRED.emailSolicitante)
    .pipe(email(INVALID_SOLICITANTE_EMAIL_MESSAGE))
    .optional(),
  telefoneSolicitante: required(20, EDIT_REQUIRED.telefoneSolicitante).optional(),
  telefoneFuncionario: required(20).optional(),
  emailFuncionario: optionalEmail(MESSAGE.INCORRECT_FIELD),
  dataSugestaoInicial: civilDate.optional(),
  dataSugestaoFinal: civilDate.optional(),
  periodo: periodo.optional(),
  observacao: text(2000).nullish(),
  tipoRetorno: integer(1, 5).nullish(),
  dataLiberacao: optionalDate,
  dataHomologacao: optionalDate,
  motivoConsulta: integer(1, 4).nullish(),
  detalheConsulta: text(2000).nullish(),
  /** Where the employee goes, of a function change alone; each belongs to the appointment's customer. */
  unidade: place,
  setor: place,
  cargo: place,
  /** The telemedicine's room; empty: at the clinic. */
  linkTelemedicina: z.string().trim().max(MAX_TELEMEDICINE_LINK).nullish(),
});

export const editedAgendamento = agendamentoDetail.extend({
  /** What is missing for the exam type although saving went through (decision 15). */
  avisos: z.array(z.string()),
});
