import { expect, it, vi } from 'vitest';
import { criarGravador } from './gravador.ts';

/** A write that ends when told to. */
function comFreio() {
  const escritos: string[] = [];
  const soltar: (() => void)[] = [];
  const gravar = (valor: string) => {
    escritos.push(valor);
    return new Promise<void>((resolve) => soltar.push(resolve));
  };
  return { escritos, soltar, gravar };
}

it('writes one after the other, and of those that wait only the last', async () => {
  const { escritos, soltar, gravar } = comFreio();
  const aoMudar = vi.fn();
  const escrever = criarGravador(gravar, aoMudar);
  escrever('a');
  escrever('b');
  escrever('c');
  expect(escritos).toEqual(['a']);
  soltar[0]?.();
  await vi.waitFor(() => expect(escritos).toEqual(['a', 'c']));
  expect(aoMudar).not.toHaveBeenCalled();
  soltar[1]?.();
  await vi.waitFor(() => expect(aoMudar).toHaveBeenCalledExactlyOnceWith(true));
});

it('a write that failed is said, and the next one is tried all the same', async () => {
  const aoMudar = vi.fn();
  const gravar = vi.fn().mockRejectedValueOnce(new Error('cheio')).mockResolvedValueOnce(undefined);
  const escrever = criarGravador<string>(gravar, aoMudar);
  escrever('a');
  await vi.waitFor(() => expect(aoMudar).toHaveBeenLastCalledWith(false));
  escrever('b');
  await vi.waitFor(() => expect(aoMudar).toHaveBeenLastCalledWith(true));
});
