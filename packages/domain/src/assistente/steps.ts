import { needsAttachments } from '../exames/index.ts';
import { pedidoReservaHorario } from '../pedido/index.ts';
import type { AssistenteState } from './state.ts';
import type { StepId } from './types.ts';

interface StepDefinition {
  readonly id: StepId;
  readonly title: string;
  readonly mode: 'AMBOS' | 'MANUAL' | 'AUTOAGENDAMENTO';
  readonly present: (state: AssistenteState) => boolean;
}

const always = (): boolean => true;

const withRiscos = (e: AssistenteState): AssistenteState => ({
  ...e,
  funcionarios: e.funcionarios.map((f) => ({ ...f, possuiRisco: true })),
});

/**
 * Every step in the order of decisions #13, with the presence rules of doc2 §2.1. The requester's data open
 * both ways of booking, since the question about PCD framing is asked there (doc2 §2.2) and going back to it
 * leaves self-scheduling; after it, self-scheduling shows only its own two steps.
 */
export const STEPS: readonly StepDefinition[] = [
  {
    id: 'dados-solicitante',
    title: 'Dados do solicitante',
    mode: 'AMBOS',
    present: always,
  },
  {
    id: 'dados-agendamento',
    title: 'Dados do agendamento',
    mode: 'MANUAL',
    present: always,
  },
  {
    id: 'pcd',
    title: 'Documentos PCD',
    mode: 'MANUAL',
    // Open, it stays while its last mark is taken away there (decision 39): the person leaves it by its buttons.
    present: (e) => e.step === 'pcd' || e.funcionarios.some((f) => f.pcd),
  },
  { id: 'procedimentos', title: 'Procedimentos', mode: 'MANUAL', present: always },
  {
    id: 'anexos',
    title: 'Anexos',
    mode: 'MANUAL',
    present: (e) => needsAttachments(e.tipoExame?.id),
  },
  { id: 'definir-clinica', title: 'Definir clínica', mode: 'MANUAL', present: always },
  {
    id: 'agendar',
    // Not 'Agendar': that is the button of the step (doc2 §2.8), and two of one name are told apart by nobody.
    title: 'Dias e horários',
    mode: 'MANUAL',
    // Open, it stays for who has no risk when the last with one is booked: their panel hands over (doc2 §2.8, §4).
    present: (e) => pedidoReservaHorario(e) || (e.step === 'agendar' && pedidoReservaHorario(withRiscos(e))),
  },
  { id: 'concluir', title: 'Concluir solicitação', mode: 'MANUAL', present: always },
  {
    id: 'autoagendamento',
    title: 'Autoagendamento',
    mode: 'AUTOAGENDAMENTO',
    present: always,
  },
  {
    id: 'dados-funcionario',
    title: 'Dados do funcionário',
    mode: 'AUTOAGENDAMENTO',
    present: always,
  },
];

/** A step of this request. */
export type Step = Pick<StepDefinition, 'id' | 'title'>;

/** The steps that this request needs, in order (doc2 §2.1). */
export function assistenteSteps(state: AssistenteState): Step[] {
  const mode = state.autoagendamento ? 'AUTOAGENDAMENTO' : 'MANUAL';
  return STEPS.filter((e) => (e.mode === 'AMBOS' || e.mode === mode) && e.present(state)).map(
    ({ id, title }) => ({ id, title }),
  );
}

const neighbour = (state: AssistenteState, distance: 1 | -1): StepId | null => {
  const steps = assistenteSteps(state);
  return steps[steps.findIndex((e) => e.id === state.step) + distance]?.id ?? null;
};

/** The step after the current one, or null at the end. */
export const nextStep = (state: AssistenteState): StepId | null => neighbour(state, 1);

/** The step before the current one, or null at the beginning. */
export const previousStep = (state: AssistenteState): StepId | null => neighbour(state, -1);
