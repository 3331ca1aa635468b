import {
  funcionarioDetails,
  getPrestador,
  internalTimeline,
  listNationalFeriados,
  listRiscos,
  slaSettings,
  messageTimeline,
  municipalFeriados,
  prestadorDetails,
  prestadorFerias,
  prestadorPrices,
  procedimentoDetails,
  riscoDetails,
  sayPresence,
  waitOfAgendamento,
  type AttendedRequestAnswer,
} from '@apto/api-client';
import { simulate, onePage } from '@apto/api-client/msw';
import { STATUS, statusOf, type IdStatus } from '@apto/domain/status';
import {
  storyClinic,
  storyDetail,
  storyPrestador,
  storyProcedimentos,
  storyRow,
} from '../../shared/stories/data.ts';
import { eventStream } from '../../shared/stories/responses.ts';

export const row = storyRow(0, { idStatus: STATUS.EM_ANDAMENTO });
export const agendamento = storyDetail(row);

/** A request in a status, with what the page then offers. */
export function request(idStatus: IdStatus, offered: AttendedRequestAnswer['acoes']): AttendedRequestAnswer {
  return {
    id: row.id,
    version: row.version,
    status: { id: idStatus, descricao: statusOf(idStatus)?.descricao ?? '', primevueColor: 'info' },
    desde: '2026-11-23T13:00:00.000Z',
    responsavel: { id: 1, name: 'Ana Atendente' },
    acoes: offered,
    observacaoPrestador: null,
    observacoes: [],
    dataAgendamento: null,
    horaAgendamento: null,
    horaSaida: null,
    vagaReservada: false,
  };
}
export const can = (
  ...actions: AttendedRequestAnswer['acoes'][number]['acao'][]
): AttendedRequestAnswer['acoes'] => actions.map((action) => ({ acao: action, motivo: null }));

/** Named before a request is: its address would be a request's, and the first that fits answers. */
export const riscos = simulate(listRiscos, [
  { id: 1, nome: 'Ruído contínuo', grupo: 'FISICO' },
  { id: 2, nome: 'Poeira mineral', grupo: 'QUIMICO' },
]);

/** What the page reads of the request, with a change of it. */
export const detailed = (changes: Partial<typeof agendamento>) =>
  simulate(funcionarioDetails, {
    funcionario: agendamento.funcionario,
    unidade: agendamento.unidade,
    setor: { name: 'Produção' },
    cargo: { name: 'Operador' },
    agendamento: { ...agendamento, ...changes },
  });

export const facts = [
  detailed({}),
  simulate(procedimentoDetails, storyProcedimentos),
  simulate(riscoDetails, [{ id: 1, risco: { nome: 'Ruído contínuo' } }]),
  simulate(prestadorDetails, storyPrestador),
  simulate(getPrestador, storyClinic),
  simulate(listNationalFeriados, []),
  simulate(slaSettings, { limiteDatas: 10 }),
  simulate(municipalFeriados, []),
  simulate(prestadorFerias, []),
  simulate(prestadorPrices, {
    items: storyProcedimentos.map(({ procedimentos }, index) => ({
      id: index + 1,
      procedimento: procedimentos,
      valorCobrar: 45.9 + index * 10,
    })),
    meta: onePage(2, 100),
  }),
  simulate(internalTimeline, [
    {
      data: '2026-11-23T13:00:00.000Z',
      name: 'Ana Atendente',
      descricao: 'Em Andamento',
      observacao: 'Atendimento iniciado',
      hexColor: '',
      iconName: 'pi pi-star',
    },
  ]),
  simulate(messageTimeline, []),
  simulate(waitOfAgendamento, { espera: null }),
  simulate(sayPresence, { id: row.id, outros: [] }),
  eventStream(),
];
export const open = request(
  STATUS.EM_ANDAMENTO,
  can(
    'AGENDAR',
    'PEDIR_CONFIRMACAO_PRESTADOR',
    'PEDIR_CONFIRMACAO_FUNCIONARIO',
    'AGUARDAR_DATA',
    'PENDENCIAR_CLIENTE',
    'MARCAR_FALTA',
    'DESISTIR',
    'CANCELAR',
  ),
);
