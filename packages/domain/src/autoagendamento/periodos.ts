import {
  atendeNoDia,
  atendeNoPeriodo,
  MENSAGEM_NAO_ATENDE_NO_DIA,
  MENSAGEM_NAO_ATENDE_NO_PERIODO,
  type OpeningHour,
} from '../atendimento/index.ts';
import { manhaEncerradaParaEscolha, PERIODO, PERIODOS, type OpcaoDePeriodo } from '../periodos/index.ts';
import type { Agora, DataCivil } from '../tempo/index.ts';

/** Today's morning is over (doc2 §4 'Period availability'). */
export const MENSAGEM_MANHA_ENCERRADA = 'A manhã de hoje já terminou';

/**
 * Manhã, Tarde and Ambos of one day at a clinic that books no slots, each with the reason against it (doc2 §5
 * 'Employee's confirmation'). Both periods are 'Ambos' only where both can still be had. The screen offers by this
 * and the confirmation refuses by it. Unknown hours (`null`) hide nothing.
 */
export function periodosDaConfirmacao(
  { openingHours, agora }: { readonly openingHours: readonly OpeningHour[] | null; readonly agora: Agora },
  data: DataCivil,
): OpcaoDePeriodo[] {
  const motivoDe = (periodo: OpcaoDePeriodo['periodo']): string | null => {
    if (openingHours && !atendeNoDia(openingHours, data)) return MENSAGEM_NAO_ATENDE_NO_DIA;
    if (periodo === PERIODO.AMBOS) return motivoDe(PERIODO.MANHA) ?? motivoDe(PERIODO.TARDE);
    if (openingHours && !atendeNoPeriodo(openingHours, data, periodo)) return MENSAGEM_NAO_ATENDE_NO_PERIODO;
    const encerrada = periodo === PERIODO.MANHA && data === agora.data && manhaEncerradaParaEscolha(agora);
    return encerrada ? MENSAGEM_MANHA_ENCERRADA : null;
  };
  return PERIODOS.map(({ id, nome }) => {
    const motivo = motivoDe(id);
    return motivo
      ? { periodo: id, nome, disponivel: false, motivo }
      : { periodo: id, nome, disponivel: true };
  });
}
