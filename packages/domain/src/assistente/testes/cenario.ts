import type { OpeningHour } from '../../atendimento/index.ts';
import { TIPO_EXAME, tipoExame } from '../../exames/index.ts';
import {
  assistenteReducer,
  estadoInicial,
  type ContextoAssistente,
  type EstadoAssistente,
  type EventoAssistente,
  type FuncionarioDoCadastro,
  type PrestadorDoPedido,
  type ProcedimentoDoPedido,
  type RespostaSoc,
} from '../index.ts';

/** Tuesday, 24 November 2026, 10:00 in São Paulo. */
export const agora = { data: '2026-11-24', hora: '10:00', instante: '2026-11-24T13:00:00.000Z' };
export const ctx: ContextoAssistente = { agora };

export const perfil = { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: '11987654321' };

export const funcionario = (
  id: number,
  extra: Partial<FuncionarioDoCadastro> = {},
): FuncionarioDoCadastro => ({
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

export const procedimento = (
  id: number,
  extra: Partial<ProcedimentoDoPedido> = {},
): ProcedimentoDoPedido => ({
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
export const horarioComercial: OpeningHour[] = ([1, 2, 3, 4, 5] as const).map((weekDay) => ({
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

export const clinica = (id = 1, extra: Partial<PrestadorDoPedido> = {}): PrestadorDoPedido => ({
  id,
  name: `Clínica ${id}`,
  prioridade: 'PREFERENCIAL',
  sistema: null,
  openingHours: horarioComercial,
  suportaReserva: null,
  ...extra,
});

export const cidade = { id: 1, cidade: 'Recife', estado: 'PE' };
export const tipo = (id: number) => ({ id, descricao: tipoExame(id).descricao });
export const soc = (extra: Partial<RespostaSoc> = {}): RespostaSoc => ({
  procedimentos: [procedimento(1, { clinical: true }), procedimento(2)],
  examesEmDia: false,
  examesEmDiaList: [],
  ...extra,
});
export const emDia = (idExame: number, clinical = false) => ({
  idExame,
  name: `Exame ${idExame}`,
  clinical,
  dataUltimaRealizacao: '2026-09-01',
  dataRefazerExame: '2027-09-01',
  procedimentoNaoPeriodico: false,
});

export const depois = (e: EstadoAssistente, ...eventos: EventoAssistente[]): EstadoAssistente =>
  eventos.reduce((s, evento) => assistenteReducer(s, evento, ctx), e);

/** A request after SOC has answered for each of its employees. */
export const sincronizado = (e: EstadoAssistente, resposta = soc(), comRisco = true): EstadoAssistente =>
  e.funcionarios.reduce(
    (s, { id }) =>
      depois(
        s,
        { tipo: 'RISCOS_CARREGADOS', id, riscos: comRisco ? [{ id: 1, nome: 'Ruído' }] : [] },
        { tipo: 'PROCEDIMENTOS_CARREGADOS', id, tipoExame: e.tipoExame?.id ?? 0, resposta },
      ),
    e,
  );

export const pedidoManual = (idTipo: number = TIPO_EXAME.PERIODICO, quantos = 1): EstadoAssistente =>
  depois(
    estadoInicial(perfil),
    { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: tipo(idTipo) },
    { tipo: 'CIDADE_ESCOLHIDA', cidade },
    {
      tipo: 'FUNCIONARIOS_ADICIONADOS',
      funcionarios: Array.from({ length: quantos }, (_, i) => funcionario(i + 1)),
    },
  );

/** A request with every step complete. */
export const pedidoCompleto = (quantos = 1): EstadoAssistente =>
  depois(
    sincronizado(pedidoManual(TIPO_EXAME.PERIODICO, quantos)),
    { tipo: 'PRESTADOR_ESCOLHIDO', prestador: clinica() },
    { tipo: 'INTERVALO_ESCOLHIDO', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
    { tipo: 'PERIODO_ESCOLHIDO', periodo: 1 },
    { tipo: 'AVISOS_LIDOS', ate: 1000 },
  );

export const titulos = (e: EstadoAssistente): string[] => e.avisos.map((a) => a.titulo);

export const comContexto = (
  e: EstadoAssistente,
  contexto: ContextoAssistente,
  evento: EventoAssistente,
): EstadoAssistente => assistenteReducer(e, evento, contexto);
