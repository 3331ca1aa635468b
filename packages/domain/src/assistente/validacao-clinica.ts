import { atendeNoHorario, MENSAGEM_NAO_ATENDE_NO_HORARIO } from '../atendimento/index.ts';
import type { FalhaDeCampo } from '../autoagendamento/index.ts';
import { verificarIntervalo, type Intervalo } from '../intervalo/index.ts';
import { MENSAGEM, MENSAGEM_ASSISTENTE } from '../mensagens/index.ts';
import { horaCabeNoPeriodo, MENSAGEM_HORA_FORA_DO_PERIODO, type Periodo } from '../periodos/index.ts';
import type { OpeningHour } from '../atendimento/index.ts';
import { ehHora, MENSAGEM_HORA_INVALIDA, type Agora } from '../tempo/index.ts';
import type { ContextoAssistente, EstadoAssistente } from './estado.ts';
import { contextoDoIntervalo, exigeHorario, metodoTravado, periodosDoPedido } from './seletores.ts';

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

/** Every failing field of the clinic step (doc2 §5 'Clinic step', 'Date range rules'). */
export function validarClinica(e: EstadoAssistente, ctx: ContextoAssistente): FalhaDeCampo[] {
  const falhas: FalhaDeCampo[] = [];
  const falha = (campo: string, mensagem: string): unknown => falhas.push({ campo, mensagem });
  const { prestador, intervaloSugerido, periodo } = e;
  if (!prestador) falha('prestador', MENSAGEM.CAMPO_OBRIGATORIO);
  if (!intervaloSugerido) falha('intervaloSugerido', MENSAGEM.CAMPO_OBRIGATORIO);
  else {
    const [primeira] = verificarIntervalo(intervaloSugerido, contextoDoIntervalo(e, ctx));
    if (primeira) falha('intervaloSugerido', primeira.mensagem);
  }
  if (periodo === null) falha('periodo', MENSAGEM.CAMPO_OBRIGATORIO);
  else {
    const opcao = periodosDoPedido(e, ctx.agora).find((p) => p.periodo === periodo);
    if (opcao && !opcao.disponivel) falha('periodo', opcao.motivo ?? MENSAGEM.CAMPO_OBRIGATORIO);
  }
  if (exigeHorario(e) && intervaloSugerido && periodo !== null) {
    const mensagem = falhaDoHorario({
      hora: e.horarioMarcado,
      periodo,
      intervalo: intervaloSugerido,
      openingHours: prestador?.openingHours ?? null,
      agora: ctx.agora,
    });
    if (mensagem) falha('horarioMarcado', mensagem);
  }
  const travado = metodoTravado(e);
  if (travado.quemAgenda && !e.quemAgenda) falha('quemAgenda', MENSAGEM.CAMPO_OBRIGATORIO);
  if (travado.quemAvisa && !e.quemAvisa) falha('quemAvisa', MENSAGEM.CAMPO_OBRIGATORIO);
  return falhas;
}
