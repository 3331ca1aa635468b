import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp, type TestOptions } from './helpers.ts';

export type RequestBody = Record<string, never> & {
  items: { id: number; createdAt: string; funcionario: { name: string }; status: { id: number } }[];
  meta: { totalItems: number; totalPages: number; itemCount: number };
};

/** A server with an attendant, a customer and a reader, and the calls of the list. */
export function agendamentoCalls(database: NonNullable<TestOptions['database']>) {
  let app: TestApp;
  let attendant: string;
  let cliente: string;
  let reading: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    attendant = await app.tokenFor(1);
    cliente = await app.tokenFor(2);
    reading = await app.tokenFor(3);
  });
  afterAll(() => app.close());
  const create = (body: unknown, token = attendant, headers: Record<string, string> = {}) =>
    app.invoke('POST', '/agendamentos', { token, body, headers });
  const fetchList = (query = '', token = attendant, headers: Record<string, string> = {}) =>
    app.invoke('GET', `/agendamentos${query}`, { token, headers });
  const id = (r: { body: unknown }) => (r.body as { id: number }).id;
  return {
    get app() {
      return app;
    },
    get attendant() {
      return attendant;
    },
    get cliente() {
      return cliente;
    },
    get reading() {
      return reading;
    },
    create,
    fetchList,
    id,
  };
}
