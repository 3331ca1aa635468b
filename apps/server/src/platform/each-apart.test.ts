import { describe, expect, it } from 'vitest';
import { eachApart } from './each-apart.ts';

describe('eachApart', () => {
  const doing = (wrong: readonly number[]) => {
    const done: number[] = [];
    const work = async (n: number) => {
      if (wrong.includes(n)) throw new Error(`falhou ${n}`);
      done.push(n);
    };
    return { done, work };
  };

  it('does those behind one that fails, and tells of the first failure at the end', async () => {
    const { done, work } = doing([2, 4]);
    await expect(eachApart([1, 2, 3, 4, 5], work)).rejects.toThrow('falhou 2');
    expect(done).toEqual([1, 3, 5]);
  });

  it('gives up after five in a row: what fails for everybody is not tried for each', async () => {
    const tried: number[] = [];
    const away = async (n: number) => {
      tried.push(n);
      throw new Error('fora do ar');
    };
    await expect(eachApart([1, 2, 3, 4, 5, 6, 7], away)).rejects.toThrow('fora do ar');
    expect(tried).toEqual([1, 2, 3, 4, 5]);
  });

  it('says nothing where all went well', async () => {
    const { done, work } = doing([]);
    await eachApart([1, 2], work);
    expect(done).toEqual([1, 2]);
  });
});
