import { STATUS_TURNS, type StatusTurn } from '@apto/domain/status';

/** The box that stands for all statuses of a turn. */
export const turnBox = ({ codigo: code }: StatusTurn): string => `vez:${code}`;

const isWhole = ({ status }: StatusTurn, chosen: readonly number[]): boolean =>
  status.every((id) => chosen.includes(id));

/** The checked boxes of a choice: its statuses, and the turns of which it has all. */
export const checkedBoxes = (chosen: readonly number[]): string[] => [
  ...chosen.map(String),
  ...STATUS_TURNS.filter((turn) => isWhole(turn, chosen)).map(turnBox),
];

/**
 * The statuses after one box was pressed: a turn's box takes all of its statuses in, or out.
 * @param before the checked boxes, as `checkedBoxes` says them
 */
export function statusesOf(before: readonly string[], after: readonly string[]): number[] {
  const chosen = new Set(after.filter((box) => /^\d+$/.test(box)).map(Number));
  for (const turn of STATUS_TURNS) {
    const box = turnBox(turn);
    if (before.includes(box) === after.includes(box)) continue;
    for (const id of turn.status) {
      if (after.includes(box)) chosen.add(id);
      else chosen.delete(id);
    }
  }
  return STATUS_TURNS.flatMap(({ status }) => status).filter((id) => chosen.has(id));
}
