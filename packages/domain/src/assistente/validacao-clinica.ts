import type { FalhaDeCampo } from '../autoagendamento/index.ts';
import { MENSAGEM } from '../mensagens/index.ts';
import type { ContextoAssistente, EstadoAssistente } from './estado.ts';
import { exigeHorario, fatosDaSugestao } from './seletores.ts';
import { falhaDoPeriodo, falhasDoIntervalo, verificarSugestao } from './sugestao.ts';

/** Every failing field of the clinic step (doc2 §5 'Clinic step', 'Date range rules'). */
export function validarClinica(e: EstadoAssistente, ctx: ContextoAssistente): FalhaDeCampo[] {
  const falhas: FalhaDeCampo[] = [];
  const falha = (campo: string, mensagem: string | null | undefined): unknown =>
    mensagem && falhas.push({ campo, mensagem });
  const { prestador, intervaloSugerido, periodo, quemAgenda } = e;
  const { agora } = ctx;
  const fatos = fatosDaSugestao(e, ctx);
  if (!prestador) falha('prestador', MENSAGEM.CAMPO_OBRIGATORIO);
  if (!intervaloSugerido) falha('intervaloSugerido', MENSAGEM.CAMPO_OBRIGATORIO);
  else
    falha('intervaloSugerido', falhasDoIntervalo(intervaloSugerido, quemAgenda, fatos, agora)[0]?.mensagem);
  if (periodo === null) falha('periodo', MENSAGEM.CAMPO_OBRIGATORIO);
  else falha('periodo', falhaDoPeriodo(periodo, intervaloSugerido, fatos, agora));
  if (intervaloSugerido && periodo !== null && exigeHorario(e)) {
    const quando = { intervalo: intervaloSugerido, periodo, quemAgenda, horario: e.horarioMarcado };
    falha('horarioMarcado', verificarSugestao(quando, fatos, agora).horario);
  }
  return falhas;
}
