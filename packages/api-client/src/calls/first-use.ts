import { FIRST_STEP_IDS, firstUseSchema } from '@apto/domain/first-use';
import { z } from 'zod';
import { inEmpresa, ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';

const EMPTY = ofNobody(null, 'a instalação está vazia: não há quem possa entrar');

export const firstUseState = endpoint({
  id: 'firstUseState',
  method: 'GET',
  path: '/primeiro-acesso',
  access: { publica: EMPTY },
  limit: 'login',
  answer: z.object({
    /** No user exists yet: the first company and its administrator can be made. */
    pendente: z.boolean(),
  }),
  summary: 'Se a instalação espera a primeira empresa e o primeiro administrador',
  source: 'própria (docs/decisions/0081)',
});

export const beginFirstUse = endpoint({
  id: 'beginFirstUse',
  method: 'POST',
  path: '/primeiro-acesso',
  access: { publica: EMPTY },
  limit: 'login',
  body: firstUseSchema,
  answer: z.object({ empresaId: z.number().int(), username: z.string() }),
  summary: 'Cria a primeira empresa e o primeiro administrador; 409 quando já há um usuário',
  source: 'própria (docs/decisions/0081)',
});

export const firstSteps = endpoint({
  id: 'firstSteps',
  method: 'GET',
  path: '/primeiros-passos',
  access: { interna: inEmpresa(P.createCustomer) },
  answer: z.object({
    /** Whether each step has what it needs, as the database says now. */
    feitos: z.record(z.enum(FIRST_STEP_IDS), z.boolean()),
    /** A clinic that lacks prices, hours or an agenda, else the first one; null while there is none. */
    prestadorId: z.number().int().nullable(),
    /** An agenda of it whose week is still to be drawn; null: there is none, or some other week can be booked. */
    agendaId: z.number().int().nullable(),
    empresaId: z.number().int(),
  }),
  summary: 'O que falta até que o primeiro exame possa ser pedido',
  source: 'própria (docs/decisions/0147)',
});
