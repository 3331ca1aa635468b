import { BLOCK, validateFuncionarioData, validateAutoagendamentoForm } from '../autoagendamento/index.ts';
import {
  considersUpToDateExames,
  needsConsultaDetail,
  needsLaudo,
  needsLiberacaoDate,
  needsWorkReturnType,
} from '../exames/index.ts';
import { type FieldFailure, MESSAGE, ASSISTENTE_MESSAGE, PEDIDO_MESSAGE } from '../messages/index.ts';
import {
  warnsOfCharge,
  requiresQuestionario,
  hasNothingToDo,
  hasPcdProcedimento,
  procedimentosToPerform,
  type PedidoFuncionario,
  validateContact,
  validateSolicitante,
} from '../pedido/index.ts';
import { validateClinic } from './clinic-validation.ts';
import { isChargeQuestion } from './mutations.ts';
import { pedidoBlock } from './selectors.ts';
import type { AssistenteContext, AssistenteState } from './state.ts';
import { assistenteSteps } from './steps.ts';
import type { StepId } from './types.ts';

export type StepResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** Every failing field, in the form's order; the toast says `mensagem`. */
      readonly failures: readonly FieldFailure[];
      readonly message: string;
    };

/** The procedures step while SOC is asked (doc2 §2.6). */
export const LOADING_MESSAGE = 'Carregando informações...';

const result = (failures: readonly FieldFailure[], message: string = MESSAGE.FILL_IN_CORRECTLY): StepResult =>
  failures.length === 0 ? { ok: true } : { ok: false, failures, message };

const path = (index: number): string => `funcionarios.${index}`;

/** Whether a charge is still to be acknowledged, also while another question stands before it. */
const chargeQuestion = (e: AssistenteState): boolean => e.dialogs.some((d) => isChargeQuestion(d));

/** A framing that only the manual wizard serves stops here: the step is not complete (doc2 §2.2). */
function solicitante(e: AssistenteState): StepResult {
  const failures = validateSolicitante(e);
  if (!e.autoagendamento || e.enquadramentoLaudoPCD !== 'sim') return result(failures);
  const { title } = BLOCK.ENQUADRAMENTO_PCD;
  return result([...failures, { campo: 'enquadramentoLaudoPCD', mensagem: title }], title);
}

function agendamentoData(e: AssistenteState, ctx: AssistenteContext): StepResult {
  const failures: FieldFailure[] = [];
  if (!e.tipoExame) failures.push({ campo: 'tipoExame', mensagem: MESSAGE.REQUIRED_FIELD });
  if (!e.cidade) failures.push({ campo: 'cidade', mensagem: MESSAGE.REQUIRED_FIELD });
  let message: string = MESSAGE.FILL_IN_CORRECTLY;
  // Who is picked but not added is the nearer explanation of an empty table.
  if (e.selected.length > 0) message = ASSISTENTE_MESSAGE.SELECTED_NOT_ADDED;
  else if (e.funcionarios.length === 0) message = ASSISTENTE_MESSAGE.AT_LEAST_ONE_FUNCIONARIO;
  if (message !== MESSAGE.FILL_IN_CORRECTLY) failures.push({ campo: 'funcionarios', mensagem: message });
  const type = e.tipoExame?.id ?? null;
  e.funcionarios.forEach((f, i) => failures.push(...validateContact(f, type, ctx.now, path(i))));
  if (chargeQuestion(e)) {
    failures.push({ campo: 'funcionarios', mensagem: PEDIDO_MESSAGE.CHARGE_NOT_CHECKED });
  }
  return result(failures, message);
}

function procedimentosOf(e: AssistenteState, f: PedidoFuncionario, base: string): FieldFailure[] {
  const failures: FieldFailure[] = [];
  const failure = (field: string, message: string): unknown =>
    failures.push({ campo: `${base}.${field}`, mensagem: message });
  if (procedimentosToPerform(f).length === 0 && !hasNothingToDo(e.tipoExame?.id ?? null, f)) {
    failure('procedimentos', MESSAGE.INCORRECT_FIELD);
  }
  if (requiresQuestionario(f, e.cliente) && f.questionarioRisco === null) {
    failure('questionarioRisco', PEDIDO_MESSAGE.QUESTIONARIO);
  }
  if (needsConsultaDetail(e.tipoExame?.id) && f.detalheConsulta.trim() === '') {
    failure('detalheConsulta', PEDIDO_MESSAGE.CONSULTA_DETAILS);
  }
  if (warnsOfCharge(f.exames) && !f.chargeAcknowledged) {
    failure('chargeAcknowledged', PEDIDO_MESSAGE.CHARGE_NOT_CHECKED);
  }
  return failures;
}

function procedimentos(e: AssistenteState): StepResult {
  const sync = e.funcionarios.flatMap((f, i): FieldFailure[] => {
    if (f.sync === 'READY') return [];
    const message = f.sync === 'FAILED' ? MESSAGE.SOC_SYNC : LOADING_MESSAGE;
    return [{ campo: `${path(i)}.sync`, mensagem: message }];
  });
  const worst = sync.find((s) => s.mensagem === MESSAGE.SOC_SYNC) ?? sync[0];
  if (worst) return result(sync, worst.mensagem);
  const failures = e.funcionarios.flatMap((f, i) => procedimentosOf(e, f, path(i)));
  return result(failures, failures[0]?.mensagem);
}

