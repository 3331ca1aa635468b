import type { Who } from '../pedido/index.ts';
import { firstName, type Visit } from './visit.ts';

/** What decides who tells the employee of a day that others set (doc1 §3 quemAvisa; docs/decisions/0119). */
export interface Telling {
  readonly quemAvisa: Who;
  /** The room's address is the employee's own: it goes to nobody who would pass it on. */
  readonly isRemote: boolean;
  /** Whether the requester can be written to at all. */
  readonly reachesSolicitante: boolean;
}

/**
 * Whether the product writes to the employee itself. Where the requester tells, they get the day and the words to pass
 * on, and the employee is not written to twice. What employees did themselves is always answered to them.
 */
export const tellsFuncionario = ({ quemAvisa, isRemote, reachesSolicitante }: Telling): boolean =>
  quemAvisa !== 'SOLICITANTE' || isRemote || !reachesSolicitante;

/** What the requester's message adds where they tell the employee. */
export const passOnLines = ({ isPassedOn, name }: Pick<Visit, 'isPassedOn' | 'name'>): string[] =>
  isPassedOn ? ['', `Quem avisa ${firstName(name)} é você: o funcionário não recebe esta confirmação.`] : [];

/** What staff read before the day is set, or before they write to the employee: who tells, and how. */
export function notifierText(telling: Telling, solicitante: string | null): string {
  const who = solicitante?.trim() ? `o solicitante, ${solicitante.trim()}` : 'o solicitante';
  if (!tellsFuncionario(telling)) return `Quem avisa o funcionário é ${who}, que recebe o dia e o local.`;
  if (telling.quemAvisa !== 'SOLICITANTE') return 'O funcionário recebe o aviso direto da empresa.';
  return telling.isRemote
    ? 'O funcionário recebe o aviso direto da empresa, porque o link da sala é só dele.'
    : 'O funcionário recebe o aviso direto da empresa, porque o solicitante não tem contato.';
}
