import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from './fixture.ts';
import { createTestApp, type TestApp } from './helpers.ts';

// A server and a database of its own: what is broken here must be in nobody else's way.
describe('tries at a password while something of ours is broken', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const signIn = (username: string, password: string) =>
    app.invoke('POST', '/auth/login', { body: { username, password } });

  it('what fails by our own fault is no try: neither before the password is looked at nor after a right one', async () => {
    const failing = async (change: string, back: string, status: number) => {
      await app.database.runScript(change);
      try {
        for (let i = 0; i < 6; i += 1)
          expect((await signIn('semchave@apto.test', PASSWORD)).status).toBe(status);
      } finally {
        await app.database.runScript(back);
      }
    };
    await failing(
      'alter table usuario rename to usuario_fora',
      'alter table usuario_fora rename to usuario',
      500,
    );
    await failing(
      `create function cheio() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '53100'; end $$;
       create trigger cheio before insert on sessao for each row execute function cheio()`,
      'drop trigger cheio on sessao; drop function cheio()',
      503,
    );
    await failing(
      `create table hash_guardado as select id, senha_hash from usuario where username = 'semchave@apto.test';
       update usuario set senha_hash = 'estragado' where username = 'semchave@apto.test'`,
      `update usuario u set senha_hash = g.senha_hash from hash_guardado g where g.id = u.id; drop table hash_guardado`,
      500,
    );
    expect((await signIn('semchave@apto.test', PASSWORD)).status).toBe(200);
    // A wrong password counts whatever else fails behind it: else it could be guessed without end.
    await app.database.runScript(
      `create function cheio() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '53100'; end $$;
       create trigger cheio before insert on auditoria for each row execute function cheio()`,
    );
    try {
      for (let i = 0; i < 5; i += 1) expect((await signIn('semchave@apto.test', 'errada')).status).toBe(503);
    } finally {
      await app.database.runScript('drop trigger cheio on auditoria; drop function cheio()');
    }
    expect((await signIn('semchave@apto.test', PASSWORD)).status).toBe(429);
  });
});
