import type { ContextoAssistente, EstadoAssistente } from './estado.ts';
import type { EventoAssistente } from './eventos.ts';
import { comMetodoCoerente } from './mutacoes.ts';
import { reduzirClinica } from './redutor-clinica.ts';
import { reduzirFuncionarios } from './redutor-funcionarios.ts';
import { comBloqueios, comEtapaExistente, reduzirNavegacao } from './redutor-navegacao.ts';
import { reduzirProcedimentos } from './redutor-procedimentos.ts';

/**
 * The wizard as a function (doc2 §4): the state after an event. Total: an event that does not apply (an
 * employee who left, an answer about a type no longer chosen) gives back the very same state.
 */
export function assistenteReducer(
  estado: EstadoAssistente,
  evento: EventoAssistente,
  ctx: ContextoAssistente,
): EstadoAssistente {
  // Each part knows its own events and returns the state untouched for the others.
  let depois = reduzirFuncionarios(estado, evento);
  if (depois === estado) depois = reduzirProcedimentos(estado, evento, ctx);
  if (depois === estado) depois = reduzirClinica(estado, evento, ctx);
  if (depois === estado) depois = reduzirNavegacao(estado, evento, ctx);
  if (depois === estado) return estado;
  // Whatever took the clinic or the client away may have unlocked, or locked, who schedules and notifies.
  return comEtapaExistente(comBloqueios(estado, comMetodoCoerente(estado, depois)));
}
