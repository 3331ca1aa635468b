import { relinkPrestador, releasePrestador, type ApiClient } from '@apto/api-client';
import { expect, it, vi } from 'vitest';
import { tellObservers } from '../events/observers.ts';
import { observeReleases } from './observeReleases.ts';
import { releaseClinic } from './release.ts';

it.each([
  [null, releasePrestador, { idPrestador: 7, idCliente: 1 }],
  [4, relinkPrestador, { idPrestador: 7, idCliente: 1, id: 4 }],
] as const)('doc2 §7: releasing with the link %s', async (associationId, call, body) => {
  const invoke = vi.fn(() => Promise.resolve());
  const api = { invoke: invoke as unknown as ApiClient['invoke'] };
  await releaseClinic(api, { idPrestador: 7, idCliente: 1 }, associationId);
  expect(invoke).toHaveBeenCalledExactlyOnceWith(call, { body });
});

it('doc2 §4: hears releases, and neither appointments nor what is no JSON, until it stops', () => {
  const heard: unknown[] = [];
  const stop = observeReleases((told) => heard.push(told));
  const tell = (event: string, data: string) => tellObservers({ event, data, id: null });
  tell('agendamento', '{"idPrestador":7,"idCliente":1}');
  tell('liberacao', 'x');
  expect(heard).toEqual([]);
  tell('liberacao', '{"idPrestador":7,"idCliente":1}');
  stop();
  tell('liberacao', '{"idPrestador":8,"idCliente":1}');
  expect(heard).toEqual([{ idPrestador: 7, idCliente: 1 }]);
});
