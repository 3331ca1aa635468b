import type { OpeningHour } from '../../atendimento/index.ts';
import { TIPO_EXAME, tipoExame } from '../../exames/index.ts';
import type {
  RegisteredFuncionario,
  PedidoPrestador,
  PedidoProcedimento,
  SocResponse,
} from '../../pedido/index.ts';
import {
  assistenteReducer,
  initialState,
  type AssistenteContext,
  type AssistenteState,
  type AssistenteEvent,
} from '../index.ts';

/** Tuesday, 24 November 2026, 10:00 in São Paulo. */
export const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
/** As a product that takes no documents and reserves no slots. */
export const attendantSteps: AssistenteContext['attendantSteps'] = {
  pcd: () => 'Um atendente pedirá o laudo.',
  anexos: (e) => `Um atendente pedirá os documentos do exame ${e.tipoExame?.descricao}.`,
  agendar: () => 'Um atendente reservará o horário.',
};
export const ctx: AssistenteContext = { now, attendantSteps };

export const profile = { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: '11987654321' };

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

/** Monday to Friday, mornings and afternoons. */
export const businessHours: OpeningHour[] = ([1, 2, 3, 4, 5] as const).map((weekDay) => ({
  weekDay,
  serviceTypeAm: 'ORDEM_CHEGADA',
  serviceTypePm: 'HORARIO_MARCADO',
  startHourAm: '08:00',
  endHourAm: '12:00',
  startHourPm: '13:00',
  endHourPm: '17:00',
  atendimentoMatutino: true,
  atendimentoVespertino: true,
}));

export const clinic = (id = 1, extra: Partial<PedidoPrestador> = {}): PedidoPrestador => ({
  id,
  name: `Clínica ${id}`,
  prioridade: 'PREFERENCIAL',
  sistema: null,
  openingHours: businessHours,
  supportsReserva: null,
  ...extra,
});

export const cidade = { id: 1, cidade: 'Recife', estado: 'PE' };
export const type = (id: number) => ({ id, descricao: tipoExame(id).descricao });
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

export const after = (e: AssistenteState, ...events: AssistenteEvent[]): AssistenteState =>
  events.reduce((s, domainEvent) => assistenteReducer(s, domainEvent, ctx), e);

/** A request after SOC has answered for each of its employees. */
export const synced = (e: AssistenteState, response = soc(), withRisco = true): AssistenteState =>
  e.funcionarios.reduce(
    (s, { id }) =>
      after(
        s,
        { type: 'RISCOS_CARREGADOS', id, riscos: withRisco ? [{ id: 1, nome: 'Ruído' }] : [] },
        { type: 'PROCEDIMENTOS_CARREGADOS', id, tipoExame: e.tipoExame?.id ?? 0, response },
      ),
    e,
  );

export const pedidoManual = (typeId: number = TIPO_EXAME.PERIODICO, count = 1): AssistenteState =>
  after(
    initialState(profile),
    { type: 'TIPO_EXAME_ESCOLHIDO', tipoExame: type(typeId) },
    { type: 'CIDADE_ESCOLHIDA', cidade },
    {
      type: 'FUNCIONARIOS_ADICIONADOS',
      funcionarios: Array.from({ length: count }, (_, i) => funcionario(i + 1)),
    },
  );

/** A request with every step complete. */
export const completePedido = (count = 1): AssistenteState =>
  after(
    synced(pedidoManual(TIPO_EXAME.PERIODICO, count)),
    { type: 'PRESTADOR_ESCOLHIDO', prestador: clinic() },
    { type: 'INTERVALO_ESCOLHIDO', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
    { type: 'PERIODO_ESCOLHIDO', periodo: 1 },
    { type: 'AVISOS_LIDOS', until: 1000 },
  );

export const titles = (e: AssistenteState): string[] => e.avisos.map((a) => a.title);

export const withContext = (
  e: AssistenteState,
  context: AssistenteContext,
  domainEvent: AssistenteEvent,
): AssistenteState => assistenteReducer(e, domainEvent, context);
