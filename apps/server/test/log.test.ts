import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutData } from '../src/platform/error-handling.ts';
import { createTestApp, EACH_DATABASE, type TestApp } from './helpers.ts';

describe.each(EACH_DATABASE)('what the log says of a failed statement on %s', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database, withoutFixture: true });
  });
  afterAll(() => app.close());

  it.each([
    ['a parameter', () => app.database.db.execute(sql`select ${'123.456.789-09'}::integer`)],
    ['a value in the statement', () => app.database.runScript(`select '123.456.789-09'::integer`)],
  ])('the SQLSTATE, never %s', async (_, run) => {
    const error: unknown = await run().then(
      () => null,
      (failure: unknown) => failure,
    );
    expect(String(error) + String((error as Error).cause)).toContain('123.456.789-09');
    expect(withoutData(error)).toMatchObject({ code: '22P02' });
    expect(JSON.stringify(withoutData(error))).not.toContain('123.456');
  });
});
