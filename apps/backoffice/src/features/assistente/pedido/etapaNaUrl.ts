import {
  etapaAnterior,
  ETAPAS,
  primeiraEtapaIncompleta,
  rascunhoTemConteudo,
  type ContextoAssistente,
  type EstadoAssistente,
  type EtapaId,
  type EventoAssistente,
} from '@apto/domain';
import { ROTA_INICIAL } from '../../../shared/sessao/destino.ts';

/** Every step's segment, built or not: an old link to any of them leads somewhere sensible. */
export const SEGMENTOS: readonly EtapaId[] = ETAPAS.map(({ id }) => id);

/** Where the wizard begins. */
export const PRIMEIRA_ETAPA: EtapaId = 'dados-solicitante';

/** Address of a step. */
export const caminhoDaEtapa = (etapa: EtapaId): string => `${ROTA_INICIAL}/${etapa}`;

/** The step that an address names, or null. */
export function etapaDoCaminho(caminho: string): EtapaId | null {
  const ultimo = caminho.replace(/\/+$/, '').split('/').at(-1);
  return SEGMENTOS.find((id) => id === ultimo) ?? null;
}

const DO_LINK: readonly EtapaId[] = ['autoagendamento', 'dados-funcionario'];

/**
 * What has to happen so that the request shows the step of an address: one event, and after it, when the step could
 * not be opened, the first incomplete step instead. The address of a self-scheduling step also chooses that mode, as
 * long as there is no request that this would throw away.
 */
export function eventosParaAbrir(estado: EstadoAssistente, pedida: EtapaId): EventoAssistente[] {
  if (pedida === estado.etapa) return [];
  // The browser's back button is 'Voltar': what going back clears, it clears too (doc2 §2.1).
  if (pedida === etapaAnterior(estado)) return [{ tipo: 'VOLTOU' }];
  const escolheModo = DO_LINK.includes(pedida) && !estado.autoagendamento && !rascunhoTemConteudo(estado);
  return [
    ...(escolheModo ? [{ tipo: 'MODO_ESCOLHIDO', autoagendamento: true } as const] : []),
    { tipo: 'ETAPA_ABERTA', etapa: pedida },
  ];
}

/** The step to show when the one asked for did not open: the first that is not complete, else where it stands. */
export const etapaNoLugar = (estado: EstadoAssistente, ctx: ContextoAssistente): EtapaId =>
  primeiraEtapaIncompleta(estado, ctx)?.etapa ?? estado.etapa;
