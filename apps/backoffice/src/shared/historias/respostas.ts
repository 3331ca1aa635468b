import {
  comboUnidades,
  contadoresDoPainel,
  detalhesDoFuncionario,
  detalhesDoPrestador,
  detalhesDosProcedimentos,
  detalhesDosRiscos,
  listarAgendamentos,
  listarClientes,
  obterAgendamento,
  registrosDeStatus,
  type AgendamentoLinha,
} from '@apto/api-client';
import { simular } from '@apto/api-client/msw';
import { http, HttpResponse, type HttpHandler } from 'msw';
import {
  detalheDeHistoria,
  linhasDeHistoria,
  paginaDeHistoria,
  prestadorDeHistoria,
  procedimentosDeHistoria,
} from './dados.ts';

/** A stream of events that stays open and says nothing, or what is pushed into it. */
export function fluxoDeEventos(aoAbrir?: (enviar: (texto: string) => void) => void): HttpHandler {
  return http.get('*/api/eventos', ({ request }) => {
    const codificar = new TextEncoder();
    const corpo = new ReadableStream<Uint8Array>({
      start(controle) {
        const enviar = (texto: string) => controle.enqueue(codificar.encode(texto));
        enviar('event: pronto\ndata: {}\n\n');
        aoAbrir?.(enviar);
        request.signal.addEventListener('abort', () => controle.close());
      },
    });
    return new HttpResponse(corpo, { headers: { 'content-type': 'text/event-stream' } });
  });
}

/** What the frame asks for on every screen. */
export const respostasDoQuadro = (): HttpHandler[] => [
  simular(listarClientes, {
    items: [
      { id: 1, code: '001', name: 'Metalúrgica Serra Azul', inscricao: '12ABC34501DE35', ativo: true },
      { id: 2, code: '002', name: 'Transportes Rio Pardo', inscricao: null, ativo: true },
    ],
    meta: { totalItems: 2, totalPages: 1, itemCount: 2, itemsPerPage: 100, currentPage: 1 },
  }),
  simular(comboUnidades, [
    { id: 10, name: 'Matriz Campinas', customerId: 1, tradeCode: 'SP01', riskLevel: 3 },
    { id: 11, name: 'Filial Sumaré', customerId: 1, tradeCode: 'SP02', riskLevel: 2 },
  ]),
];

/** A list that works: rows, counters, details and an open stream. The first handler given wins over these. */
export const respostasDaLista = (linhas: AgendamentoLinha[] = linhasDeHistoria()): HttpHandler[] => {
  const linha = (id: unknown) => linhas.find((l) => String(l.id) === String(id)) ?? linhas[0]!;
  return [
    simular(listarAgendamentos, paginaDeHistoria(linhas, linhas.length > 9 ? 87 : linhas.length)),
    simular(contadoresDoPainel, { meus: 12, pendencias: 3, emAberto: 41 }),
    simular(obterAgendamento, ({ params }) => detalheDeHistoria(linha(params['id']))),
    simular(detalhesDoFuncionario, ({ params }) => {
      const agendamento = detalheDeHistoria(linha(params['id']));
      return {
        funcionario: agendamento.funcionario,
        unidade: { name: 'Matriz Campinas', tradeCode: 'SP01' },
        setor: { name: 'Usinagem' },
        cargo: null,
        agendamento,
      };
    }),
    simular(detalhesDoPrestador, prestadorDeHistoria),
    simular(detalhesDosProcedimentos, procedimentosDeHistoria),
    simular(detalhesDosRiscos, []),
    simular(registrosDeStatus, ({ params }) => [
      {
        id: 1,
        descricao: 'Confirme o cargo atual do funcionário.',
        observacao: null,
        status: linha(params['id']).status,
        createdAt: '2026-11-19T16:15:00.000Z',
        usuario: { name: 'Ana Atendente' },
      },
    ]),
    fluxoDeEventos(),
    ...respostasDoQuadro(),
  ];
};
