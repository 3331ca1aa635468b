import { afterAll, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { templates, TEMPLATES } from './templates.ts';

/**
 * A server over a PostgreSQL of its own, which the suite may stop or freeze; and somebody signed in.
 * @param env variables of the server that differ from the tests' own
 */
export function apart(env: Readonly<Record<string, string>> = {}) {
  let pg: TestPostgres;
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    pg = await startPostgres({ folder: await templates(), databases: TEMPLATES });
    app = await createTestApp({ url: pg.url('fixture'), env });
    token = await app.tokenFor(1);
  });
  afterAll(async () => {
    await app.close();
    pg.erase();
  });
  return {
    /** From the first test on. */
    at: () => ({ pg, app, token }),
  };
}
