import {
  holdFaixas,
  newAvailableFaixas,
  releaseFaixas,
  type ApiFaixa,
  type ReservaConfig,
} from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { timeFromMinutes } from '@apto/domain/time';
import type { HttpHandler } from 'msw';

/** Half-hour slots of a day, from `from` to `to` in hours. */
export const slotsOn = (data: string, from = 8, to = 11): ApiFaixa[] =>
  Array.from({ length: (to - from) * 2 }, (_unused, i) => {
    const start = from * 60 + i * 30;
    return {
      data,
      horarioChegada: timeFromMinutes(start),
      horarioSaida: timeFromMinutes(start + 30),
      minutosAgendas: 30,
      ambienteId: 1,
      vagas: 1,
    };
  });

const entry = (
  procedimentos: { id: number; name: string }[],
  antecedencia: number,
  prestador: { id: number; name: string } | null,
) => ({
  prestador,
  procedimentos,
  antecedencia,
  data: null,
  hora: { itens: [], horarioChegada: null, horarioSaida: null },
  exameParticular: false,
  ambienteID: null,
});

/** Two exams on any day, one with notice, one that the clinic does not do. */
export const storyConfig = (idFuncionario: number, nomeFuncionario: string): ReservaConfig => {
  const clinic = { id: 7, name: 'Clínica São Lucas Medicina do Trabalho' };
  return {
    idFuncionario,
    nomeFuncionario,
    companyId: 1,
    clienteAsoRetido: false,
    tempoPCDRetornoAoTrabalhoConsulta: null,
    tempoPrevisto: null,
    examesAtendidos: [
      entry([{ id: 11, name: 'Exame clínico ocupacional' }], 0, clinic),
      entry([{ id: 12, name: 'Audiometria tonal ocupacional' }], 1, clinic),
    ],
    examesNaoAtendidos: [entry([{ id: 13, name: 'Raio-X de tórax (padrão OIT)' }], 0, null)],
    submitted: false,
  };
};

/** Slots of every day, kept for ten minutes. */
export const reservaResponses = (): HttpHandler[] => [
  simulate(newAvailableFaixas, ({ body }) => slotsOn((body as { dataInicial: string }).dataInicial)),
  simulate(holdFaixas, ({ body }) => ({
    expiraEm:
      (body as { itens: unknown[] }).itens.length > 0
        ? new Date(Date.now() + 10 * 60_000).toISOString()
        : null,
  })),
  simulate(releaseFaixas, { ok: true }),
];
