import { PRESTADOR_WITHOUT_HORARIOS_MESSAGE } from '@apto/domain/atendimento';

/** Texts of the week's hours. */
export const texts = {
  label: 'Horários de atendimento',
  day: 'Dia',
  morning: 'Manhã',
  afternoon: 'Tarde',
  closed: 'Não atende',
  today: 'hoje',
  noHours: PRESTADOR_WITHOUT_HORARIOS_MESSAGE,
};
