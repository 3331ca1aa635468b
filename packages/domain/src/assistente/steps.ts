import { needsAttachments, tipoExame } from '../exames/index.ts';
import { pedidoReservaHorario } from '../pedido/index.ts';
import type { AssistenteState } from './state.ts';
import type { StepId } from './types.ts';

interface StepDefinition {
  readonly id: StepId;
  readonly title: string;
  /** False: the step is needed but cannot be done in this version; the request goes to an attendant. */
  readonly isBuilt: boolean;
  readonly mode: 'AMBOS' | 'MANUAL' | 'AUTOAGENDAMENTO';
  readonly present: (state: AssistenteState) => boolean;
  readonly notBuiltNotice?: (state: AssistenteState) => string;
}

const always = (): boolean => true;

/**
 * Every step in the order of decisions #13, with the presence rules of doc2 §2.1. The requester's data open
 * both ways of booking, since the question about PCD framing is asked there (doc2 §2.2) and going back to it
 * leaves self-scheduling; after it, self-scheduling shows only its own two steps.
 */
export const STEPS: readonly StepDefinition[] = [
  {
    id: 'dados-solicitante',
    title: 'Dados do solicitante',
    isBuilt: true,
    mode: 'AMBOS',
    present: always,
  },
  {
    id: 'dados-agendamento',
    title: 'Dados do agendamento',
    isBuilt: true,
    mode: 'MANUAL',
    present: always,
  },
  {
    id: 'pcd',
    title: 'Documentos PCD',
    isBuilt: false,
    mode: 'MANUAL',
    present: (e) => e.funcionarios.some((f) => f.pcd),
    notBuiltNotice: () =>
      'Há funcionário PCD neste pedido, e o envio do laudo PCD ainda não está disponível nesta versão. ' +
      'Direcione o pedido para um atendente, que pedirá o documento, ou remova o funcionário.',
  },
  { id: 'procedimentos', title: 'Procedimentos', isBuilt: true, mode: 'MANUAL', present: always },
  {
    id: 'anexos',
    title: 'Anexos',
    isBuilt: false,
    mode: 'MANUAL',
    present: (e) => needsAttachments(e.tipoExame?.id),
    notBuiltNotice: (e) =>
      `O exame '${tipoExame(e.tipoExame?.id).descricao}' precisa de documentos, e o envio de anexos ainda não ` +
      'está disponível nesta versão. Direcione o pedido para um atendente, que pedirá os documentos, ou escolha ' +
      'outro tipo de exame.',
  },
  { id: 'definir-clinica', title: 'Definir clínica', isBuilt: true, mode: 'MANUAL', present: always },
  {
    id: 'agendar',
    title: 'Agendar',
    isBuilt: false,
    mode: 'MANUAL',
    present: pedidoReservaHorario,
    notBuiltNotice: () =>
      'Esta clínica trabalha com reserva de horários, e a reserva ainda não está disponível nesta versão. ' +
      'Direcione o pedido para um atendente, que reservará o horário, ou escolha outra clínica.',
  },
  { id: 'concluir', title: 'Concluir solicitação', isBuilt: true, mode: 'MANUAL', present: always },
  {
    id: 'autoagendamento',
    title: 'Autoagendamento',
    isBuilt: true,
    mode: 'AUTOAGENDAMENTO',
    present: always,
  },
  {
    id: 'dados-funcionario',
    title: 'Dados do funcionário',
    isBuilt: true,
    mode: 'AUTOAGENDAMENTO',
    present: always,
  },
];

/** A step of this request. */
export interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly isBuilt: boolean;
  /** Present exactly when the step is not built: what the requester must know, and what to do instead. */
  readonly notBuiltNotice?: string;
}

/** The steps that this request needs, in order (doc2 §2.1). */
export function assistenteSteps(state: AssistenteState): Step[] {
  const mode = state.autoagendamento ? 'AUTOAGENDAMENTO' : 'MANUAL';
  return STEPS.filter((e) => (e.mode === 'AMBOS' || e.mode === mode) && e.present(state)).map((e) => {
    const base = { id: e.id, title: e.title, isBuilt: e.isBuilt };
    return e.notBuiltNotice ? { ...base, notBuiltNotice: e.notBuiltNotice(state) } : base;
  });
}

/** The steps that this request needs and that are not built: tell the user as soon as there is one. */
export function unbuiltSteps(state: AssistenteState): Step[] {
  return assistenteSteps(state).filter((e) => !e.isBuilt);
}

/** The steps that can be opened. */
export function openableSteps(state: AssistenteState): Step[] {
  return assistenteSteps(state).filter((e) => e.isBuilt);
}

/** The step after the current one that can be opened, or null at the end. */
export function nextStep(state: AssistenteState): StepId | null {
  const steps = openableSteps(state);
  return steps[steps.findIndex((e) => e.id === state.step) + 1]?.id ?? null;
}

/** The step before the current one that can be opened, or null at the beginning. */
export function previousStep(state: AssistenteState): StepId | null {
  const steps = openableSteps(state);
  return steps[steps.findIndex((e) => e.id === state.step) - 1]?.id ?? null;
}
