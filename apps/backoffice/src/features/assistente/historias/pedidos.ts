import {
  assistenteReducer,
  estadoInicial,
  prestadorDoPedido,
  proximoDiaDisponivel,
  somarDias,
  tipoExame,
  TIPO_EXAME,
  type Agora,
  type ContextoAssistente,
  type EstadoAssistente,
  type EventoAssistente,
  type FuncionarioDoCadastro,
  type IdTipoExame,
  type OpeningHour,
  type RespostaSoc,
} from '@apto/domain';
import { agora } from '../../../shared/relogio.ts';

/** The requester of every example. */
export const PERFIL = { name: 'Rita Camargo', email: 'rita@serraazul.com.br', phone: '11987654321' };

export const CIDADE = { id: 3509502, cidade: 'Campinas', estado: 'SP' };

const NOMES = [
  ['Ana Beatriz Nogueira', '52998224725'],
  ['Carlos Eduardo Figueiredo', '11144477735'],
  ['Débora Sales de Albuquerque', '39053344705'],
  ['Edson Batista', '15350946056'],
  ['Fernanda Couto Ribeiro', '71428793860'],
  ['Guilherme Antunes', '87748248800'],
  ['Helena Prado', '45317828791'],
  ['Ícaro Monteiro da Silva', '84434895894'],
  ['Juliana Pacheco', '93541134780'],
  ['Luís Otávio Menezes', '06880287054'],
  ['Marta Ramos', '52998224725'],
  ['Nilo Peçanha', '11144477735'],
] as const;

/** An employee by their place in the examples, from 0. */
export const cadastro = (
  indice: number,
  extra: Partial<FuncionarioDoCadastro> = {},
): FuncionarioDoCadastro => ({
  id: 100 + indice,
  name: NOMES[indice % NOMES.length]![0],
  cpf: NOMES[indice % NOMES.length]![1],
  email: `pessoa${indice}@serraazul.com.br`,
  phone: '11987654321',
  customerId: 1,
  customer: { name: 'Metalúrgica Serra Azul', companyId: 1, desabilitarQuestionarioRisco: false },
  customerHierarchyId: null,
  codigoSoc: `70${indice}`,
  admissionDate: '2020-01-02',
  mudouRisco: true,
  unidade: { riskLevel: 2 },
  ...extra,
});

