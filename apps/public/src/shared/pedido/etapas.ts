import type { meuAutoagendamento, Resposta } from '@apto/api-client';
import { CAMINHO, type Caminho } from '../rotas/caminhos.ts';

/** The employee's request, as the session sees it. */
export type Pedido = Resposta<typeof meuAutoagendamento>;

/** Steps of the thread, in order; the login is none of them. */
const ETAPAS: readonly Caminho[] = [CAMINHO.dados, CAMINHO.local, CAMINHO.data, CAMINHO.confirmado];

export const TOTAL_DE_ETAPAS = ETAPAS.length;

/** '2 de 4': the number of a step, from 1. */
export const numeroDaEtapa = (caminho: Caminho): number => ETAPAS.indexOf(caminho) + 1;

/** The step before, or null at the first one and after the end. */
export const etapaAnterior = (caminho: Caminho): Caminho | null =>
  caminho === CAMINHO.confirmado ? null : (ETAPAS[ETAPAS.indexOf(caminho) - 1] ?? null);

/**
 * Where this request really stands when an address is asked for: a confirmed one shows its confirmation and nothing
 * else, a day needs a clinic, and there is no confirmation before there is one. The address itself when it may be shown.
 */
export function etapaPermitida(pedida: string, pedido: Pick<Pedido, 'agendamento' | 'prestador'>): string {
  if (pedido.agendamento.situacao === 'CONFIRMADO') return CAMINHO.confirmado;
  if (pedida === CAMINHO.confirmado) return CAMINHO.dados;
  if (pedida === CAMINHO.data && pedido.prestador === null) return CAMINHO.local;
  return pedida;
}
