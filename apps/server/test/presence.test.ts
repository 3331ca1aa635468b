import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS } from './pedido.ts';

const TAB = '00000000-0000-4000-8000-00000000000';

describe.each(DATABASES)('who else has an appointment open (issue 9), on %s', (database) => {
  let app: TestApp;
  let ana: string;
  let bruno: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    ana = await app.tokenFor(1);
    bruno = await app.tokenFor(2);
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript(`${DELETE_AGENDAMENTOS} delete from outbox;`));

  const say = async (id: number, token: string, mode: string, tab = 1) => {
    const r = await app.invoke('PUT', `/agendamentos/${id}/presenca`, {
      token,
      body: { aba: `${TAB}${tab}`, modo: mode },
    });
    expect(r.status).toBe(200);
    return (r.body as { outros: { name: string; modo: string }[] }).outros;
  };
  const told = async () =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ n: number }>("select count(*)::int as n from outbox where tipo = 'PRESENCA'"),
      )
    ).rows[0]?.n;

  it('tells each of the others, once however many tabs, and who edits before who looks; a beat is no news', async () => {
    const id = await createVisit(app.database);
    expect(await say(id, ana, 'VENDO')).toEqual([]);
    expect(await say(id, bruno, 'VENDO', 1)).toMatchObject([{ modo: 'VENDO' }]);
    await say(id, bruno, 'EDITANDO', 2);
    expect(await say(id, ana, 'VENDO')).toMatchObject([{ id: 2, modo: 'EDITANDO' }]);
    // Ana, and Bruno twice; what Ana said again changed nothing.
    expect(await told()).toBe(3);
    expect(await say(id, bruno, 'FORA', 2)).toMatchObject([{ id: 1 }]);
    expect(await say(id, ana, 'VENDO')).toMatchObject([{ id: 2, modo: 'VENDO' }]);
    await say(id, bruno, 'FORA', 1);
    await say(id, bruno, 'FORA', 1);
    expect(await say(id, ana, 'VENDO')).toEqual([]);
    expect(await told()).toBe(5);
  });

  it('who crashed is gone by themselves, and is news when they come back', async () => {
    const id = await createVisit(app.database);
    await say(id, bruno, 'EDITANDO');
    await app.database.runScript("update presenca set expira_em = '2020-01-01'");
    expect(await say(id, ana, 'VENDO')).toEqual([]);
    await say(id, bruno, 'EDITANDO');
    expect(await say(id, ana, 'VENDO')).toMatchObject([{ id: 2, modo: 'EDITANDO' }]);
    expect(await told()).toBe(3);
  });

  it('moves nothing: neither version nor trail', async () => {
    const id = await createVisit(app.database);
    const before = await app.invoke('GET', `/agendamentos/${id}`, { token: ana });
    const trail = async () =>
      (
        await app.database.rawTransaction((c) =>
          c.query<{ n: number }>(
            "select count(*)::int as n from auditoria where recurso = 'agendamento' and acao <> 'LER'",
          ),
        )
      ).rows[0]?.n;
    const rows = await trail();
    await say(id, ana, 'EDITANDO');
    const after = await app.invoke('GET', `/agendamentos/${id}`, { token: ana });
    expect((after.body as { version: number }).version).toBe((before.body as { version: number }).version);
    expect(await trail()).toBe(rows);
  });

  it('a clinic’s agenda: who draws is said first, who left is gone, and so is a tab that crashed', async () => {
    const onAgenda = async (token: string, mode: string) => {
      const r = await app.invoke('PUT', '/agendas/prestador/1/presenca', {
        token,
        body: { aba: `${TAB}1`, modo: mode },
      });
      expect(r.status).toBe(200);
      return (r.body as { outros: { name: string; modo: string }[] }).outros.map(({ modo: as }) => as);
    };
    expect(await onAgenda(ana, 'VENDO')).toEqual([]);
    expect(await onAgenda(bruno, 'VENDO')).toEqual(['VENDO']);
    await onAgenda(ana, 'EDITANDO');
    expect(await onAgenda(bruno, 'VENDO')).toEqual(['EDITANDO']);
    await onAgenda(ana, 'FORA');
    expect(await onAgenda(bruno, 'VENDO')).toEqual([]);
    await onAgenda(ana, 'VENDO');
    await app.database.runScript("update presenca_agenda set expira_em = '2020-01-01'");
    expect(await onAgenda(bruno, 'VENDO')).toEqual([]);
  });
});
