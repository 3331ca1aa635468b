import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';

describe('the server on an embedded database', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('answers live and ready', async () => {
    expect((await app.invoke('GET', '/health/live')).status).toBe(200);
    expect((await app.invoke('GET', '/health/ready')).body).toEqual({ status: 'ok', banco: 'pglite' });
  });

  it('doc1 §7 GET /status_agendamento: refuses without a session, answers with one', async () => {
    expect((await app.invoke('GET', '/status_agendamento')).status).toBe(401);
    const r = await app.invoke('GET', '/status_agendamento', { token: await app.tokenFor(1) });
    expect(r.status).toBe(200);
    expect(r.body).toHaveLength(24);
    // doc1 §3 'Status entity'.
    expect((r.body as object[])[0]).toEqual({
      id: expect.any(Number),
      descricao: expect.any(String),
      primevueColor: expect.any(String),
      iconName: expect.any(String),
      hexColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
      hexColorIndicadores: expect.stringMatching(/^#[0-9a-f]{6}$/),
      createdAt: null,
      updatedAt: null,
    });
  });
});
