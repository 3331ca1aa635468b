import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import { STATUS, canTransition } from '../status/index.ts';
import { addDays } from '../time/index.ts';
import { actionToTake, compareByDeadline, nextInQueue, placeInQueue, type QueueItem } from './index.ts';

const ME = 1;
const OTHER = 2;
const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const item = (id: number, change: Partial<QueueItem> = {}): QueueItem => ({
  id,
  idStatus: STATUS.EM_ABERTO,
  responsibleId: null,
  isHeld: false,
  prazo: '2026-11-25',
  ...change,
});
const items: fc.Arbitrary<QueueItem[]> = fc.uniqueArray(
  fc.record({
    id: fc.nat(500),
    idStatus: fc.constantFrom(...Object.values(STATUS)),
    responsibleId: fc.constantFrom(null, ME, OTHER),
    isHeld: fc.boolean(),
    prazo: fc.option(fc.nat(5).map((n) => addDays('2026-11-20', n))),
  }),
  { selector: ({ id }) => id, maxLength: 30 },
);

describe('the next request', () => {
  it('is the oldest against its limit; what has no limit comes last', () => {
    const queue = [
      item(1, { prazo: null }),
      item(2),
      item(3, { prazo: '2026-11-20' }),
      item(4, { prazo: '2026-11-20' }),
    ];
    expect(nextInQueue(queue, ME)?.id).toBe(3);
    expect(queue.toSorted(compareByDeadline).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  });

  it('is one’s own before an open one, however old that is', () => {
    const own = item(9, {
      responsibleId: ME,
      isHeld: true,
      idStatus: STATUS.PENDENCIA_PRESTADOR,
      prazo: null,
    });
    expect(nextInQueue([item(1, { prazo: '2020-01-01' }), own], ME)?.id).toBe(9);
    expect(nextInQueue([item(1, { prazo: '2020-01-01' }), own], OTHER)?.id).toBe(1);
  });

  it('is never what is in hand already, and never a colleague’s', () => {
    const begun = { idStatus: STATUS.EM_ANDAMENTO, isHeld: true };
    expect(nextInQueue([item(1, { ...begun, responsibleId: ME })], ME)).toBeUndefined();
    expect(nextInQueue([item(1, { ...begun, responsibleId: OTHER })], ME)).toBeUndefined();
    const deposit = item(1, { idStatus: STATUS.EM_ANDAMENTO, responsibleId: OTHER });
    expect(nextInQueue([deposit], ME)).toBe(deposit);
    expect(actionToTake(STATUS.EM_ANDAMENTO)).toBe('ASSUMIR_ATENDIMENTO');
  });

  it('can always be taken by the transition table', () => {
    fc.assert(
      fc.property(items, (queue) => {
        const next = nextInQueue(queue, ME);
        if (!next) return;
        const can = canTransition(
          next.idStatus,
          actionToTake(next.idStatus),
          [PERMISSION.PAINEL_AGENDAMENTO],
          { now },
        );
        expect(can).toMatchObject({ ok: true, para: STATUS.EM_ANDAMENTO });
      }),
    );
  });

  it('does not depend on the order in which the queue was read, and nobody else stands before it', () => {
    fc.assert(
      fc.property(items, fc.constantFrom(ME, OTHER), (queue, who) => {
        const next = nextInQueue(queue, who);
        expect(nextInQueue(queue.toReversed(), who)).toBe(next);
        const takeable = queue.filter((i) => placeInQueue(i, who) !== null);
        expect(next === undefined).toBe(takeable.length === 0);
        for (const i of takeable) {
          if (i === next || !next) continue;
          const [mine, its] = [placeInQueue(next, who) ?? 0, placeInQueue(i, who) ?? 0];
          expect(mine < its || (mine === its && compareByDeadline(next, i) < 0)).toBe(true);
        }
      }),
    );
  });

  it('of two attendants, what one has begun the other is never given', () => {
    fc.assert(
      fc.property(items, (queue) => {
        const first = nextInQueue(queue, ME);
        const after = queue.map((i) =>
          i === first ? { ...i, idStatus: STATUS.EM_ANDAMENTO, responsibleId: ME, isHeld: true } : i,
        );
        const second = nextInQueue(after, OTHER);
        if (first) expect(second?.id).not.toBe(first.id);
      }),
    );
  });
});
