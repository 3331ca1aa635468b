import {
  CHANGE_ORIGINS,
  CHANGE_STATES,
  MAX_CHANGE_REASON,
  RISK_VERDICTS,
} from '@apto/domain/function-change';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { statusSummary } from '../schemas/agendamento.ts';
import { civilDate, id, idParams, reference } from '../schemas/base.ts';

const PATH = '/mudanca-de-funcao/customer/employees/:id';

/** Branch, department and position in one line. */
const position = z.object({ id: z.number(), nome: z.string() });

const change = z.object({
  id: z.number(),
  situacao: z.enum(CHANGE_STATES),
  origem: z.enum(CHANGE_ORIGINS),
  /** Null: the employee had none. */
  de: position.nullable(),
  para: position,
  /** The day that it should take effect. */
  dia: z.string().nullable(),
  motivo: z.string().nullable(),
  solicitadaEm: z.string(),
  solicitadaPor: z.string(),
  encerradaEm: z.string().nullable(),
  encerradaPor: z.string().nullable(),
  /** The appointment of its exam. */
  exame: z.object({ id: z.number(), status: statusSummary }).nullable(),
});

const changes = z.object({
  funcionario: z.object({
    id: z.number(),
    name: z.string(),
    customerId: z.number(),
    /** They have left: no change is asked for any more. */
    desligado: z.boolean(),
    hierarquia: position.nullable(),
  }),
  /** Version of the pending change, for `If-Match`; 0 while there is none. */
  versao: z.number().int(),
  /** What the profiles say of the position that was asked about; null: none was. */
  riscosPara: z.enum(RISK_VERDICTS).nullable(),
  /** What the exposure profiles say of the pending change; null while there is none. */
  riscos: z.enum(RISK_VERDICTS).nullable(),
  /** Newest first; a pending one stands before all others. */
  mudancas: z.array(change),
});

/** Where an employee has worked and where they go. */
export const functionChanges = endpoint({
  id: 'functionChanges',
  method: 'GET',
  path: PATH,
  access: { interna: inScope(P.seeEmployees) },
  params: idParams,
  /** `para`: a position, to know whether its risks are others before the change is registered. */
  query: z.object({ para: id.optional() }),
  answer: changes,
  summary: 'Mudanças de função de um funcionário',
  source: 'própria (docs/decisions/0162)',
});

/** Registers the pending change, or changes the one that waits. */
export const registerFunctionChange = endpoint({
  id: 'registerFunctionChange',
  method: 'PATCH',
  path: PATH,
  access: { interna: inScope(P.editEmployees) },
  params: idParams,
  ifMatch: true,
  body: z.object({
    hierarquiaId: reference,
    dia: civilDate.nullish(),
    motivo: z.string().trim().max(MAX_CHANGE_REASON).nullish(),
  }),
  answer: changes,
  summary: 'Registra a mudança de função de um funcionário, ou altera a que está pendente',
  source: 'doc3 §7.6',
});

/** Takes the pending flag away: the change is undone, or takes effect where no exam is needed. */
export const settleFunctionChange = endpoint({
  id: 'settleFunctionChange',
  method: 'POST',
  path: PATH,
  access: { interna: inScope(P.editEmployees) },
  params: idParams,
  body: z.object({ acao: z.enum(['DESFAZER', 'EFETIVAR']).default('DESFAZER') }).nullish(),
  answer: changes,
  summary: 'Retira a pendência de mudança de função: desfeita, ou efetivada quando não exige exame',
  source: 'doc3 §7.6',
});

export type FunctionChanges = z.infer<typeof changes>;
export type FunctionChange = z.infer<typeof change>;
