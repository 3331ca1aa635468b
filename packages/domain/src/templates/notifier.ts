import type { Who } from '../pedido/index.ts';
import type { StatusStep } from '../status/index.ts';
import { firstName, type Visit } from './visit.ts';

/** What decides who tells the employee of a day that others set (doc1 §3 quemAvisa; docs/decisions/0119). */
export interface Telling {
  readonly quemAvisa: Who;
  /** The room's address is the employee's own: it goes to nobody who would pass it on. */
  readonly isRemote: boolean;
  /** Whether the requester can be written to at all. */
  readonly reachesSolicitante: boolean;
  /** The step that set the day; absent or null: one that is yet to be taken, by somebody else. */
  readonly setBy?: StatusStep | null;
}

/** Steps by which employees set a day or agree to it: what they did is answered to them, whoever tells of other days. */
const OWN_STEPS: readonly StatusStep[] = [
  'CONFIRMAR_AUTOAGENDAMENTO',
  'CONFIRMAR_PELO_FUNCIONARIO',
  'ANTECIPAR',
];
const isOwnDay = ({ setBy }: Telling): boolean => (setBy ? OWN_STEPS.includes(setBy) : false);

/**
 * Whether the product writes to the employee itself. Where the requester tells, they get the day and the words to pass
 * on, and the employee is not written to twice. What employees did themselves is always answered to them.
 */
export const tellsFuncionario = (telling: Telling): boolean =>
  telling.quemAvisa !== 'SOLICITANTE' || isOwnDay(telling) || telling.isRemote || !telling.reachesSolicitante;

/** What the requester's message adds where they tell the employee. */
export const passOnLines = ({ isPassedOn, name }: Pick<Visit, 'isPassedOn' | 'name'>): string[] =>
  isPassedOn ? ['', `Quem avisa ${firstName(name)} é você: o funcionário não recebe esta confirmação.`] : [];

/** What staff read before the day is set, or before they write to the employee: who tells, and how. */
export function notifierText(telling: Telling, solicitante: string | null): string {
  const who = solicitante?.trim() ? `o solicitante, ${solicitante.trim()}` : 'o solicitante';
  if (!tellsFuncionario(telling)) return `Quem avisa o funcionário é ${who}, que recebe o dia e o local.`;
  if (telling.quemAvisa !== 'SOLICITANTE' || isOwnDay(telling))
    return 'O funcionário recebe o aviso direto da empresa.';
  return telling.isRemote
    ? 'O funcionário recebe o aviso direto da empresa, porque o link da sala é só dele.'
    : 'O funcionário recebe o aviso direto da empresa, porque o solicitante não tem contato.';
}
