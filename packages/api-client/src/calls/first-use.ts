import { firstUseSchema } from '@apto/domain/first-use';
import { z } from 'zod';
import { ofNobody } from '../access.ts';
import { endpoint } from '../endpoint.ts';

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
