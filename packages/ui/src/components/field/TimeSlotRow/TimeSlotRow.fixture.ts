import type { Faixa } from '@apto/domain/agendas';
import { openOn, opened } from '@apto/domain/fixtures';
import type { CivilDate } from '@apto/domain/time';
import type { ScheduleRow } from './TimeSlotRow.logic.ts';

/** Monday to Friday, mornings and afternoons, by appointment. */
export const WEEKDAYS = openOn(
  opened({ serviceTypeAm: 'HORARIO_MARCADO', serviceTypePm: 'HORARIO_MARCADO' }),
);

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
