import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, week } from '../fixtures/index.ts';
import { inSaoPaulo } from '../time/arbitraries.test-util.ts';
import { timeFromMinutes } from '../time/index.ts';
import {
  generateFaixas,
  NO_VAGA,
  OUTSIDE_GRADE,
  ROOM_CLOSED,
  roomFailure,
  roomHours,
  slotStep,
} from './index.ts';

const NOW = inSaoPaulo('2026-11-24', '10:00');
const DAY = '2026-11-25';
const clinic = {
  ambientes: [
    { id: 1, name: 'Sala 1', ativo: true },
    { id: 2, name: 'Sala 2', ativo: false },
  ],
  agendas: [
    {
      id: 1,
      prestadorId: 1,
      ambienteId: 1,
      vigenciaInicial: '2026-01-01',
      vigenciaFinal: null,
      periodos: [
        { diaSemana: 3 as const, inicio: '08:00', fim: '10:00', duracaoMinutos: 20, vagas: 1 },
        { diaSemana: 3 as const, inicio: '10:00', fim: '12:00', duracaoMinutos: 30, vagas: 1 },
        { diaSemana: 3 as const, inicio: '14:00', fim: '15:00', duracaoMinutos: 30, vagas: 1 },
      ],
      exceptions: [],
    },
  ],
  openingHours: week({ 3: opened() }),
  ferias: [],
  feriados: [],
};
const why = (time: string, ambienteId = 1, others: { horarioChegada: string; horarioSaida: string }[] = []) =>
  roomFailure(
    clinic,
    others.map((other) => ({ ambienteId: 1, data: DAY, ...other })),
    { data: DAY, horarioChegada: time, ambienteId },
    NOW,
  );

describe('agendas: why a room has no slot at a time', () => {
  it('says nothing of a free slot, and of any other one reason', () => {
    expect(why('08:20')).toBeNull();
    expect(why('08:20', 2)).toBe(ROOM_CLOSED);
    expect(why('08:20', 1, [{ horarioChegada: '08:20', horarioSaida: '08:40' }])).toBe(NO_VAGA);
    expect(why('08:30')).toBe('Nesta sala o horário vai das 08:20 às 08:40: comece por ele.');
    expect(why('12:30')).toBe(OUTSIDE_GRADE);
    expect(why('12:00')).toBe(OUTSIDE_GRADE);
  });

  it('agrees with what is offered, at every minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6 * 12, max: 20 * 12 }), fc.boolean(), (five, isTaken) => {
        const time = timeFromMinutes(five * 5);
        const others = isTaken
          ? [{ ambienteId: 1, data: DAY, horarioChegada: '10:30', horarioSaida: '11:00' }]
          : [];
        const offered = generateFaixas(clinic.agendas, {
          dataInicial: DAY,
          dataFinal: DAY,
          periodo: 3,
          occupancies: others,
          feriados: [],
          ferias: [],
          openingHours: clinic.openingHours,
          now: NOW,
        });
        const failure = roomFailure(clinic, others, { data: DAY, horarioChegada: time, ambienteId: 1 }, NOW);
        expect(failure === null).toBe(offered.some(({ horarioChegada }) => horarioChegada === time));
      }),
    );
  });

  it('joins the hours of a room, and has none where the clinic is closed', () => {
    expect(roomHours(clinic, DAY, 1)).toEqual([
      { inicio: '08:00', fim: '12:00' },
      { inicio: '14:00', fim: '15:00' },
    ]);
    expect(roomHours(clinic, DAY, 2)).toEqual([]);
    expect(roomHours(clinic, '2026-11-26', 1)).toEqual([]);
    expect(roomHours({ ...clinic, ferias: [{ id: 1, dataInicial: DAY, dataFinal: DAY }] }, DAY, 1)).toEqual(
      [],
    );
  });

  it('steps so that the start of each slot can be pointed at', () => {
    expect(slotStep(clinic)).toBe(10);
    expect(slotStep({ agendas: [] })).toBe(60);
  });
});
