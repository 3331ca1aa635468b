import { PRE_SOLICITACAO_MESSAGE } from '@apto/domain/messages';
import { z } from 'zod';
import { healthData } from '../health.ts';
import { createdAgendamento, informacoesPcd, payloadAgendamento } from './agendamento-payload.ts';
import { searchTerms } from './agendamento-query.ts';
import {
  civilDate,
  id,
  integer,
  optionalDate,
  optionalTime,
  page,
  pagination,
  periodo,
  reference,
  required,
  text,
} from './base.ts';

const health = <S extends z.ZodType>(schema: S): S => healthData('pre_solicitacao', schema);

const named = z.object({ id: z.number(), name: z.string() });

/** One row of the pre-requests' table (doc1 §2.3, §3 'Pre-request'). Health text stays out: the detail brings it. */
export const preSolicitacaoRow = z.object({
  id: z.number(),
  version: z.number().int(),
  createdAt: z.string(),
  nomeFuncionario: z.string(),
  telefoneFuncionario: z.string().nullable(),
  emailFuncionario: z.string().nullable(),
  tipoExame: z.object({ id: z.number(), descricao: z.string() }),
  nomeTipoExame: z.string(),
  /** 1 Pré-agendado, 2 Pré-solicitado. */
  statusSolicitacao: z.literal([1, 2]),
  dataReserva: z.string().nullable(),
  horarioInicial: z.string().nullable(),
  horarioFinal: z.string().nullable(),
  dataSugestaoInicial: z.string(),
  dataSugestaoFinal: z.string(),
  periodo: z.number(),
  horarioMarcadoPrestador: z.string().nullable(),
  /** Time-slot reservation applies (doc2 §4). */
  usaReservaHorario: z.boolean(),
  pendencia: z.enum(['SIM', 'NAO']),
  pcd: health(z.boolean()),
  funcionarioSemRiscos: health(z.boolean()),
  dataHomologacao: z.string().nullable(),
  cliente: z.object({
    id: z.number(),
    name: z.string(),
    apelido: z.string().nullable(),
    inscricao: z.string().nullable(),
    desabilitarQuestionarioRisco: z.boolean(),
  }),
  funcionario: z.object({
    id: z.number(),
    name: z.string(),
    customerHierarchy: z.object({
      customerBranch: z
        .object({ name: z.string(), tradeCode: z.string().nullable(), cnpj: z.string().nullable() })
        .nullable(),
      customerDepartment: z.object({ name: z.string() }).nullable(),
      customerPosition: z.object({ name: z.string() }).nullable(),
    }),
  }),
  /** Who made it, and whether they are shown how many wait. */
  user: named.extend({ exibePreSolicitacaoNotificacao: z.boolean() }).nullable(),
});
export type PreSolicitacaoRow = z.infer<typeof preSolicitacaoRow>;

/** What the detail panel shows (doc1 §2.3) and the extra fields that may be missing (doc1 §5). */
export const preSolicitacaoDetail = preSolicitacaoRow.extend({
  nomeSolicitante: z.string(),
  emailSolicitante: z.string(),
  telefoneSolicitante: z.string(),
  prestador: named,
  cidade: z.object({ id: z.number(), cidade: z.string(), estado: z.string() }),
  observacao: z.string().nullable(),
  procedimentos: health(z.array(named)),
  riscos: health(z.array(z.object({ id: z.number(), nome: z.string() }))),
  dataLiberacao: z.string().nullable(),
  tipoRetorno: health(z.number().nullable()),
  detalheConsulta: health(z.string().nullable()),
  questionarioRisco: health(z.number().nullable()),
  informacoesPcd: health(z.number().nullable()),
});
export type PreSolicitacaoDetail = z.infer<typeof preSolicitacaoDetail>;

export const preSolicitacoesQuery = z.object({ ...pagination, filter: searchTerms.optional() });

/** A page, with the total beside its meta (doc1 §7 'list with total'). */
export const preSolicitacoesPage = page(preSolicitacaoRow).extend({ total: z.number().int() });

/** One pre-request (doc1 §3 'Save payloads'): an appointment's payload and `informacoesPcd`. */
export const payloadPreSolicitacao = payloadAgendamento.extend({
  /** May still be missing; before it is requested it may not (doc1 §5). */
  telefoneFuncionario: text(20).nullish(),
  /** What names a pre-request is an update: never a second one by mistake. */
  id: z.null().optional(),
});
export type ValidatedPreSolicitacaoPayload = z.output<typeof payloadPreSolicitacao>;

/** An edited row: what is absent stays as it is, and what a row cannot change is read over (doc1 §7). */
export const editPreSolicitacaoBody = z.object({
  id,
  /**
   * The version that was read: a 409 tells that somebody else was faster. The document's payload has none (doc1 §3): then
   * what it names is changed as it stands.
   */
  version: integer(1).optional(),
  telefoneFuncionario: required(20, PRE_SOLICITACAO_MESSAGE.PHONE_REQUIRED).optional(),
  /** A whole payload says null where there is none. */
  emailFuncionario: text(254)
    .nullish()
    .transform((email) => email ?? undefined),
  tipoExame: reference.optional(),
  dataSugestaoInicial: civilDate.optional(),
  dataSugestaoFinal: civilDate.optional(),
  periodo: periodo.optional(),
  horarioMarcadoPrestador: optionalTime,
  dataHomologacao: optionalDate,
  dataLiberacao: optionalDate,
  tipoRetorno: integer(1, 5).nullish(),
  detalheConsulta: text(2000).nullish(),
  questionarioRisco: z.union([integer(1), reference]).nullish(),
  informacoesPcd,
});
export type ValidatedPreSolicitacaoEdit = z.output<typeof editPreSolicitacaoBody>;

/** With an id it is an update, without one it is a new one (doc1 §7 'create or update'). */
export const savePreSolicitacaoBody = z.union([editPreSolicitacaoBody, payloadPreSolicitacao]);

/** How many are requested at once: no table shows more of them on a page. */
export const MAX_REQUESTED = 100;

export const requestPreSolicitacoesBody = z
  .array(id)
  .min(1, PRE_SOLICITACAO_MESSAGE.NOTHING_SELECTED)
  .max(MAX_REQUESTED);

/** What became of one of them (decision 49): an appointment, or why there is none. */
export const requestedPreSolicitacao = z.object({
  id: z.number(),
  nomeFuncionario: z.string().nullable(),
  agendamento: createdAgendamento.nullable(),
  /** Every check of doc1 §5 that did not pass, the first one first. */
  motivos: z.array(z.string()),
  /** What the birth of the appointment refused. */
  message: z.string().nullable(),
});
export type RequestedPreSolicitacao = z.infer<typeof requestedPreSolicitacao>;
