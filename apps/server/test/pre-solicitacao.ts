import { expect } from 'vitest';
import type { TestApp } from './helpers.ts';

/** Keeps a pre-request by the call, as a user of the fixture; answers its id. */
export async function createPreSolicitacao(
  app: TestApp,
  body: Record<string, unknown>,
  userId = 1,
): Promise<number> {
  const r = await app.invoke('POST', '/pre-solicitacoes', { token: await app.tokenFor(userId), body });
  expect(r.status, JSON.stringify(r.body)).toBe(201);
  return (r.body as { id: number }).id;
}
