import {
  slaSettings,
  whyNotAvailable,
  panelCounters,
  comboUnidades,
  createAgendamentos,
  createAutoagendamento,
  sendAutoagendamentoLink,
  municipalFeriados,
  prestadorFerias,
  funcionariosBySituation,
  prestadorPrices,
  releasePrestador,
  listAgendamentos,
  listCidades,
  listNationalFeriados,
  listProcedimentos,
  listTiposExame,
  atendimentoMethod,
  getCliente,
  getPrestador,
  orderedPrestadores,
  releasedPrestador,
  prestadorReservaHorario,
  procedimentosSoc,
  riscoQuestionarios,
  riscosSoc,
  type FuncionarioSummary,
  type PrestadorOption,
} from '@apto/api-client';
import { storyPage, storyCliente } from '../../../shared/stories/data.ts';
import { simulate } from '@apto/api-client/msw';
import type { RegisteredFuncionario } from '@apto/domain/pedido';
import { STATUS, statusOf } from '@apto/domain/status';
import type { HttpHandler } from 'msw';
import { asoResponses, eventStream, storyExameTypes } from '../../../shared/stories/responses.ts';
import { registration, CIDADE, CLINIC, HORARIOS, RISCOS, SOC } from './pedidos.ts';

/** An employee's record; from the ninth on they are of another client. */
export function recordOf(index: number, extra: Partial<FuncionarioSummary> = {}): FuncionarioSummary {
  const other = index >= 8;
  const f: RegisteredFuncionario = registration(index);
  return {
    ...f,
    situation: 'ATIVO',
    customerId: other ? 2 : 1,
    customer: {
      id: other ? 2 : 1,
      name: other ? 'Transportes Rio Pardo' : f.customer.name,
      companyId: 1,
      desabilitarQuestionarioRisco: false,
    },
    pcd: false,
    unidade: { id: 1, name: other ? 'Garagem' : 'Matriz Campinas', riskLevel: 2 },
    setor: null,
    cargo: null,
    novaHierarquia: null,
    ...extra,
  };
}

const clinic = (id: number, priority: PrestadorOption['prioridade'], released: boolean, name: string) => ({
  ...CLINIC,
  id,
  code: String(id).padStart(4, '0'),
  name,
  prioridade: priority,
  liberado: released,
  sistema: null,
  neighborhood: 'Centro',
  tipoAtendimento: 'Ambos',
  distanciaMetros: 1200,
});

/** The clinics on offer: two suggested, and one that is neither suggested nor released. */
export const CLINICS: PrestadorOption[] = [
  clinic(7, 'PREFERENCIAL', true, CLINIC.name),
  clinic(8, 'SEGUNDA_OPCAO', true, 'Instituto Cambuí de Saúde'),
  clinic(9, 'OUTROS', false, 'Policlínica Barão Geraldo'),
];

/** What the creation of an appointment answers. */
export const created = (
  idFuncionario: number,
  nomeFuncionario: string,
  idStatus: 1 | 27 = STATUS.EM_ABERTO,
) => ({
  id: 900 + idFuncionario,
  version: 1,
  idStatus,
  status: {
    id: idStatus,
    descricao: statusOf(idStatus)?.descricao ?? '',
    primevueColor: statusOf(idStatus)?.primevueColor ?? '',
  },
  idFuncionario,
  nomeFuncionario,
  createdAt: '2026-11-24T13:00:00.000Z',
  avisos: [],
});

/** The record of a clinic of the list. */
export const clinicRecord = (id: number, system: string | null = null) => ({
  ...(CLINICS.find((c) => c.id === id) ?? CLINICS[0]!),
  phone: '1932345678',
  commercialPhone: null,
  email: 'contato@saolucas.com.br',
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  addressComplement: null,
  zipCode: '13010000',
  openingHours: HORARIOS,
  systemsAndTechnology: system ? { name: system } : null,
  advanceDeposit: false,
  reservaFaixas: system === 'SOC',
  tipoAtendimento: 'Ambos',
  fuso: 'America/Sao_Paulo',
  latitude: null,
  longitude: null,
});

const FUNCIONARIOS = Array.from({ length: 12 }, (_unused, i) => recordOf(i));

