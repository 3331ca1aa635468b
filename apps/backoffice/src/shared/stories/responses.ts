import {
  asoSource,
  checkManual,
  countByStatus,
  countClinicNotes,
  countPreSolicitacoes,
  listAsos,
  countUnreadNotifications,
  comboUnidades,
  panelCounters,
  funcionarioDetails,
  prestadorDetails,
  procedimentoDetails,
  riscoDetails,
  listAgendamentos,
  listClientes,
  listClinicNotes,
  listSavedFilters,
  listStatus,
  listTiposExame,
  getAgendamento,
  sayPresence,
  statusRecords,
  waitOfAgendamento,
  type AgendamentoRow,
} from '@apto/api-client';
import { simulate, onePage } from '@apto/api-client/msw';
import { esocialOfType, TiposExame } from '@apto/domain/exames';
import { statusEntities } from '@apto/domain/status';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { storyDetail, storyRows, storyPage, storyPrestador, storyProcedimentos } from './data.ts';

/** The types of exam as the server lists them. */
export const storyExameTypes = () =>
  TiposExame.map(({ id, descricao: description }) => ({
    id,
    descricao: description,
    codigoSoc: null,
    esocialCodigo: esocialOfType(id),
    createdAt: null,
    updatedAt: null,
  }));

/** How many of these rows there are of each status. */
const countStoryRows = (rows: readonly AgendamentoRow[]) =>
  [...Map.groupBy(rows, ({ idStatus }) => idStatus)].map(([id, same]) => ({ id, total: same.length }));

/** A stream of events that stays open and says nothing, or what is pushed into it. */
export function eventStream(
  onOpen?: (send: (text: string) => void, lastEventId: string | null) => void,
): HttpHandler {
  return http.get('*/api/eventos', ({ request }) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const send = (text: string) => controller.enqueue(encoder.encode(text));
        send('event: pronto\ndata: {}\n\n');
        onOpen?.(send, request.headers.get('last-event-id'));
        request.signal.addEventListener('abort', () => controller.close());
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
}

/** What the frame asks for on every screen. */
export const frameResponses = (): HttpHandler[] => [
  simulate(countUnreadNotifications, { count: 0 }),
  simulate(checkManual, { urlGed: null, descricao: null, versao: null }),
  simulate(listClientes, {
    items: [
      { id: 1, code: '001', name: 'Metalúrgica Serra Azul', inscricao: '12ABC34501DE35', ativo: true },
      { id: 2, code: '002', name: 'Transportes Rio Pardo', inscricao: null, ativo: true },
    ],
    meta: onePage(2, 100),
  }),
  simulate(comboUnidades, [
    { id: 10, name: 'Matriz Campinas', customerId: 1, tradeCode: 'SP01', riskLevel: 3 },
    { id: 11, name: 'Filial Sumaré', customerId: 1, tradeCode: 'SP02', riskLevel: 2 },
  ]),
];

/** A SOC with two ASO files of each employee (doc2 §2.6). */
export const asoResponses = (): HttpHandler[] => [
  simulate(asoSource, { motivo: null }),
  simulate(listAsos, ({ params }) =>
    [
      { id: 42, nomeArquivo: 'ASO Periódico 2025-03-10.pdf', createdAt: '2025-03-10' },
      { id: 41, nomeArquivo: 'ASO Admissional 2024-02-01.pdf', createdAt: '2024-02-01' },
    ].map((aso) => ({
      ...aso,
      tipo: 'ASO' as const,
      origem: 'FUNCIONARIO_ASO' as const,
      origemId: Number(params['funcionarioId']),
      tamanho: null,
    })),
  ),
];

/** A list that works: rows, counters, details and an open stream. The first handler given wins over these. */
export const listResponses = (rows: AgendamentoRow[] = storyRows()): HttpHandler[] => {
  const row = (id: unknown) => rows.find((l) => String(l.id) === String(id)) ?? rows[0]!;
  return [
    simulate(countClinicNotes, { total: 0 }),
    simulate(countPreSolicitacoes, { total: 0, exibePreSolicitacaoNotificacao: true }),
    simulate(listSavedFilters, []),
    simulate(sayPresence, { id: 1, outros: [] }),
    simulate(listClinicNotes, {
      items: [],
      meta: { totalItems: 0, totalPages: 0, itemCount: 0, itemsPerPage: 10, currentPage: 1 },
    }),
    simulate(listAgendamentos, storyPage(rows, rows.length > 9 ? 87 : rows.length)),
    simulate(listStatus, statusEntities()),
    simulate(listTiposExame, storyExameTypes()),
    simulate(countByStatus, countStoryRows(rows)),
    simulate(panelCounters, { meus: 12, pendencias: 3, emAberto: 41 }),
    simulate(getAgendamento, ({ params }) => storyDetail(row(params['id']))),
    simulate(funcionarioDetails, ({ params }) => {
      const agendamento = storyDetail(row(params['id']));
      return {
        funcionario: agendamento.funcionario,
        unidade: { name: 'Matriz Campinas', tradeCode: 'SP01' },
        setor: { name: 'Usinagem' },
        cargo: null,
        agendamento,
      };
    }),
    simulate(prestadorDetails, storyPrestador),
    simulate(procedimentoDetails, storyProcedimentos),
    simulate(riscoDetails, []),
    simulate(waitOfAgendamento, { espera: null }),
    simulate(statusRecords, ({ params }) => [
      {
        id: 1,
        descricao: 'Confirme o cargo atual do funcionário.',
        observacao: null,
        status: row(params['id']).status,
        createdAt: '2026-11-19T16:15:00.000Z',
        usuario: { name: 'Ana Atendente' },
      },
    ]),
    ...asoResponses(),
    eventStream(),
    ...frameResponses(),
  ];
};
