import {
  assistenteReducer,
  initialState,
  type AssistenteContext,
  type AssistenteState,
  type AssistenteEvent,
} from '@apto/domain/assistente';
import { tipoExame, TIPO_EXAME, type TipoExameId } from '@apto/domain/exames';
import { openOn, opened } from '@apto/domain/fixtures';
import { nextAvailableDay } from '@apto/domain/intervalo';
import { pedidoPrestador, type RegisteredFuncionario, type SocResponse } from '@apto/domain/pedido';
import { addDays, type Now } from '@apto/domain/time';
import { now } from '@apto/api-client/react';
import { PEOPLE } from '../../../shared/stories/data.ts';

/** The requester of every example. */
export const PROFILE = { name: 'Rita Camargo', email: 'rita@serraazul.com.br', phone: '11987654321' };

export const CIDADE = { id: 3509502, cidade: 'Campinas', estado: 'SP' };

const NAMES = [...PEOPLE, ['Marta Ramos', '52998224725'], ['Nilo Peçanha', '11144477735']] as const;

/** An employee by their place in the examples, from 0. */
export const registration = (
  index: number,
  extra: Partial<RegisteredFuncionario> = {},
): RegisteredFuncionario => ({
  id: 100 + index,
  name: NAMES[index % NAMES.length]![0],
  cpf: NAMES[index % NAMES.length]![1],
  email: `pessoa${index}@serraazul.com.br`,
  phone: '11987654321',
  customerId: 1,
  customer: { name: 'Metalúrgica Serra Azul', companyId: 1, desabilitarQuestionarioRisco: false },
  customerHierarchyId: null,
  codigoSoc: `70${index}`,
  admissionDate: '2020-01-02',
  mudouRisco: true,
  unidade: { riskLevel: 2 },
  ...extra,
});

/** Monday to Saturday, mornings on arrival and afternoons by appointment. */
export const HORARIOS = openOn(opened({ serviceTypePm: 'HORARIO_MARCADO' }), [1, 2, 3, 4, 5, 6]);

/** What SOC answers for everybody: a clinical exam that is due and an audiometry that is up to date. */
export const SOC: SocResponse = {
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
export const CLINIC = {
  id: 7,
  name: 'Clínica São Lucas Medicina do Trabalho',
  code: '0007',
  cnpj: '12ABC34501DE35',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL',
} as const;

/** A day on which that clinic serves and nothing is against. */
export const freeDay = (moment: Now): string =>
  nextAvailableDay(addDays(moment.data, 2), {
    now: moment,
    feriados: [],
    ferias: [],
    openingHours: HORARIOS,
  }) ?? addDays(moment.data, 2);

/** The request after these events. */
export const after = (
  state: AssistenteState,
  events: readonly AssistenteEvent[],
  ctx: AssistenteContext = { now: now() },
): AssistenteState => events.reduce((e, event) => assistenteReducer(e, event, ctx), state);

const atStep = (e: AssistenteState, step: AssistenteState['step']): AssistenteState => ({
  ...e,
  step,
  avisos: [],
});

/** Step 2: type, city and these employees. */
export function withFuncionarios(count: number, type: TipoExameId = TIPO_EXAME.PERIODICO): AssistenteState {
  const e = after(initialState(PROFILE), [
    { type: 'TIPO_EXAME_CHOSEN', tipoExame: { id: type, descricao: tipoExame(type).descricao } },
    { type: 'CIDADE_CHOSEN', cidade: CIDADE },
    {
      type: 'FUNCIONARIOS_ADDED',
      funcionarios: Array.from({ length: count }, (_unused, i) => registration(i)),
    },
  ]);
  return atStep(e, 'dados-agendamento');
}

/** Step 3: SOC has answered for everybody. */
export function withProcedimentos(count: number, type: TipoExameId = TIPO_EXAME.PERIODICO): AssistenteState {
  const e = withFuncionarios(count, type);
  return atStep(
    after(
      e,
      e.funcionarios.flatMap(({ id }): AssistenteEvent[] => [
        { type: 'RISCOS_LOADED', id, riscos: RISCOS },
        { type: 'PROCEDIMENTOS_LOADED', id, tipoExame: type, response: SOC },
      ]),
    ),
    'procedimentos',
  );
}

/** Step 4: everything but the clinic. */
export function withoutClinicYet(count: number, type: TipoExameId = TIPO_EXAME.PERIODICO): AssistenteState {
  const e = withProcedimentos(count, type);
  return atStep(
    after(
      e,
      e.funcionarios.map(({ id }) => ({
        type: 'FUNCIONARIO_CHANGED',
        id,
        fields: { questionarioRisco: 1 },
      })),
    ),
    'definir-clinica',
  );
}

/** Step 5: nothing is missing. */
export function complete(count: number, moment: Now = now()): AssistenteState {
  const day = freeDay(moment);
  return atStep(
    after(
      withoutClinicYet(count),
      [
        { type: 'PRESTADOR_CHOSEN', prestador: { ...pedidoPrestador(CLINIC), openingHours: HORARIOS } },
        { type: 'INTERVALO_CHOSEN', intervalo: { inicio: day, fim: day } },
        { type: 'PERIODO_CHOSEN', periodo: 1 },
      ],
      { now: moment },
    ),
    'concluir',
  );
}

/** The self-scheduling form, empty, or with an employee of whom SOC has said nothing yet. */
export function fromLink(index?: number): AssistenteState {
  const e = after(initialState(PROFILE), [
    { type: 'MODE_CHOSEN', autoagendamento: true },
    { type: 'ENQUADRAMENTO_ANSWERED', value: 'nao' },
  ]);
  const withStep = atStep(e, 'autoagendamento');
  if (index === undefined) return withStep;
  return after(withStep, [{ type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: registration(index) }]);
}

/** The self-scheduling request with only the contact left to confirm. */
export function readyLink(moment: Now = now()): AssistenteState {
  const e = fromLink(0);
  const id = e.funcionarios[0]?.id ?? 0;
  const type = { id: TIPO_EXAME.PERIODICO, descricao: 'Periódico' };
  return atStep(
    after(e, [
      { type: 'RISCOS_LOADED', id, riscos: RISCOS },
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: type },
      { type: 'PROCEDIMENTOS_LOADED', id, tipoExame: type.id, response: { ...SOC, examesEmDiaList: [] } },
      { type: 'FUNCIONARIO_CHANGED', id, fields: { questionarioRisco: 1 } },
      {
        type: 'INTERVALO_CHOSEN',
        intervalo: { inicio: addDays(moment.data, 1), fim: addDays(moment.data, 5) },
      },
    ]),
    'dados-funcionario',
  );
}
