import { z } from 'zod';
import { inEmpresa, inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { agendamentoRow, statusSummary } from '../schemas/agendamento.ts';
import { agendamentosQuery } from '../schemas/agendamento-query.ts';
import { id, idParams, livePage } from '../schemas/base.ts';

/** An appointment whose holder changed. */
const takenAgendamento = z.object({ id: z.number(), version: z.number().int(), status: statusSummary });

export const listQueue = endpoint({
  id: 'listQueue',
  method: 'GET',
  path: '/agendamentos-com/painel',
  access: { interna: inScope(P.panel) },
  query: agendamentosQuery,
  answer: livePage(agendamentoRow),
  summary: 'Fila dos atendentes: o que espera por alguém, o mais atrasado primeiro',
  source: 'doc3 §2.10',
});

export const listAttendants = endpoint({
  id: 'listAttendants',
  method: 'GET',
  path: '/painel-agendamento/atendentes',
  access: { interna: inEmpresa(P.panel) },
  answer: z.array(z.object({ id: z.number().int(), name: z.string() })),
  summary: 'Quem atende na empresa, por nome (opções do filtro do painel)',
  source: 'própria (docs/decisions/0179)',
});

export const startAtendimento = endpoint({
  id: 'startAtendimento',
  method: 'POST',
  path: '/painel-agendamento/:id/iniciar',
  access: { interna: inScope(P.panel) },
  idempotent: true,
  params: idParams,
  answer: takenAgendamento,
  summary: 'Inicia o atendimento; 409 ATENDIMENTO_INICIADO diz com quem está',
  source: 'doc3 §2.10',
});

export const startNextAtendimento = endpoint({
  id: 'startNextAtendimento',
  method: 'POST',
  path: '/painel-agendamento/proximo',
  access: { interna: inScope(P.panel) },
  idempotent: true,
  answer: z.object({
    /** Null: nothing waits for this person. */
    agendamento: takenAgendamento.nullable(),
    /** How many this person has in hand, the one just taken included. */
    emAndamento: z.number().int(),
  }),
  summary: 'Inicia o próximo da fila: os próprios antes dos em aberto, o mais atrasado primeiro',
  source: 'própria',
});

export const returnAtendimento = endpoint({
  id: 'returnAtendimento',
  method: 'POST',
  path: '/painel-agendamento/:id/devolver',
  access: { interna: inScope(P.panel) },
  idempotent: true,
  params: idParams,
  answer: takenAgendamento,
  summary: 'Devolve à fila o que está com quem pede',
  source: 'própria',
});

export const takeOverAtendimento = endpoint({
  id: 'takeOverAtendimento',
  method: 'POST',
  path: '/painel-agendamento/:id/assumir',
  access: { interna: inScope(P.panel) },
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    /** Who has it, as the screen showed; 409 when it is somebody else by now. */
    responsavelId: id.nullable(),
  }),
  answer: takenAgendamento,
  summary: 'Assume o que está com um colega, ou com ninguém',
  source: 'própria',
});
