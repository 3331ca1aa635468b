import {
  agendaBoard,
  agendaPrestadores,
  closeAgendaDay,
  moveReserva,
  reservasOnDay,
  reviewAgendaChange,
  saveAgendaChange,
  sayAgendaPresence,
  type AgendaBoard,
  type LostReserva,
  type ReservaOnDay,
} from '@apto/api-client';
import { simulate, onePage } from '@apto/api-client/msw';
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

/** What is booked on a day: one that may be moved, and one that waits for something else. */
export function bookedOn(data: string): ReservaOnDay[] {
  const { motivo: _reason, ...reserva } = LOST;
  const status = { id: 8, descricao: 'Agendado', primevueColor: 'success' };
  return [
    { ...reserva, data, version: 4, status, impedimento: null },
    {
      ...reserva,
      id: 91,
      data,
      horarioChegada: '09:00',
      horarioSaida: '09:30',
      agendamentoId: 501,
      nomeFuncionario: 'Bruno Carvalho Lima',
      version: 2,
      status,
      impedimento: 'Tem mais de um horário marcado: remarque pela página do pedido.',
    },
  ];
}

const free = (data: string, horarioChegada: string, horarioSaida: string) => ({
  data,
  horarioChegada,
  horarioSaida,
  ambienteId: 10,
});

/** Who loses their place when the clinic closes that day: two who can go elsewhere, one who waits for something else. */
export const CLOSED_OUT: readonly LostReserva[] = [
  {
    ...LOST,
    sugestao: free('2026-12-03', '11:30', '12:00'),
    alternativas: [free('2026-12-03', '11:30', '12:00'), free('2026-12-01', '11:30', '12:00')],
    impedimento: null,
  },
  {
    ...LOST,
    id: 91,
    horarioChegada: '10:30',
    horarioSaida: '11:00',
    agendamentoId: 501,
    nomeFuncionario: 'Bruno Carvalho Lima',
    sugestao: null,
    alternativas: [],
    impedimento: null,
  },
  {
    ...LOST,
    id: 92,
    horarioChegada: '09:00',
    horarioSaida: '09:30',
    agendamentoId: 502,
    nomeFuncionario: 'Carla Dias Moreira',
    sugestao: { ...free('2026-12-03', '09:00', '09:30'), foraDoPedido: true },
    alternativas: [
      { ...free('2026-12-03', '09:00', '09:30'), foraDoPedido: true },
      free('2026-12-03', '11:30', '12:00'),
    ],
    impedimento: null,
  },
  {
    ...LOST,
    id: 93,
    horarioChegada: '08:00',
    horarioSaida: '08:30',
    agendamentoId: null,
    nomeFuncionario: null,
    impedimento: 'É de um cliente que você não vê.',
  },
];

export const CLINICS = [
  { ...BOARD.prestador, marcados: 2, reservaFaixas: true, ambientes: 2, agendas: 1 },
  {
    ...BOARD.prestador,
    id: 8,
    code: '5002',
    name: 'Clínica Vida',
    marcados: 0,
    reservaFaixas: false,
    ambientes: 0,
    agendas: 0,
  },
];

/** The calls of the agenda's screens; a change leaves these bookings without a place. */
export const agendaResponses = (
  lost: readonly LostReserva[] = [],
  onSave: (body: unknown) => void = () => undefined,
): HttpHandler[] => [
  simulate(agendaPrestadores, ({ query }) => {
    const found = CLINICS.filter(({ name }) => name.includes(query.get('filter') ?? ''));
    return {
      items: found,
      meta: onePage(found.length),
    };
  }),
  simulate(sayAgendaPresence, { id: 7, outros: [] }),
  simulate(agendaBoard, BOARD),
  simulate(reviewAgendaChange, { afetados: [...lost] }),
  simulate(saveAgendaChange, ({ body }) => {
    onSave(body);
    return BOARD;
  }),
  simulate(closeAgendaDay, ({ body }) => {
    onSave(body);
    return {
      id: 41,
      acao: 'REMARCAR' as const,
      situacao: 'EM_CURSO' as const,
      total: 2,
      feitos: 0,
      naoFeitos: 0,
      pendentes: 2,
      desfeitos: 0,
      podeDesfazer: false,
    };
  }),
  simulate(reservasOnDay, ({ params }) => ({ items: bookedOn(String(params['data'])) })),
  simulate(moveReserva, ({ body }) => {
    onSave(body);
    return { id: 500, version: 8 };
  }),
];
