import { z } from 'zod';
import { isTipoExame, TIPO_EXAME } from '../exames/index.ts';
import { MAX_FUNCIONARIOS, pedidoFuncionario, type PedidoFuncionario } from '../pedido/index.ts';
import { WEEKDAYS, isCivilDate } from '../time/index.ts';
import { withCharges } from './funcionarios-reducer.ts';
import { notify } from './mutations.ts';
import { initialState, type AssistenteState } from './state.ts';
import { assistenteSteps } from './steps.ts';
import type { StepId } from './types.ts';

/** Version of the stored draft. A draft of another version is left aside. */
export const DRAFT_VERSION = 1;

const who = z.enum(['SOLICITANTE', 'EMPRESA', 'USUARIO_ESCOLHE']);
const data = z.string().refine(isCivilDate);
const serviceType = z.enum(['ORDEM_CHEGADA', 'HORARIO_MARCADO']).nullable();
const text = z.string().max(5000);

const horario = z.object({
  weekDay: z.literal([...WEEKDAYS]),
  serviceTypeAm: serviceType,
  serviceTypePm: serviceType,
  startHourAm: z.string().nullable(),
  endHourAm: z.string().nullable(),
  startHourPm: z.string().nullable(),
  endHourPm: z.string().nullable(),
  atendimentoMatutino: z.boolean(),
  atendimentoVespertino: z.boolean(),
});

/** Identity and contact only: what SOC says of a person's health is asked again (decisions #18). */
const funcionario = z.object({
  id: z.number().int(),
  name: text,
  cpf: text,
  email: text.nullable(),
  phone: text,
  customerId: z.number().int(),
  customer: z.object({ name: text, companyId: z.number(), desabilitarQuestionarioRisco: z.boolean() }),
  customerHierarchyId: z.number().nullable(),
  codigoSoc: text.nullable(),
  admissionDate: text.nullable(),
  unidade: z.object({ riskLevel: z.number().nullable() }).nullable(),
  dataHomologacao: text.nullable(),
  /** The answered charge question of a function change. */
  changeCharge: z.boolean(),
  /** Keys of the uploads, which tell nobody anything: name and kind are the server's to say. */
  uploads: z.array(z.string().max(100)).max(100).default([]),
});

const draft = z.object({
  versao: z.literal(DRAFT_VERSION),
  estado: z.object({
    step: z.string(),
    nomeSolicitante: text,
    emailSolicitante: text,
    telefoneSolicitante: text,
    autoagendamento: z.boolean(),
    tipoExame: z
      .object({ id: z.number().refine((id): boolean => isTipoExame(id)), descricao: text })
      .nullable(),
    cidade: z.object({ id: z.number(), cidade: text, estado: text }).nullable(),
    cliente: z
      .object({
        id: z.number(),
        name: text,
        usaReservaHorario: z.boolean(),
        permiteAlterarMetodoReservaHorario: z.boolean(),
        desabilitarQuestionarioRisco: z.boolean(),
        quemAgenda: who.nullable(),
        quemAvisa: who.nullable(),
        clienteNaoAlterarSituacaoNoDemissional: z.boolean(),
      })
      .nullable(),
    selected: z.array(z.number().int()).max(1000),
    funcionarios: z.array(funcionario).max(MAX_FUNCIONARIOS),
    prestador: z
      .object({
        id: z.number(),
        name: text,
        code: z.union([z.string(), z.number()]).nullish(),
        cnpj: text.nullish(),
        city: z.object({ cidade: text, estado: text }).nullish(),
        prioridade: z.enum(['PREFERENCIAL', 'SEGUNDA_OPCAO', 'OUTROS']).nullish(),
        sistema: text.nullish(),
        openingHours: z.array(horario).max(100).nullable(),
        supportsReserva: z.boolean().nullable(),
      })
      .nullable(),
    intervaloSugerido: z.object({ inicio: data, fim: data }).nullable().catch(null),
    periodo: z.literal([1, 2, 3]).nullable().catch(null),
    horarioMarcado: text,
    quemAgenda: who,
    quemAvisa: who,
    prescribedScheduler: who,
    prescribedNotifier: who,
    resideForaDoPais: z.boolean(),
    direcionarParaAtendente: z.boolean(),
    formaEnvio: z.enum(['WHATSAPP', 'EMAIL']),
    telefoneFuncionario: text,
    emailFuncionario: text,
  }),
});
type StoredState = z.infer<typeof draft>['estado'];
type StoredFuncionario = z.infer<typeof funcionario>;

const stored = (f: PedidoFuncionario, change: boolean): StoredFuncionario => ({
  id: f.id,
  name: f.name,
  cpf: f.cpf,
  email: f.email,
  phone: f.phone,
  customerId: f.customerId,
  customer: f.customer,
  customerHierarchyId: f.customerHierarchyId,
  codigoSoc: f.codigoSoc,
  admissionDate: f.admissionDate,
  unidade: f.unidade,
  dataHomologacao: f.dataHomologacao,
  changeCharge: change && f.asoEmDia,
  uploads: [...f.rereadKeys, ...f.anexos.map(({ key }) => key)],
});