/** Everything that the wizard asks for. Handlers in front of these take their place. */
export const assistenteResponses = (before: readonly HttpHandler[] = []): HttpHandler[] => [
  ...before,
  simulate(listTiposExame, storyExameTypes()),
  simulate(listCidades, ({ query }) =>
    storyPage(
      query.get('filter')?.toLowerCase().startsWith('xyz')
        ? []
        : [CIDADE, { id: 3550308, cidade: 'São Paulo', estado: 'SP' }],
    ),
  ),
  simulate(comboUnidades, [
    { id: 1, name: 'Matriz Campinas', customerId: 1, tradeCode: 'SP01', riskLevel: 2 },
    { id: 11, name: 'Filial Sumaré', customerId: 1, tradeCode: 'SP02', riskLevel: 2 },
  ]),
  simulate(funcionariosBySituation, ({ query }) => {
    const search = (query.get('filter') ?? '').toLowerCase();
    const ids = query.get('ids')?.split(',').map(Number);
    const unidade = Number(query.get('unidadeId'));
    const cliente = Number(query.get('customerId'));
    return storyPage(
      FUNCIONARIOS.filter((f) =>
        ids
          ? ids.includes(f.id)
          : f.name.toLowerCase().includes(search) &&
            (unidade === 0 || f.unidade?.id === unidade) &&
            (cliente === 0 || f.customerId === cliente),
      ),
    );
  }),
  ...asoResponses(),
  simulate(riscosSoc, RISCOS),
  simulate(procedimentosSoc, {
    ...SOC,
    procedimentos: SOC.procedimentos.map((p) => ({ ...p, recommendation: null })),
    ultimoExameClinico: SOC.ultimoExameClinico ?? null,
    examesEmDiaList: [...SOC.examesEmDiaList],
  }),
  simulate(
    listProcedimentos,
    storyPage(
      ['Espirometria', 'Hemograma completo', 'Glicemia de jejum'].map((name, i) => ({
        id: 40 + i,
        name,
        clinical: false,
        pcd: false,
        procedimentoDiagnosticoId: null,
        idSugestao: null,
        observacaoAgendamentoConsulta: null,
        recommendation: null,
      })),
    ),
  ),
  simulate(riscoQuestionarios, [
    { id: 1, pergunta: 'Manipula produtos químicos?' },
    { id: 2, pergunta: 'Trabalha em altura ou em espaço confinado?' },
  ]),
  simulate(getCliente, storyCliente()),
  simulate(atendimentoMethod, { quemAgenda: 'USUARIO_ESCOLHE', quemAvisa: 'USUARIO_ESCOLHE' }),
  simulate(slaSettings, { limiteDatas: 10 }),
  simulate(listNationalFeriados, []),
  simulate(municipalFeriados, []),
  simulate(prestadorFerias, []),
  simulate(orderedPrestadores, ({ query }) => {
    const ids = query.get('ids')?.split(',').map(Number);
    return storyPage(ids ? CLINICS.filter(({ id }) => ids.includes(id)) : CLINICS);
  }),
  simulate(getPrestador, ({ params }) => clinicRecord(Number(params['id']))),
  simulate(whyNotAvailable, { motivos: [], opcoes: { dias: [], periodos: [], clinicas: [] } }),
  simulate(releasedPrestador, ({ params }) => ({ id: null, condicao: Number(params['providerId']) !== 9 })),
  simulate(prestadorReservaHorario, true),
  simulate(releasePrestador, { id: 5 }),
  simulate(
    prestadorPrices,
    storyPage([{ id: 1, procedimento: { id: 1, name: 'Audiometria' }, valorCobrar: 50 }]),
  ),
  eventStream(),
  simulate(createAgendamentos, ({ body }) =>
    (body as { funcionario: { id: number }; nomeFuncionario: string }[]).map((p) =>
      created(p.funcionario.id, p.nomeFuncionario),
    ),
  ),
  simulate(createAutoagendamento, created(100, registration(0).name, STATUS.AUTOAGENDAMENTO)),
  simulate(sendAutoagendamentoLink, {
    token: 'K5DZ-2R9K-BSJ3-AF63',
    link: 'https://apto.example/publico/#/autoagendamento/login',
    expiraEm: '2026-12-01T03:00:00.000Z',
  }),
  simulate(listAgendamentos, storyPage([])),
  simulate(panelCounters, { meus: 0, pendencias: 0, emAberto: 0 }),
];
