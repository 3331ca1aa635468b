import type { Faixa } from '@apto/domain/agendas';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { CivilDate } from '@apto/domain/time';
import type { ScheduleRow } from './TimeSlotRow.logic.ts';

/** Monday to Friday, morning and afternoon. */
export const WEEKDAYS: readonly OpeningHour[] = ([1, 2, 3, 4, 5] as const).map((weekDay) => ({
  weekDay,
  serviceTypeAm: 'HORARIO_MARCADO',
  serviceTypePm: 'HORARIO_MARCADO',
  startHourAm: '08:00',
  endHourAm: '12:00',
  startHourPm: '13:00',
  endHourPm: '17:00',
  atendimentoMatutino: true,
  atendimentoVespertino: true,
}));

/** A day's slots: every half hour from eight to ten, and three in the afternoon. */
export const slotsOf = (date: CivilDate, ambienteId = 7): Faixa[] =>
  ['08:00', '08:30', '09:00', '09:30', '13:00', '13:30', '14:00'].map((horarioChegada, index) => ({
    data: date,
    horarioChegada,
    horarioSaida: `${horarioChegada.slice(0, 2)}:${horarioChegada.endsWith('30') ? '59' : '29'}`,
    minutosAgendas: 29,
    ambienteId,
    vagas: (index % 3) + 1,
  }));

export const ROWS: readonly ScheduleRow[] = [
  {
    id: 'clinico',
    prestador: { id: 1, name: '1042 - Vida Plena' },
    procedimentos: [
      { id: 11, name: 'Exame clínico ocupacional' },
      { id: 12, name: 'Acuidade visual' },
    ],
    antecedencia: 0,
    isServed: true,
    openingHours: WEEKDAYS,
    data: null,
    faixa: null,
    particular: false,
  },
  {
    id: 'audio',
    prestador: { id: 1, name: '1042 - Vida Plena' },
    procedimentos: [{ id: 13, name: 'Audiometria' }],
    antecedencia: 2,
    isServed: true,
    openingHours: WEEKDAYS,
    data: null,
    faixa: null,
    particular: false,
  },
  {
    id: 'raio-x',
    prestador: { id: 2, name: '2210 - Imagem Centro' },
    procedimentos: [{ id: 14, name: 'Raio-X de tórax' }],
    antecedencia: 0,
    isServed: false,
    openingHours: WEEKDAYS,
    data: null,
    faixa: null,
    particular: false,
  },
];
