import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_STEP_IDS, FIRST_STEPS, firstStepsProgress, type FirstStepsDone } from './steps.ts';

const only = (...ids: string[]): FirstStepsDone =>
  Object.fromEntries(FIRST_STEP_IDS.map((id) => [id, ids.includes(id)])) as FirstStepsDone;
const anything = fc.subarray([...FIRST_STEP_IDS]).map((ids) => only(...ids));

describe('issue 11: the first day', () => {
  it('begins with the customer once the company is there; a group is no condition', () => {
    expect(firstStepsProgress(only('company'))).toMatchObject({
      done: 1,
      total: 17,
      isReady: false,
      next: { id: 'customer' },
    });
  });

  it('is not over before somebody can book by the link, which asks for risks', () => {
    const allBut = FIRST_STEP_IDS.filter((id) => id !== 'exposure');
    expect(firstStepsProgress(only(...allBut))).toMatchObject({ isReady: false, next: { id: 'exposure' } });
  });

  it('asks of nobody what rests on a later step: risks ask for exams, and a position is exposed to a described risk', () => {
    const needed = ['procedure', 'risk', 'riskExam', 'riskDescription', 'exposure', 'employee'] as const;
    const before = ['company', 'customer', 'branch', 'department', 'position', 'hierarchy'];
    const asked = needed.map((_, n) => firstStepsProgress(only(...before, ...needed.slice(0, n))).next?.id);
    expect(asked).toEqual(needed);
  });

  it('what is needed comes before what is useful', () => {
    const needed = FIRST_STEPS.filter(({ isOptional }) => !isOptional).map(({ id }) => id);
    expect(firstStepsProgress(only(...needed))).toMatchObject({ isReady: true, next: { id: 'group' } });
    expect(firstStepsProgress(only(...FIRST_STEP_IDS))).toMatchObject({ isReady: true, next: null });
  });

  it('is ready exactly when nothing needed is missing, and its next step is never one that is done', () => {
    fc.assert(
      fc.property(anything, (done) => {
        const { done: count, total, isReady, next } = firstStepsProgress(done);
        expect(isReady).toBe(count === total);
        expect(next === null ? Object.values(done).every(Boolean) : !done[next.id]).toBe(true);
        if (!isReady) expect(next?.isOptional ?? false).toBe(false);
      }),
    );
  });
});
