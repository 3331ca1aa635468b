import { z } from 'zod';
import { inScope } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { CALL_PERMISSION as P } from '../permissions.ts';
import { idParams, noContent } from '../schemas/base.ts';
import {
  preSolicitacaoDetail,
  preSolicitacoesPage,
  preSolicitacoesQuery,
  requestedPreSolicitacao,
  requestPreSolicitacoesBody,
  savePreSolicitacaoBody,
} from '../schemas/pre-solicitacao.ts';

export const listPreSolicitacoes = endpoint({
  id: 'listPreSolicitacoes',
  method: 'GET',
  path: '/pre-solicitacoes',
  access: { interna: inScope(P.create) },
  query: preSolicitacoesQuery,
  answer: preSolicitacoesPage,
  summary: 'Pré-solicitações do escopo do usuário, a mais nova primeiro',
  source: 'doc1 §7',
});

const shown = { exibePreSolicitacaoNotificacao: z.boolean() };

export const countPreSolicitacoes = endpoint({
  id: 'countPreSolicitacoes',
  method: 'GET',
  path: '/pre-solicitacoes/contagem',
  access: { interna: inScope(P.create) },
  answer: z.object({ total: z.number().int(), ...shown }),
  summary: 'Quantas pré-solicitações do escopo esperam, e se a pessoa quer vê-lo no botão',
  source: 'doc1 §3 (docs/decisions/0119)',
});

export const showPreSolicitacaoCount = endpoint({
  id: 'showPreSolicitacaoCount',
  method: 'PUT',
  path: '/pre-solicitacoes/notificacao',
  access: { interna: inScope(P.create) },
  body: z.object(shown),
  answer: noContent,
  summary: 'Mostra ou esconde a quantidade no botão de quem pergunta',
  source: 'doc1 §3 (docs/decisions/0119)',
});

export const getPreSolicitacao = endpoint({
  id: 'getPreSolicitacao',
  method: 'GET',
  path: '/pre-solicitacoes/:id',
  access: { interna: inScope(P.create) },
  params: idParams,
  answer: preSolicitacaoDetail,
  summary: 'Uma pré-solicitação',
  source: 'doc1 §7',
});

export const savePreSolicitacao = endpoint({
  id: 'savePreSolicitacao',
  method: 'POST',
  path: '/pre-solicitacoes',
  access: { interna: inScope(P.create) },
  idempotent: true,
  body: savePreSolicitacaoBody,
  /** `avisos`: what is said of a new one without refusing it. */
  answer: preSolicitacaoDetail.extend({ avisos: z.array(z.string()).optional() }),
  summary: 'Cria uma pré-solicitação, ou altera a que o id nomeia (com a versão lida)',
  source: 'doc1 §7, doc2 §7',
});

export const deletePreSolicitacao = endpoint({
  id: 'deletePreSolicitacao',
  method: 'DELETE',
  path: '/pre-solicitacoes/:id',
  access: { interna: inScope(P.create) },
  params: idParams,
  answer: noContent,
  summary: 'Exclui uma pré-solicitação; quem a excluiu ainda pode desfazer',
  source: 'doc1 §7',
});

export const restorePreSolicitacao = endpoint({
  id: 'restorePreSolicitacao',
  method: 'POST',
  path: '/pre-solicitacoes/:id/restaurar',
  access: { interna: inScope(P.create) },
  idempotent: true,
  params: idParams,
  answer: noContent,
  summary: 'Desfaz a própria exclusão de há pouco',
  source: 'própria',
});

export const requestPreSolicitacoes = endpoint({
  id: 'requestPreSolicitacoes',
  method: 'POST',
  path: '/pre-solicitacoes/solicitar',
  access: { interna: inScope(P.create) },
  idempotent: true,
  body: requestPreSolicitacoesBody,
  answer: z.array(requestedPreSolicitacao),
  summary: 'Faz de cada pré-solicitação um agendamento, e diz o que houve com cada uma',
  source: 'doc1 §4, §5, §7',
});
