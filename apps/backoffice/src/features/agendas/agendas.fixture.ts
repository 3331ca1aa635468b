import {
  agendaBoard,
  agendaPrestadores,
  reservasOnDay,
  reviewAgendaChange,
  saveAgendaChange,
  type AgendaBoard,
  type LostReserva,
} from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { opened, week } from '@apto/domain/fixtures';
import type { Weekday } from '@apto/domain/time';
import type { HttpHandler } from 'msw';

const DAYS: readonly Weekday[] = [1, 2, 3, 4, 5];

export const BOARD: AgendaBoard = {
  prestador: { id: 7, name: 'Clínica São Lucas', code: '5001', cidade: 'Campinas', estado: 'SP' },
  version: 3,
  ambientes: [
    { id: 10, name: 'Consultório 1', ativo: true },
    { id: 11, name: 'Sala de exames', ativo: false },
  ],
  agendas: [
    {
      id: 1,
      prestadorId: 7,
      ambienteId: 10,
      vigenciaInicial: '2025-01-01',
      vigenciaFinal: null,
      periodos: DAYS.map((diaSemana) => ({
        diaSemana,
        inicio: '08:00',
        fim: '12:00',
        duracaoMinutos: 30,
        vagas: 1,
      })),
      exceptions: [{ data: '2026-12-24', atende: false, inicio: null, fim: null }],
      procedimentosIds: [],
    },
  ],
  openingHours: week({ 1: opened(), 2: opened(), 3: opened(), 4: opened(), 5: opened() }),
  ferias: [{ id: 4, dataInicial: '2027-01-04', dataFinal: '2027-01-15' }],
  feriados: [],
  procedimentos: [
    { id: 11, name: 'Exame clínico ocupacional' },
    { id: 12, name: 'Audiometria tonal ocupacional' },
  ],
};

export const LOST: LostReserva = {
  id: 90,
  ambienteId: 10,
  data: '2026-12-02',
  horarioChegada: '11:30',
  horarioSaida: '12:00',
  agendamentoId: 500,
  nomeFuncionario: 'Ana Beatriz Nogueira',
  motivo: 'FORA_DA_GRADE',
};

/** The calls of the agenda's screens; a change leaves these bookings without a place. */
export const agendaResponses = (
  lost: readonly LostReserva[] = [],
  onSave: (body: unknown) => void = () => undefined,
): HttpHandler[] => [
  simulate(agendaPrestadores, {
    items: [
      { ...BOARD.prestador, reservaFaixas: true, ambientes: 2, agendas: 1 },
      {
        ...BOARD.prestador,
        id: 8,
        code: '5002',
        name: 'Clínica Vida',
        reservaFaixas: false,
        ambientes: 0,
        agendas: 0,
      },
    ],
    meta: { totalItems: 2, totalPages: 1, itemCount: 2, itemsPerPage: 20, currentPage: 1 },
  }),
  simulate(agendaBoard, BOARD),
  simulate(reviewAgendaChange, { afetados: [...lost] }),
  simulate(saveAgendaChange, ({ body }) => {
    onSave(body);
    return BOARD;
  }),
  simulate(reservasOnDay, ({ params }) => ({ items: [{ ...LOST, data: String(params['data']) }] })),
];
