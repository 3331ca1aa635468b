import { ApiError } from '@apto/api-client';
import { expect, test, vi } from 'vitest';
import { faceOf, type Reading } from './faceOf.ts';

const read = (given: Partial<Reading>): Reading => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  mutate: () => Promise.resolve(),
  ...given,
});

test('what is here is not asked whether it is read once more', () => {
  const isValidating = vi.fn(() => true);
  const here = Object.defineProperty(read({ data: [] }), 'isValidating', { get: isValidating });
  expect(faceOf(here)).toMatchObject({ isLoading: false, error: null });
  expect(isValidating).not.toHaveBeenCalled();
});

test('nothing yet is loading; a failure is told until it is tried again', () => {
  const error = new ApiError({
    status: 503,
    codigo: 'INDISPONIVEL',
    message: 'Tente de novo.',
    requestId: 'pedido-1',
  });
  expect(faceOf(read({ isValidating: true }))).toMatchObject({ isLoading: true, error: null });
  expect(faceOf(read({ error }))).toMatchObject({
    isLoading: false,
    error: { detail: 'Tente de novo.', requestId: 'pedido-1' },
  });
  expect(faceOf(read({ error, isValidating: true }))).toMatchObject({ isLoading: true, error: null });
});

test('several reads have one face: all are asked again', () => {
  const mutate = vi.fn(() => Promise.resolve());
  const error = new ApiError({ status: 500, codigo: 'ERRO_INTERNO', message: 'Falhou.' });
  const face = faceOf(read({ data: [], mutate }), read({ error, mutate }));
  expect(face.error?.detail).toBe('Falhou.');
  face.onRetry();
  expect(mutate).toHaveBeenCalledTimes(2);
});
