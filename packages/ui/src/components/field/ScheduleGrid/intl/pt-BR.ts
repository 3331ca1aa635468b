import { NO_FAIXAS_MESSAGE, UNAVAILABLE_FAIXA_MESSAGE } from '@apto/domain/messages';
import { shortfallMessage } from '@apto/domain/reserva';

/** Texts of ScheduleGrid (doc2 §2.8, §5, §8). */
export const texts = {
  label: (name: string): string => `Agendar exames de ${name}`,
  progress: (done: number, total: number): string =>
    done === total
      ? 'Todos os exames têm data e horário.'
      : `${done} de ${total} ${total === 1 ? 'exame definido' : 'exames definidos'}.`,
  locked: (at: number): string => `Escolha antes a data e o horário do exame ${at}.`,
  lockedPrivate: (at: number): string => `Escolha antes a data do exame ${at}.`,
  chosen: (provider: string, date: string, hour: string): string => `${provider}, ${date}, ${hour}.`,
  cleared: 'As escolhas seguintes foram limpas.',
  taken: UNAVAILABLE_FAIXA_MESSAGE,
  noSlots: NO_FAIXAS_MESSAGE,
  shortfall: shortfallMessage,
  schedule: 'Agendar',
  cancel: 'Cancelar',
  scheduling: 'Verificando os horários e agendando…',
  handOver: 'Direcionar para um atendente',
  handOverTitle: (name: string): string => `Direcionar ${name} para um atendente?`,
  handOverText: 'Um atendente marca os exames e avisa quando houver data e horário.',
  back: 'Voltar',
  required: 'Preenchimento Obrigatório',
  incomplete: 'Preencha todos os campos corretamente',
  failed: 'Não foi possível agendar. Tente novamente.',
  handOverFailed: 'Não foi possível direcionar o agendamento para um atendente. Tente novamente.',
} as const;
