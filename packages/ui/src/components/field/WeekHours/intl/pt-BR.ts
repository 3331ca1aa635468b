import { PRESTADOR_WITHOUT_HORARIOS_MESSAGE, type AtendimentoShift } from '@apto/domain/atendimento';

/** Texts of the week's hours. */
export const texts = {
  label: 'Horários de atendimento',
  day: 'Dia',
  morning: 'Manhã',
  afternoon: 'Tarde',
  closed: 'Não atende',
  today: 'hoje',
  shift: (shift: AtendimentoShift): string => shift.text,
  /** Of how it attends, as the domain names it. */
  attendanceType: (type: string): string => type,
  noHours: PRESTADOR_WITHOUT_HORARIOS_MESSAGE,
};
