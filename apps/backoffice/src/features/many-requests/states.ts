import type { ManyProgress } from '@apto/api-client';
import { MANY_REFUSAL, type ManyState } from '@apto/domain/pedido';
import { MANY_ROUTE } from '../../shared/routing/addresses.ts';

/** Between two looks while one of them runs, in ms. */
export const LOOK = 1500;

export const NEW_MANY_ROUTE = `${MANY_ROUTE}/nova`;
export const manyRoute = (id: number): string => `${MANY_ROUTE}/${id}`;

export const STATE: Readonly<
  Record<ManyState, { label: string; tone: 'neutral' | 'info' | 'success' | 'warning' }>
> = {
  REVISAO: { label: 'Em conferência', tone: 'neutral' },
  EM_CURSO: { label: 'Criando', tone: 'info' },
  CONCLUIDO: { label: 'Concluída', tone: 'success' },
  INTERROMPIDO: { label: 'Interrompida', tone: 'warning' },
};

export const agendamentosText = (n: number): string => (n === 1 ? '1 agendamento' : `${n} agendamentos`);

const were = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** What the review or the end says, in a sentence or two. */
export function summaryOf({
  situacao: state,
  total,
  pendentes: pending,
  feitos: done,
  naoFeitos: left,
  comAviso: warned,
}: ManyProgress): string {
  if (state === 'REVISAO') {
    const rest =
      left === 0 ? '' : ` ${were(left, 'fica de fora', 'ficam de fora')}, com o motivo de cada um.`;
    if (pending === 0) return `${MANY_REFUSAL.nothing}${rest}`;
    const all = were(total, 'funcionário', 'funcionários');
    const first = warned === 0 ? '' : ` ${warned} com aviso: confira antes de criar.`;
    return `${pending} de ${all} ${pending === 1 ? 'pode' : 'podem'} seguir.${first}${rest}`;
  }
  const rest =
    left === 0 ? '' : ` ${were(left, 'não foi criado', 'não foram criados')}, com o motivo de cada um.`;
  return `${were(done, 'agendamento criado', 'agendamentos criados')}.${rest}`;
}

/** What is shown changes by itself: SOC is being asked, or appointments are created. */
export const isGoingOn = ({ situacao: state, aConferir: unchecked }: ManyProgress): boolean =>
  state === 'EM_CURSO' || unchecked > 0;
