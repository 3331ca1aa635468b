import { BLOCK, type Block } from '../autoagendamento/index.ts';
import { ASSISTENTE_NOTICE } from '../messages/index.ts';
import { assistenteSteps, nextStep, previousStep } from './steps.ts';
import { initialState, type AssistenteContext, type AssistenteState } from './state.ts';
import type { AssistenteEvent } from './events.ts';
import { openDialog, notify, closeDialogs, withoutFuncionarios } from './mutations.ts';
import { pedidoBlock } from './selectors.ts';
import type { StepId } from './types.ts';
import { validateStep } from './validation.ts';

const withoutBlock = (e: AssistenteState): AssistenteState => closeDialogs(e, (d) => d.type === 'BLOCK');
const blockWith = (e: AssistenteState, block: Block): AssistenteState =>
  openDialog(e, { type: 'BLOCK', block });

/** The manual wizard, with what is already known of the requester and the employee. */
function toManual(e: AssistenteState): AssistenteState {
  return {
    ...withoutBlock(e),
    autoagendamento: false,
    enquadramentoLaudoPCD: null,
    confirmsRisco: false,
    intervaloSugerido: null,
  };
}

function chooseMode(e: AssistenteState, autoagendamento: boolean): AssistenteState {
  if (autoagendamento === e.autoagendamento) return e;
  if (!autoagendamento) return toManual(e);
  return { ...withoutFuncionarios(e), autoagendamento: true, enquadramentoLaudoPCD: null };
}

/**
 * One step back. From the step after the first in self-scheduling it also leaves self-scheduling: flag, risk
 * and employees are cleared (doc2 §2.1).
 */
function goBack(e: AssistenteState): AssistenteState {
  const previous = previousStep(e);
  if (!previous) return e;
  const isLeaving = e.autoagendamento && previous === 'dados-solicitante';
  return { ...(isLeaving ? toManual(withoutFuncionarios(e)) : e), step: previous };
}

function advance(e: AssistenteState, ctx: AssistenteContext, refusal: string | undefined): AssistenteState {
  const result = validateStep(e, e.step, ctx);
  if (!result.ok) return notify(e, ASSISTENTE_NOTICE.invalidStep(refusal ?? result.message));
  const next = nextStep(e);
  return next ? { ...e, step: next } : e;
}

const isBlocked = (e: AssistenteState): boolean => e.dialogs.some((d) => d.type === 'BLOCK');

/** A later step opens only when every step before it is complete and no dialog stops the request. */
function openStep(e: AssistenteState, step: StepId, ctx: AssistenteContext): AssistenteState {
  const steps = assistenteSteps(e).map(({ id }) => id);
  const destination = steps.indexOf(step);
  if (destination < 0) return e;
  const can = !isBlocked(e) && steps.slice(0, destination).every((id) => validateStep(e, id, ctx).ok);
  return destination <= steps.indexOf(e.step) || can ? { ...e, step } : e;
}

/** A question closed unanswered costs nothing but the choice that raised it. */
function closeBlock(e: AssistenteState): AssistenteState {
  const opened = e.dialogs.find((d) => d.type === 'BLOCK');
  if (!opened) return e;
  const without = withoutBlock(e);
  const { codigo: code } = opened.block;
  if (code === 'ENQUADRAMENTO_PCD') return { ...without, enquadramentoLaudoPCD: null };
  return code === 'AGUARDANDO_RISCO' ? without : { ...without, tipoExame: null };
}

function answerBlock(e: AssistenteState, scheduleManually: boolean): AssistenteState {
  const opened = e.dialogs.find((d) => d.type === 'BLOCK');
  if (!opened) return e;
  const { codigo: code } = opened.block;
  if (scheduleManually && code !== 'AGUARDANDO_RISCO') {
    return { ...toManual(e), step: 'dados-agendamento' };
  }
  const closed = closeBlock(e);
  return code === 'TIPO_NAO_PERMITIDO' ? goBack(closed) : closed;
}

/**
 * Self-scheduling stops as soon as something forbids it (doc2 §4, steps 1 to 3): the dialog opens and, without
 * risk, the exam type is cleared.
 */
export function withBlocks(before: AssistenteState, e: AssistenteState): AssistenteState {
  if (!e.autoagendamento || e.step !== 'autoagendamento') return e;
  const changed = before.funcionarios !== e.funcionarios || before.tipoExame !== e.tipoExame;
  if (!changed) return e;
  const block = pedidoBlock(e);
  if (!block) return e;
  const cleaned = block.codigo === 'SEM_RISCO' ? { ...e, tipoExame: null } : e;
  return blockWith(cleaned, block);
}

/** Moving between steps, the two ways of booking, and the dialogs that stop them (doc2 §2.1, §2.9). */
export function reduceNavigation(
  e: AssistenteState,
  domainEvent: AssistenteEvent,
  ctx: AssistenteContext,
): AssistenteState {
  switch (domainEvent.type) {
    case 'SOLICITANTE_CHANGED':
      return { ...e, ...domainEvent.fields };
    case 'MODE_CHOSEN':
      return chooseMode(e, domainEvent.autoagendamento);
    case 'ENQUADRAMENTO_ANSWERED': {
      if (!e.autoagendamento) return e;
      const answered = withoutBlock({ ...e, enquadramentoLaudoPCD: domainEvent.value });
      return domainEvent.value === 'sim' ? blockWith(answered, BLOCK.ENQUADRAMENTO_PCD) : answered;
    }
    case 'RESIDENCE_CHANGED':
      return { ...e, resideForaDoPais: domainEvent.resideForaDoPais };
    case 'SENDING_CHANGED':
      return { ...e, ...domainEvent.fields };
    case 'BLOCK_ANSWERED':
      return answerBlock(e, domainEvent.scheduleManually);
    case 'BLOCK_CLOSED':
      return closeBlock(e);
    case 'RISCO_CONFIRMATION_REQUESTED': {
      const isAsked = e.dialogs.some((d) => d.type === 'BLOCK' && d.block.codigo === 'SEM_RISCO');
      return isAsked ? { ...withoutBlock(e), confirmsRisco: true } : e;
    }
    case 'ADVANCED':
      return advance(e, ctx, domainEvent.refusal);
    case 'WENT_BACK':
      return goBack(e);
    case 'STEP_OPENED':
      return openStep(e, domainEvent.step, ctx);
    case 'NOTICES_READ':
      return { ...e, avisos: e.avisos.filter((a) => a.number > domainEvent.until) };
    case 'RESTARTED':
      return { ...initialState(e.profile), nextNotice: e.nextNotice };
    default:
      return e;
  }
}

/** Keeps the current step among those that the request has. */
export function withExistingStep(e: AssistenteState): AssistenteState {
  const steps = assistenteSteps(e);
  if (steps.some(({ id }) => id === e.step)) return e;
  return { ...e, step: e.autoagendamento ? 'autoagendamento' : 'dados-agendamento' };
}