function attachments(e: AssistenteState): StepResult {
  const message = MESSAGE.REQUIRED_FIELD_WITH_STOP;
  const type = e.tipoExame?.id;
  const failures = e.funcionarios.flatMap((f, i) => {
    const fields: string[] = [];
    if (needsLiberacaoDate(type) && !f.dataLiberacao) fields.push('dataLiberacao');
    if (needsWorkReturnType(type) && f.tipoRetorno === null) fields.push('tipoRetorno');
    const withoutLaudo = !f.anexos.some((a) => a.kind === 'LAUDO');
    if (withoutLaudo && needsLaudo(type, hasPcdProcedimento(f))) fields.push('anexos');
    return fields.map((field) => ({ campo: `${path(i)}.${field}`, mensagem: message }));
  });
  return result(failures);
}

/** Of a field of its own: a return to work lacks another 'laudo' as well (doc2 §2.4, §2.5). */
function pcd(e: AssistenteState): StepResult {
  return result(
    e.funcionarios.flatMap((f, i) =>
      f.pcd && !f.anexos.some((a) => a.kind === 'LAUDO_PCD')
        ? [{ campo: `${path(i)}.laudoPcd`, mensagem: MESSAGE.REQUIRED_FIELD_WITH_STOP }]
        : [],
    ),
  );
}

/** Each employee leaves the request when their slots are booked: whoever is still here has none (doc2 §4). */
function schedule(e: AssistenteState): StepResult {
  if (e.direcionarParaAtendente) return { ok: true };
  const message = ASSISTENTE_MESSAGE.SCHEDULE_ALL;
  return result([{ campo: 'configFuncionarios', mensagem: message }], message);
}

/** What SOC has not said yet and the link depends on, or null. */
function linkWait(e: AssistenteState, f: PedidoFuncionario): string | null {
  if (f.sync === 'FAILED') return MESSAGE.SOC_SYNC;
  const missingExames = considersUpToDateExames(e.tipoExame?.id) && !f.examesLoaded;
  return f.possuiRisco === null || missingExames ? LOADING_MESSAGE : null;
}

/** What stops the link whatever the form says, or null. */
function linkObstacle(e: AssistenteState): { readonly field: string; text: string; title: string } | null {
  const [f] = e.funcionarios;
  const block = pedidoBlock(e);
  if (block) return { field: 'tipoExame', text: block.text, title: block.title };
  const text = chargeQuestion(e) ? PEDIDO_MESSAGE.CHARGE_NOT_CHECKED : f ? linkWait(e, f) : null;
  return text ? { field: 'funcionario', text, title: text } : null;
}

function linkForm(e: AssistenteState, ctx: AssistenteContext): StepResult {
  const [f] = e.funcionarios;
  const obstacle = linkObstacle(e);
  const form = {
    funcionario: f ?? null,
    tipoExame: e.tipoExame,
    dataHomologacao: f?.dataHomologacao ?? null,
    dataSugestaoInicial: e.intervaloSugerido?.inicio ?? null,
    dataSugestaoFinal: e.intervaloSugerido?.fim ?? null,
    // The questionnaire is what the safety team confirms by (decision 37).
    possuiRisco: e.confirmsRisco || (f?.possuiRisco ?? null),
    questionarioRisco: f?.questionarioRisco ?? null,
    desabilitarQuestionarioRisco: f ? !requiresQuestionario({ ...f, possuiRisco: true }, e.cliente) : false,
  };
  const failures = validateAutoagendamentoForm(form, ctx.now, ctx);
  if (!obstacle) return result(failures);
  // An obstacle comes first, and what else is missing is still said.
  const others = failures.filter((failure) => failure.campo !== obstacle.field);
  return result([{ campo: obstacle.field, mensagem: obstacle.text }, ...others], obstacle.title);
}

/**
 * Whether the request can become a pre-request (doc2 §2.1 'Criar pré-solicitação'): every step is
 * complete, but for the slots: they are chosen when it is requested, or by an attendant.
 */
export function validatePreSolicitacao(e: AssistenteState, ctx: AssistenteContext): StepResult {
  for (const { id } of assistenteSteps(e)) {
    if (id === 'concluir' || id === 'agendar') continue;
    const r = validateStep(e, id, ctx);
    if (!r.ok) return r;
  }
  return { ok: true };
}

const VALIDATORS: Readonly<Record<StepId, (e: AssistenteState, ctx: AssistenteContext) => StepResult>> = {
  'dados-solicitante': solicitante,
  'dados-agendamento': agendamentoData,
  pcd,
  procedimentos,
  anexos: attachments,
  'definir-clinica': (e, ctx) => result(validateClinic(e, ctx)),
  agendar: schedule,
  concluir: validatePreSolicitacao,
  autoagendamento: linkForm,
  'dados-funcionario': (e) => result(validateFuncionarioData(e)),
};

/**
 * Whether one step of the request is complete (doc2 §5): every failing field with its message, and what the
 * toast 'Erro' says: the step's own message, or 'Preencha todos os campos corretamente'.
 */
export function validateStep(e: AssistenteState, step: StepId, ctx: AssistenteContext): StepResult {
  return VALIDATORS[step](e, ctx);
}

/** The first step that is not complete, with why; null when the request can be sent. */
export function firstIncompleteStep(
  e: AssistenteState,
  ctx: AssistenteContext,
): { readonly step: StepId; readonly result: Extract<StepResult, { ok: false }> } | null {
  for (const { id } of assistenteSteps(e)) {
    const r = validateStep(e, id, ctx);
    if (!r.ok) return { step: id, result: r };
  }
  return null;
}
