import type { AssistenteState } from '@apto/domain/assistente';
import type { Intervalo } from '@apto/domain/intervalo';
import { PERIODO } from '@apto/domain/periodos';
import { addDays, type CivilDate } from '@apto/domain/time';
import type { WhyNotRequest } from '../../../shared/agendamentos/why-not/useWhyNot.ts';
import { examesOfPedido } from './clinicsAddress.ts';

/** How many days one question may cover. */
const MAX_DAYS = 31;
/** Without a range yet: from tomorrow on, as many days as a link may suggest. */
const FIRST_DAYS = 10;

/** Asks why the request's clinic does not serve it in a range; null while something that decides it is not chosen. */
export function whyNotRequest(
  pedido: AssistenteState,
  today: CivilDate,
  intervalo: Intervalo | null = pedido.intervaloSugerido,
): WhyNotRequest | null {
  const { cliente, cidade, tipoExame, prestador, periodo } = pedido;
  if (!cliente || !cidade || !tipoExame || !prestador) return null;
  const start = intervalo && intervalo.inicio >= today ? intervalo.inicio : addDays(today, 1);
  const end = intervalo && intervalo.fim >= start ? intervalo.fim : addDays(start, FIRST_DAYS - 1);
  const last = addDays(start, MAX_DAYS - 1);
  return {
    clienteId: cliente.id,
    cidadeId: cidade.id,
    tipoExameId: tipoExame.id,
    prestadorId: prestador.id,
    examesIds: examesOfPedido(pedido),
    dataInicial: start,
    dataFinal: end < last ? end : last,
    periodo: periodo ?? PERIODO.AMBOS,
  };
}