/** Monday to Saturday, mornings and afternoons. */
export const HORARIOS: OpeningHour[] = ([1, 2, 3, 4, 5, 6] as const).map((weekDay) => ({
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

/** What SOC answers for everybody: a clinical exam that is due and an audiometry that is up to date. */
export const SOC: RespostaSoc = {
  procedimentos: [
    {
      id: 11,
      name: 'Exame clínico ocupacional',
      clinical: true,
      pcd: false,
      procedimentoDiagnosticoId: 1,
      idSugestao: null,
      observacaoAgendamentoConsulta: null,
    },
    {
      id: 12,
      name: 'Audiometria tonal ocupacional',
      clinical: false,
      pcd: false,
      procedimentoDiagnosticoId: 2,
      idSugestao: null,
      observacaoAgendamentoConsulta: null,
    },
  ],
  examesEmDia: false,
  examesEmDiaList: [
    {
      idExame: 12,
      name: 'Audiometria tonal ocupacional',
      clinical: false,
      dataUltimaRealizacao: '2026-06-10',
      dataRefazerExame: '2027-06-10',
      procedimentoNaoPeriodico: false,
    },
  ],
};

export const RISCOS = [
  { id: 1, nome: 'Ruído' },
  { id: 2, nome: 'Poeira' },
];

/** The clinic that the examples choose. */
export const CLINICA = {
  id: 7,
  name: 'Clínica São Lucas Medicina do Trabalho',
  code: '0007',
  cnpj: '12ABC34501DE35',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL',
} as const;

/** A day on which that clinic serves and nothing is against. */
export const diaLivre = (momento: Agora): string =>
  proximoDiaDisponivel(somarDias(momento.data, 2), {
    agora: momento,
    feriados: [],
    ferias: [],
    openingHours: HORARIOS,
  }) ?? somarDias(momento.data, 2);

/** The request after these events. */
export const depoisDe = (
  estado: EstadoAssistente,
  eventos: readonly EventoAssistente[],
  ctx: ContextoAssistente = { agora: agora() },
): EstadoAssistente => eventos.reduce((e, evento) => assistenteReducer(e, evento, ctx), estado);

const noPasso = (e: EstadoAssistente, etapa: EstadoAssistente['etapa']): EstadoAssistente => ({
  ...e,
  etapa,
  avisos: [],
});

/** Step 2: type, city and these employees. */
export function comFuncionarios(quantos: number, tipo: IdTipoExame = TIPO_EXAME.PERIODICO): EstadoAssistente {
  const e = depoisDe(estadoInicial(PERFIL), [
    { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: { id: tipo, descricao: tipoExame(tipo).descricao } },
    { tipo: 'CIDADE_ESCOLHIDA', cidade: CIDADE },
    {
      tipo: 'FUNCIONARIOS_ADICIONADOS',
      funcionarios: Array.from({ length: quantos }, (_nada, i) => cadastro(i)),
    },
  ]);
  return noPasso(e, 'dados-agendamento');
}

/** Step 3: SOC has answered for everybody. */
export function comProcedimentos(
  quantos: number,
  tipo: IdTipoExame = TIPO_EXAME.PERIODICO,
): EstadoAssistente {
  const e = comFuncionarios(quantos, tipo);
  return noPasso(
    depoisDe(
      e,
      e.funcionarios.flatMap(({ id }): EventoAssistente[] => [
        { tipo: 'RISCOS_CARREGADOS', id, riscos: RISCOS },
        { tipo: 'PROCEDIMENTOS_CARREGADOS', id, tipoExame: tipo, resposta: SOC },
      ]),
    ),
    'procedimentos',
  );
}

/** Step 4: everything but the clinic. */
export function semClinicaAinda(quantos: number, tipo: IdTipoExame = TIPO_EXAME.PERIODICO): EstadoAssistente {
  const e = comProcedimentos(quantos, tipo);
  return noPasso(
    depoisDe(
      e,
      e.funcionarios.map(({ id }) => ({
        tipo: 'FUNCIONARIO_ALTERADO',
        id,
        campos: { questionarioRisco: 1 },
      })),
    ),
    'definir-clinica',
  );
}

/** Step 5: nothing is missing. */
export function completo(quantos: number, momento: Agora = agora()): EstadoAssistente {
  const dia = diaLivre(momento);
  return noPasso(
    depoisDe(
      semClinicaAinda(quantos),
      [
        { tipo: 'PRESTADOR_ESCOLHIDO', prestador: { ...prestadorDoPedido(CLINICA), openingHours: HORARIOS } },
        { tipo: 'INTERVALO_ESCOLHIDO', intervalo: { inicio: dia, fim: dia } },
        { tipo: 'PERIODO_ESCOLHIDO', periodo: 1 },
      ],
      { agora: momento },
    ),
    'concluir',
  );
}

/** The self-scheduling form, empty, or with an employee of whom SOC has said nothing yet. */
export function doLink(indice?: number): EstadoAssistente {
  const e = depoisDe(estadoInicial(PERFIL), [
    { tipo: 'MODO_ESCOLHIDO', autoagendamento: true },
    { tipo: 'ENQUADRAMENTO_RESPONDIDO', valor: 'nao' },
  ]);
  const comPasso = noPasso(e, 'autoagendamento');
  if (indice === undefined) return comPasso;
  return depoisDe(comPasso, [{ tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO', funcionario: cadastro(indice) }]);
}

/** The self-scheduling request with only the contact left to confirm. */
export function linkPronto(momento: Agora = agora()): EstadoAssistente {
  const e = doLink(0);
  const id = e.funcionarios[0]?.id ?? 0;
  const tipo = { id: TIPO_EXAME.PERIODICO, descricao: 'Periódico' };
  return noPasso(
    depoisDe(e, [
      { tipo: 'RISCOS_CARREGADOS', id, riscos: RISCOS },
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: tipo },
      { tipo: 'PROCEDIMENTOS_CARREGADOS', id, tipoExame: tipo.id, resposta: { ...SOC, examesEmDiaList: [] } },
      { tipo: 'FUNCIONARIO_ALTERADO', id, campos: { questionarioRisco: 1 } },
      {
        tipo: 'INTERVALO_ESCOLHIDO',
        intervalo: { inicio: somarDias(momento.data, 1), fim: somarDias(momento.data, 5) },
      },
    ]),
    'dados-funcionario',
  );
}
