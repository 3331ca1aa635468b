import type { SequenceFailure } from '@apto/domain/agendas';

/** Texts of TimeSlotRow (doc2 §2.8, §5, §8). */
export const texts = {
  row: (at: number, total: number, provider: string): string => `Exame ${at} de ${total}, ${provider}`,
  /** The column of the mark: settled, waiting, or which of them. */
  state: 'Situação',
  provider: 'Prestador',
  noProvider: 'Prestador a definir',
  exams: 'Exames',
  notice: (days: number): string =>
    days === 0 ? 'Sem antecedência' : days === 1 ? 'Antecedência de 1 dia' : `Antecedência de ${days} dias`,
  date: 'Data',
  time: 'Horário',
  choose: 'Selecione',
  dateFirst: 'Escolha antes a data.',
  providerFirst: 'Escolha antes a clínica.',
  private: 'Particular',
  privateNote: 'Um exame particular tem só a data.',
  required: 'Preenchimento Obrigatório',
  failed: 'Não foi possível buscar agenda de horários do prestador.',
  /** Why a slot does not fit the rows before it. */
  misfit: (failure: SequenceFailure): string => failure.mensagem,
  until: (hour: string): string => `chegada até ${hour}`,
  places: (count: number): string => (count === 1 ? 'última vaga' : `${count} vagas`),
  morning: 'Manhã',
  afternoon: 'Tarde',
  done: 'Definido',
  locked: 'Aguardando o exame anterior',
} as const;