/**
 * The draft as text. Nothing of anybody's health is in it (decisions #18): exams, procedures, risks and whether they
 * changed, PCD flag, questionnaire, consultation details, names and kinds of attachments and free-text notes stay out and
 * are asked again.
 */
export function serializeDraft(e: AssistenteState): string {
  const change = e.tipoExame?.id === TIPO_EXAME.MUDANCA_FUNCAO;
  const state: StoredState = {
    step: e.step,
    nomeSolicitante: e.nomeSolicitante,
    emailSolicitante: e.emailSolicitante,
    telefoneSolicitante: e.telefoneSolicitante,
    autoagendamento: e.autoagendamento,
    tipoExame: e.tipoExame,
    cidade: e.cidade,
    cliente: e.cliente,
    selected: [...e.selected],
    funcionarios: e.funcionarios.map((f) => stored(f, change)),
    prestador: e.prestador && {
      ...e.prestador,
      openingHours: e.prestador.openingHours && [...e.prestador.openingHours],
    },
    intervaloSugerido: e.intervaloSugerido,
    periodo: e.periodo,
    horarioMarcado: e.horarioMarcado,
    quemAgenda: e.quemAgenda,
    quemAvisa: e.quemAvisa,
    prescribedScheduler: e.prescribedScheduler,
    prescribedNotifier: e.prescribedNotifier,
    resideForaDoPais: e.resideForaDoPais,
    direcionarParaAtendente: e.direcionarParaAtendente,
    formaEnvio: e.formaEnvio,
    telefoneFuncionario: e.telefoneFuncionario,
    emailFuncionario: e.emailFuncionario,
  };
  return JSON.stringify({ versao: DRAFT_VERSION, estado: state });
}

function readJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    // What cannot be read is the same as no draft.
    return null;
  }
}

function isConsistent({ funcionarios, cliente }: StoredState): boolean {
  const ids = new Set(funcionarios.map((f) => f.id));
  return ids.size === funcionarios.length && funcionarios.every((f) => f.customerId === cliente?.id);
}

/** Steps after the procedures wait for what SOC says, which the draft does not hold. */
const LIMIT: StepId = 'procedimentos';

function draftStep(e: AssistenteState, saved: string): StepId {
  const ids = assistenteSteps(e).map(({ id }) => id);
  const position = ids.findIndex((id) => id === saved);
  const limit = ids.indexOf(LIMIT);
  const destination = limit >= 0 ? Math.min(position, limit) : position;
  return ids[destination] ?? 'dados-solicitante';
}

/**
 * The request of a stored draft, or null for anything that is not a draft of this version: another text, a
 * damaged one, one that breaks a rule of the wizard. Never throws. The reader is told what was not kept.
 */
export function readDraft(
  content: string | null | undefined,
  profile: AssistenteState['profile'],
): AssistenteState | null {
  const parsed = draft.safeParse(readJson(content ?? ''));
  if (!parsed.success || !isConsistent(parsed.data.estado)) return null;
  const { step, funcionarios, ...rest } = parsed.data.estado;
  const state: AssistenteState = {
    ...initialState(profile),
    ...rest,
    funcionarios: funcionarios.map(({ changeCharge, phone, dataHomologacao, uploads, ...f }) => ({
      // Nobody is asked to accept a charge on a guess: the registry says it again ('REGISTRATION_REREAD').
      ...pedidoFuncionario({ ...f, phone, mudouRisco: true }),
      phone,
      dataHomologacao,
      asoEmDia: changeCharge,
      rereadKeys: uploads,
    })),
  };
  const withStep = withCharges({ ...state, step: draftStep(state, step) });
  return funcionarios.length === 0
    ? withStep
    : notify(withStep, {
        tone: 'info',
        title: 'Rascunho recuperado',
        detail:
          'Por segurança, dados de saúde não são guardados. Confira procedimentos, observações e marcação de PCD.',
      });
}

/** Whether there is anything worth storing. */
export function draftHasContent(e: AssistenteState): boolean {
  return e.tipoExame !== null || e.cidade !== null || e.funcionarios.length > 0 || e.selected.length > 0;
}

/** What a draft is told by where it is offered: '3 funcionários, Curitiba'. No name, and nothing of anybody's health. */
export function draftSummary({ funcionarios: { length: count }, selected, cidade }: AssistenteState): string {
  const people = count + selected.length;
  return [
    people === 0 ? 'sem funcionários' : people === 1 ? '1 funcionário' : `${people} funcionários`,
    ...(cidade ? [cidade.cidade] : []),
  ].join(', ');
}

/** Who is in a draft, for who looks into the list of drafts: 'Ana Souza e mais 2'; '' where nobody is yet. */
export function draftPeople({ funcionarios, selected }: AssistenteState): string {
  const [first, ...others] = funcionarios;
  if (!first) return '';
  const more = others.length + selected.length;
  return more === 0 ? first.name : `${first.name} e mais ${more}`;
}
