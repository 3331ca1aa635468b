import { expect, it } from 'vitest';
import type { ApiFaixa } from '../calls/index.ts';
import { ApiError } from '../error.ts';
import { nearestFaixasFrom } from './nearestFaixas.ts';

const FAIXA: ApiFaixa = {
  data: '2026-11-30',
  horarioChegada: '10:00',
  horarioSaida: '10:30',
  minutosAgendas: 30,
  ambienteId: 4,
  vagas: 1,
};

it('a lost race brings the nearest free ones, another refusal none', () => {
  const error = (code: string, extraDetails: Record<string, unknown>) =>
    new ApiError({ message: 'x', status: 409, codigo: code, details: extraDetails });
  expect(nearestFaixasFrom(error('FAIXA_INDISPONIVEL', { maisProximas: [FAIXA] }))).toHaveLength(1);
  expect(nearestFaixasFrom(error('FAIXA_INDISPONIVEL', {}))).toEqual([]);
  expect(nearestFaixasFrom(error('TRANSICAO_RECUSADA', {}))).toBeNull();
});
