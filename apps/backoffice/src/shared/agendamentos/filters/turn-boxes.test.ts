import { STATUS, STATUS_TURNS, StatusAgendamento } from '@apto/domain/status';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedBoxes, statusesOf, turnBox } from './turn-boxes.ts';

const [first] = STATUS_TURNS;
const anyStatuses = fc.subarray(StatusAgendamento.map(({ id }) => id));
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('statuses chosen by whose turn it is', () => {
  it('a turn’s box takes its statuses in, and out again', () => {
    if (!first) throw new Error('no turn');
    const box = turnBox(first);
    const none = checkedBoxes([STATUS.CANCELADO]);
    const all = statusesOf(none, [...none, box]);
    expect(sorted(all)).toEqual(sorted([...first.status, STATUS.CANCELADO]));
    const boxes = checkedBoxes(all);
    expect(boxes).toContain(box);
    expect(
      statusesOf(
        boxes,
        boxes.filter((each) => each !== box),
      ),
    ).toEqual([STATUS.CANCELADO]);
  });

  it('one status less leaves the others of its turn', () => {
    if (!first) throw new Error('no turn');
    const [gone, ...rest] = first.status;
    const boxes = checkedBoxes(first.status);
    const after = statusesOf(
      boxes,
      boxes.filter((each) => each !== String(gone)),
    );
    expect(sorted(after)).toEqual(sorted(rest));
    expect(checkedBoxes(after)).not.toContain(turnBox(first));
  });

  it('what nobody pressed stays', () => {
    fc.assert(
      fc.property(anyStatuses, (ids) => {
        const boxes = checkedBoxes(ids);
        expect(sorted(statusesOf(boxes, boxes))).toEqual(sorted(ids));
      }),
    );
  });
});
