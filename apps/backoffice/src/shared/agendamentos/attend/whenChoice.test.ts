import type { AgendamentoDetail, AttendedRequestAnswer } from '@apto/api-client';
import type { ProposalOrigin } from '@apto/domain/attendant';
import { PERIODO } from '@apto/domain/periodos';
import { describe, expect, it } from 'vitest';
import { changeChoice, choiceFailure, firstChoice, firstShownDay, slotChange } from './whenChoice.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const cidade = { id: 1, cidade: 'Campinas', estado: 'SP' };
const agendamento = {
  cidade,
  prestador: { id: 7, name: 'Clínica', code: 'K7' },
  periodo: 2,
  dataSugestaoInicial: '2026-11-20',
  datasPropostas: null,
} as AgendamentoDetail;
const request = (day: string | null, time: string | null) =>
  ({ dataAgendamento: day, horaAgendamento: time }) as AttendedRequestAnswer;
const first = firstChoice(agendamento, request('2026-11-26', '09:00'), now);

describe('where and when a step begins', () => {
  it('with what the request has, while that day is ahead', () => {
    expect(first).toEqual({
      cidade,
      prestadorId: 7,
      data: '2026-11-26',
      hora: '09:00',
      periodo: PERIODO.TARDE,
      ambienteId: null,
    });
    expect(firstChoice(agendamento, request('2026-11-23', '09:00'), now)).toMatchObject({
      data: null,
      hora: '',
    });
  });

  it('with what the clinic offered, while that is ahead; what was proposed to the requester is theirs to choose', () => {
    const proposed = (origin: ProposalOrigin, data: string) => ({
      ...agendamento,
      datasPropostas: { origem: origin, datas: [{ data, hora: '11:30' }] },
    });
    const held = request('2026-11-26', '09:00');
    const offer = proposed('PRESTADOR', '2026-12-03');
    expect(firstChoice(offer, held, now)).toMatchObject({ data: '2026-12-03', hora: '11:30' });
    expect(firstShownDay(offer, now)).toBe('2026-12-03');
    const past = firstChoice(proposed('PRESTADOR', '2026-11-23'), held, now);
    expect(past).toMatchObject({ data: '2026-11-26', hora: '09:00' });
    const chosen = proposed('SOLICITANTE', '2026-12-03');
    expect(firstChoice(chosen, held, now)).toMatchObject({ data: '2026-12-03', hora: '11:30' });
    expect(firstShownDay(chosen, now)).toBe('2026-12-03');
    const toSolicitante = proposed('ATENDENTE', '2026-12-03');
    expect(firstChoice(toSolicitante, held, now)).toMatchObject({ data: '2026-11-26', hora: '09:00' });
    expect(firstShownDay(toSolicitante, now)).toBe('2026-11-24');
  });

  it('not before today', () => {
    expect(firstShownDay(agendamento, now)).toBe('2026-11-24');
  });
});

describe('what depends on an earlier choice goes with it', () => {
  it('another clinic or city has other days', () => {
    expect(changeChoice(first, { prestadorId: 8 })).toMatchObject({ prestadorId: 8, data: null, hora: '' });
    expect(changeChoice(first, { cidade: null, prestadorId: null })).toMatchObject({ data: null, hora: '' });
  });

  it('another day has other times, and a slot brings its own', () => {
    expect(changeChoice(first, { data: '2026-11-27' })).toMatchObject({ data: '2026-11-27', hora: '' });
    expect(changeChoice(first, { hora: '10:00' })).toMatchObject({ data: '2026-11-26', hora: '10:00' });
    const slot = {
      data: '2026-11-30',
      horarioChegada: '08:30',
      horarioSaida: '09:00',
      minutosAgendas: 30,
      ambienteId: 4,
      vagas: 1,
    };
    expect(changeChoice(first, slotChange(slot))).toMatchObject({
      data: '2026-11-30',
      hora: '08:30',
      ambienteId: 4,
    });
  });
});

describe('what a choice lacks', () => {
  const none = { feriados: [], ferias: [] };
  const clinic = { openingHours: [], reservaFaixas: false };
  it.each([
    ['the clinic first', { ...first, prestadorId: null, data: null }, clinic, 'idPrestador'],
    ['then the day', { ...first, data: null, hora: '' }, clinic, 'data'],
    [
      'the slot of a clinic that has slots',
      { ...first, hora: '' },
      { ...clinic, reservaFaixas: true },
      'hora',
    ],
    ['nothing, where by order of arrival is enough', { ...first, hora: '' }, clinic, undefined],
    ['a day that is not over', { ...first, data: '2026-11-23' }, clinic, 'data'],
    ['nothing that only an unknown clinic could say', { ...first, data: '2026-11-23' }, null, undefined],
  ])('%s', (_, choice, known, field) => {
    expect(choiceFailure(choice, known, none, now)?.campo).toBe(field);
  });
});
