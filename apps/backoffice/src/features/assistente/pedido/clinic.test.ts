import { getPrestador, releasedPrestador, prestadorReservaHorario, type ApiClient } from '@apto/api-client';
import { pedidoPrestador } from '@apto/domain/pedido';
import { describe, expect, it, vi } from 'vitest';
import { CLINIC, complete, HORARIOS } from '../stories/pedidos.ts';
import { checkClinic, needsReservaVerification } from './clinic.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const cliente = complete(1, now).cliente!;
const withReserva = { ...cliente, usaReservaHorario: true };
const prestador = pedidoPrestador(CLINIC);
const record = (system: string | null) => ({
  ...CLINIC,
  openingHours: HORARIOS,
  systemsAndTechnology: system ? { name: system } : null,
});

const api = (responses: ReadonlyMap<unknown, unknown>) => {
  const invoke = vi.fn(async (call: unknown) => {
    const response = responses.get(call);
    if (response instanceof Error) throw response;
    return response;
  });
  return { invoke, cliente: { invoke: invoke as unknown as ApiClient['invoke'] } };
};
const check = (responses: [unknown, unknown][], owner = cliente) => {
  const { invoke, cliente: connection } = api(new Map(responses));
  return { invoke, done: checkClinic(connection, prestador, owner, new AbortController().signal) };
};

describe('doc2 §2.7, §8: asking about the chosen clinic', () => {
  it('brings its hours, and knows that it serves the client', async () => {
    const { done } = check([
      [getPrestador, record(null)],
      [releasedPrestador, { id: 4, condicao: true }],
    ]);
    const { events, notReleased } = await done;
    expect(notReleased).toBeNull();
    expect(events).toMatchObject([{ type: 'PRESTADOR_LOADED', prestador: { openingHours: HORARIOS } }]);
  });

  it('doc2 §2.13: says which link would have to be released', async () => {
    const { done } = check([
      [getPrestador, record(null)],
      [releasedPrestador, { id: 4, condicao: false }],
    ]);
    expect((await done).notReleased).toMatchObject({
      associationId: 4,
      prestador: { id: 7 },
      cliente: { id: 1 },
    });
  });

  it('asks for reservation support only of a SOC clinic for a client that reserves', async () => {
    expect(needsReservaVerification({ ...prestador, sistema: 'SOC' }, cliente)).toBe(false);
    expect(needsReservaVerification(prestador, withReserva)).toBe(false);
    const { invoke, done } = check(
      [
        [getPrestador, record('SOC')],
        [releasedPrestador, { id: 4, condicao: true }],
        [prestadorReservaHorario, true],
      ],
      withReserva,
    );
    expect((await done).events).toContainEqual({
      type: 'RESERVA_VERIFIED',
      idPrestador: 7,
      supports: true,
    });
    expect(invoke).toHaveBeenCalledTimes(3);
  });

  it('doc2 §8: a failed support check takes the clinic back, in the domain’s words', async () => {
    const { done } = check(
      [
        [getPrestador, record('SOC')],
        [releasedPrestador, { id: 4, condicao: true }],
        [prestadorReservaHorario, new Error('fora')],
      ],
      withReserva,
    );
    expect((await done).events).toContainEqual({
      type: 'RESERVA_VERIFIED',
      idPrestador: 7,
      supports: null,
    });
  });

  it('a record that cannot be read is an error to try again', async () => {
    const { done } = check([
      [getPrestador, new Error('fora')],
      [releasedPrestador, { id: 4, condicao: true }],
    ]);
    await expect(done).rejects.toThrow('fora');
  });
});
