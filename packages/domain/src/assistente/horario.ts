import { atendeNoHorario, MENSAGEM_NAO_ATENDE_NO_HORARIO, type OpeningHour } from '../atendimento/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import { MENSAGEM, MENSAGEM_ASSISTENTE } from '../mensagens/index.ts';
import { horaCabeNoPeriodo, MENSAGEM_HORA_FORA_DO_PERIODO, type Periodo } from '../periodos/index.ts';
import { ehHora, MENSAGEM_HORA_INVALIDA, type Agora } from '../tempo/index.ts';

/**
 * What is wrong with the time agreed with the clinic, or null: the checks of doc2 §5 'Clinic step' in their
 * order, stopping at the first.
 */
export function falhaDoHorario(horario: {
  readonly hora: string;
  readonly periodo: Periodo;
  readonly intervalo: Intervalo;
  readonly openingHours: readonly OpeningHour[] | null;
  readonly agora: Agora;
}): string | null {
  const { hora, periodo, intervalo, openingHours, agora } = horario;
  if (hora.trim() === '') return MENSAGEM.CAMPO_OBRIGATORIO;
  if (!ehHora(hora)) return MENSAGEM_HORA_INVALIDA;
  if (!horaCabeNoPeriodo(hora, periodo)) return MENSAGEM_HORA_FORA_DO_PERIODO;
  const soHoje = intervalo.inicio === agora.data && intervalo.fim === agora.data;
  if (soHoje && hora < agora.hora) return MENSAGEM_ASSISTENTE.HORARIO_MENOR_QUE_ATUAL;
  if (openingHours && !atendeNoHorario(openingHours, intervalo, hora)) return MENSAGEM_NAO_ATENDE_NO_HORARIO;
  return null;
}
