import { MAX_FUNCIONARIOS } from '@apto/domain/pedido';
import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { createdAgendamento } from '../schemas/agendamento-payload.ts';
import { id, idParams, noContent, text } from '../schemas/base.ts';
import { heldItem, reservaConfig, reservaItems } from '../schemas/reserva.ts';

export const createReservaConfigs = endpoint({
  id: 'createReservaConfigs',
  method: 'POST',
  path: '/prestador-config-reserva/criar-config-funcionarios',
  access: { interna: inScope([P.create, P.edit]) },
  body: z
    .array(
      z.object({
        idFuncionario: id,
        nomeFuncionario: text(150).optional(),
        companyId: id.optional(),
        funcionarioProcedimentos: z
          .array(z.object({ id, name: text(200).optional() }).loose())
          .min(1)
          .max(60),
        idPrestador: id,
        cnpjPrestador: text(20).nullish(),
        nomePrestador: text(200).optional(),
      }),
    )
    .min(1)
    .max(MAX_FUNCIONARIOS),
  answer: z.array(reservaConfig),
  summary: 'Os exames de cada funcionário por dias de antecedência, e os que a clínica não faz',
  source: 'doc2 §7',
});

export const holdFaixas = endpoint({
  id: 'holdFaixas',
  method: 'PUT',
  path: '/reservas-horarios/funcionario/:id',
  access: { interna: inScope([P.create, P.edit]) },
  params: idParams,
  body: z.object({ itens: z.array(heldItem).max(60) }),
  answer: z.object({
    /** When the server gives the slots up; null: nothing is kept. */
    expiraEm: z.string().nullable(),
  }),
  summary: 'Mantém para quem pede os horários escolhidos para um funcionário: todos ou nenhum',
  source: 'própria (docs/decisions/0078)',
});

export const releaseFaixas = endpoint({
  id: 'releaseFaixas',
  method: 'DELETE',
  path: '/reservas-horarios/funcionario/:id',
  access: { interna: inScope([P.create, P.edit]) },
  params: idParams,
  answer: noContent,
  summary: 'Libera os horários mantidos para um funcionário',
  source: 'própria (docs/decisions/0078)',
});

export const reservationOptions = endpoint({
  id: 'reservationOptions',
  method: 'GET',
  path: '/agendamentos/reservas-horarios/:id',
  access: { interna: inScope(P.edit) },
  params: idParams,
  answer: z.object({
    id: z.number(),
    version: z.number().int(),
    config: reservaConfig,
    prestador: z.object({ id: z.number(), name: z.string() }),
    cidadeId: z.number(),
    clienteId: z.number(),
    tipoExameId: z.number(),
    pcd: z.boolean(),
    periodo: z.number().nullable(),
    dataSugestaoInicial: z.string(),
    dataSugestaoFinal: z.string(),
    /** Why only an attendant can schedule it; null when nothing is in the way. */
    obstaculo: z.string().nullable(),
  }),
  summary: 'O que o diálogo Reserva de horários de um agendamento mostra',
  source: 'própria (doc1 §2.1)',
});

export const bookReservas = endpoint({
  id: 'bookReservas',
  method: 'POST',
  path: '/agendamentos/reservas-horarios/:id',
  access: { interna: inScope(P.edit) },
  idempotent: true,
  params: idParams,
  body: reservaItems,
  answer: createdAgendamento.omit({ createdAt: true, avisos: true }),
  summary: 'Reserva os horários de um agendamento, todos ou nenhum, e o agenda',
  source: 'doc2 §7',
});
