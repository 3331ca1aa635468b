import { mixedHours } from '../fixtures/index.ts';
import type {
  RegisteredFuncionario,
  PedidoPrestador,
  PedidoProcedimento,
  PedidoFacts,
  SocResponse,
} from './index.ts';

/** Tuesday, 24 November 2026, 10:00 in São Paulo. */
export const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };

export const funcionario = (
  id: number,
  extra: Partial<RegisteredFuncionario> = {},
): RegisteredFuncionario => ({
  id,
  name: `Funcionário ${id}`,
  cpf: '52998224725',
  email: null,
  phone: '11987654321',
  customerId: 1,
  customer: { name: 'Cliente 1', companyId: 9, desabilitarQuestionarioRisco: true },
  customerHierarchyId: null,
  codigoSoc: null,
  admissionDate: '2020-01-02',
  mudouRisco: false,
  unidade: { riskLevel: 2 },
  ...extra,
});

export const procedimento = (id: number, extra: Partial<PedidoProcedimento> = {}): PedidoProcedimento => ({
  id,
  name: `Exame ${id}`,
  clinical: false,
  pcd: false,
  procedimentoDiagnosticoId: null,
  idSugestao: null,
  observacaoAgendamentoConsulta: null,
  ...extra,
});

export const clinic = (id = 1, extra: Partial<PedidoPrestador> = {}): PedidoPrestador => ({
  id,
  name: `Clínica ${id}`,
  prioridade: 'PREFERENCIAL',
  sistema: null,
  openingHours: mixedHours,
  supportsReserva: null,
  ...extra,
});

export const soc = (extra: Partial<SocResponse> = {}): SocResponse => ({
  procedimentos: [procedimento(1, { clinical: true }), procedimento(2)],
  examesEmDia: false,
  examesEmDiaList: [],
  ...extra,
});
export const upToDate = (idExame: number, clinical = false) => ({
  idExame,
  name: `Exame ${idExame}`,
  clinical,
  dataUltimaRealizacao: '2026-09-01',
  dataRefazerExame: '2027-09-01',
  procedimentoNaoPeriodico: false,
});

/** The rows behind a request. */
export const facts = (changes: { [K in keyof PedidoFacts]?: Partial<PedidoFacts[K]> } = {}): PedidoFacts => ({
  cliente: {
    usaReservaHorario: false,
    permiteAlterarMetodoReservaHorario: false,
    desabilitarQuestionarioRisco: false,
    quemAgenda: 'USUARIO_ESCOLHE',
    quemAvisa: 'USUARIO_ESCOLHE',
    dayLimit: 10,
    ...changes.cliente,
  },
  clinic: {
    cidadeId: 1,
    atendeTodasCidades: false,
    system: null,
    atendeOcupacional: true,
    exames: [1, 2],
    openingHours: mixedHours,
    ferias: [],
    feriados: [],
    ...changes.clinic,
  },
  funcionario: {
    possuiRisco: true,
    mudouRisco: true,
    pcd: false,
    hasPcdProcedimento: false,
    ...changes.funcionario,
  },
});
