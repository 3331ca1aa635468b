import {
  confirmarAgendamento,
  confirmarMeusDados,
  confirmarPrestador,
  criarAutoagendamento,
  enviarLinkAutoagendamento,
  gerarTokenAutoagendamento,
  meuAutoagendamento,
} from '@apto/api-client';
import { escrita, escritaPreparada, leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { confirmar } from './confirmacao.ts';
import { criarPedido, prepararAutoagendamento } from './criacao.ts';
import { enviarLink, gerarLink } from './link.ts';
import { confirmarDados, lerMeuPedido } from './meu.ts';
import { confirmarClinica } from './prestador.ts';

/** Self-scheduling, from the request over the link to the booking (doc2 §4 'Self-scheduling flow', §7). */
export function rotasDeAutoagendamento(servidor: Servidor): void {
  // Staff
  escritaPreparada(
    servidor,
    criarAutoagendamento,
    ({ body }, ctx) => prepararAutoagendamento(ctx, body),
    ({ body }, ctx, preparado) => criarPedido(ctx, body, preparado),
  );
  escrita(servidor, gerarTokenAutoagendamento, ({ body }, ctx) => gerarLink(ctx, body));
  escrita(servidor, enviarLinkAutoagendamento, ({ body }, ctx) => enviarLink(ctx, body));

  // Employee
  leitura(servidor, meuAutoagendamento, (_, ctx) => lerMeuPedido(ctx));
  escrita(servidor, confirmarMeusDados, ({ body }, ctx) => confirmarDados(ctx, body));

  // Either
  escrita(servidor, confirmarPrestador, ({ body }, ctx) => confirmarClinica(ctx, body));
  escrita(servidor, confirmarAgendamento, ({ body }, ctx) => confirmar(ctx, body));
}
