import { describe, expect, it } from 'vitest';
import { eachApart } from './each-apart.ts';
import { IntegrationError } from './ports.ts';

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

  it('does those behind however many fail by themselves', async () => {
    const { done, work } = doing([1, 2, 3, 4, 5, 6]);
    await expect(eachApart([1, 2, 3, 4, 5, 6, 7, 8], work)).rejects.toThrow('falhou 1');
    expect(done).toEqual([7, 8]);
  });

  it.each([
    ['the database', Object.assign(new Error('recusada'), { code: 'ECONNREFUSED' })],
    ['a lock', Object.assign(new Error('espera'), { code: '55P03' })],
    ['the storage', new IntegrationError('arquivos', 'arquivos respondeu 503', undefined, true)],
  ])('gives up after five in a row that are everybody’s: %s', async (_, error) => {
    const tried: number[] = [];
    const away = async (n: number) => {
      tried.push(n);
      throw error;
    };
    await expect(eachApart([1, 2, 3, 4, 5, 6, 7], away)).rejects.toThrow(error.message);
    expect(tried).toEqual([1, 2, 3, 4, 5]);
  });

  it('says nothing where all went well', async () => {
    const { done, work } = doing([]);
    await eachApart([1, 2], work);
    expect(done).toEqual([1, 2]);
  });
});
