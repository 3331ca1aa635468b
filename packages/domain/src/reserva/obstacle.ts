import { ASSISTENTE_MESSAGE, PEDIDO_MESSAGE } from '../messages/index.ts';
import { compareDates, formatDate, type CivilDate } from '../time/index.ts';

/** Why only an attendant can schedule somebody (doc2 §4 'Schedule step'). */
export interface ReservaObstacle {
  readonly codigo: 'NO_RISCO' | 'NOTHING_TO_DO' | 'UNREGISTERED_EXAME';
  /** What the panel says. */
  readonly text: string;
  /** What the appointment tells the attendant; null where there is nothing to add. */
  readonly note: string | null;
}

/**
 * What keeps an employee from choosing slots: no risk, nothing to do (decision 40; the appointment says it itself), or an exam that the registry knows without its diagnostic
 * procedure; null when nothing does.
 */
export function reservaObstacle(f: {
  readonly possuiRisco: boolean;
  readonly procedimentos: readonly {
    readonly name: string;
    readonly procedimentoDiagnosticoId: number | null;
  }[];
}): ReservaObstacle | null {
  if (!f.possuiRisco) {
    return { codigo: 'NO_RISCO', text: ASSISTENTE_MESSAGE.FUNCIONARIO_WITHOUT_RISCO, note: null };
  }
  if (f.procedimentos.length === 0) {
    return { codigo: 'NOTHING_TO_DO', text: PEDIDO_MESSAGE.NOTHING_TO_DO, note: null };
  }
  const unregistered = f.procedimentos.filter((p) => p.procedimentoDiagnosticoId === null);
  if (unregistered.length === 0) return null;
  const names = unregistered.map(({ name }) => name).join(', ');
  const text = `${unregistered.length === 1 ? 'O exame' : 'Os exames'} ${names} ${
    unregistered.length === 1 ? 'precisa ser cadastrado' : 'precisam ser cadastrados'
  } no cadastro de procedimentos da plataforma, com o campo e-Social preenchido com o procedimento diagnóstico.`;
  return { codigo: 'UNREGISTERED_EXAME', text, note: text };
}

/** Why no slot can be chosen for a request that waited longer than its suggested days (doc2 §2.8), or null. */
export const pastSuggestion = (end: CivilDate, today: CivilDate): string | null =>
  compareDates(end, today) < 0
    ? `Os dias sugeridos terminaram em ${formatDate(end)}. Altere o período sugerido do pedido para reservar os horários.`
    : null;
