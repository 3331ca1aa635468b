import { setTimeout as pause } from 'node:timers/promises';
import type { ApiSavedFilter } from '@apto/api-client';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { rows } from './sql.ts';

const LIST = { modulo: 'AGENDAMENTOS', tipo: 'FILTRO' };
const PANEL = { modulo: 'PAINEL_AGENDAMENTO', tipo: 'FILTRO' };
/** Both of company 1. */
const [ANA, BRUNO] = [1, 2] as const;

describe.each(DATABASES)('doc3 §7.6 saved filters, on %s', (database) => {
  let app: TestApp;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await createTestApp({ database });
    for (const user of [ANA, BRUNO]) tokens.set(user, await app.tokenFor(user));
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.runScript('delete from filtro_salvo;'));

  const post = (user: number, path: string, body: unknown) =>
    app.invoke('POST', path, { token: tokens.get(user) ?? '', body });
  const save = async (user: number, body: object): Promise<ApiSavedFilter> => {
    const r = await post(user, '/filtros', body);
    expect([r.status, r.body]).toEqual([201, expect.anything()]);
    return r.body as ApiSavedFilter;
  };
  const loaded = async (user: number, filtrosExtras: object) => {
    const query = new URLSearchParams({ filtrosExtras: JSON.stringify(filtrosExtras) });
    const r = await app.invoke('GET', `/filtros/carregar-filtro/texto?${query.toString()}`, {
      token: tokens.get(user) ?? '',
    });
    expect(r.status).toBe(200);
    return r.body as ApiSavedFilter[];
  };
  const texts = async (user: number, filtrosExtras: object) =>
    (await loaded(user, filtrosExtras)).map(({ descricao: name, texto: text }) => `${name}: ${text}`);

  it('keeps what is saved for the person who saved it, list by list and kind by kind', async () => {
    await save(ANA, { ...LIST, descricao: 'Meus', texto: 'painel=MEUS' });
    await save(ANA, { ...LIST, descricao: 'Abertos', texto: 'status=1' });
    await save(ANA, { ...PANEL, descricao: 'Meus', texto: 'painel=PENDENCIAS' });
    await save(ANA, { ...LIST, tipo: 'PADRAO', descricao: 'Padrão', texto: 'status=1' });
    await save(BRUNO, { ...LIST, descricao: 'De Bruno', texto: 'status=2' });
    expect(await texts(ANA, LIST)).toEqual(['Meus: painel=MEUS', 'Abertos: status=1']);
    expect(await texts(ANA, PANEL)).toEqual(['Meus: painel=PENDENCIAS']);
    expect((await loaded(ANA, { modulo: LIST.modulo })).map(({ tipo: kind }) => kind)).toEqual([
      'FILTRO',
      'FILTRO',
      'PADRAO',
    ]);
    expect(await texts(BRUNO, LIST)).toEqual(['De Bruno: status=2']);
  });

  // The embedded database has one connection, on which nothing comes in between.
  it.runIf(database === 'postgres')(
    'a name that another tab gives at the same moment is told as taken',
    async () => {
      const [own, theirs] = [
        await save(ANA, { ...LIST, descricao: 'Meus', texto: 'painel=MEUS' }),
        await save(ANA, { ...LIST, descricao: 'Abertos', texto: 'status=1' }),
      ];
      const other = new Client(app.url ?? '');
      await other.connect();
      try {
        await other.query('begin');
        await other.query(`update filtro_salvo set descricao = 'Os meus' where id = $1`, [theirs.id]);
        const renaming = post(ANA, '/filtros', { ...LIST, id: own.id, descricao: 'Os meus', texto: 'x=1' });
        const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        while ((await rows(app.database.db, waiting)).length === 0) await pause(5);
        await other.query('commit');
        const refused = await renaming;
        expect(refused.status).toBe(400);
        expect(refused.raw.toString()).toContain('Já existe um filtro com este nome.');
      } finally {
        await other.end();
      }
    },
  );

  it('the same name is the same filter, and one that is named by its id keeps its place', async () => {
    const first = await save(ANA, { ...LIST, descricao: 'Meus', texto: 'painel=MEUS' });
    await save(ANA, { ...LIST, descricao: 'Abertos', texto: 'status=1' });
    const again = await save(ANA, { ...LIST, descricao: 'Meus', texto: 'painel=MEUS&status=2' });
    expect(again.id).toBe(first.id);
    const renamed = await save(ANA, { ...LIST, id: first.id, descricao: 'Os meus', texto: 'painel=MEUS' });
    expect(renamed).toEqual({ ...LIST, id: first.id, descricao: 'Os meus', texto: 'painel=MEUS' });
    expect(await texts(ANA, LIST)).toEqual(['Os meus: painel=MEUS', 'Abertos: status=1']);
    const taken = await post(ANA, '/filtros', {
      ...LIST,
      id: first.id,
      descricao: 'Abertos',
      texto: 'painel=MEUS',
    });
    expect(taken).toMatchObject({ status: 400, body: { codigo: 'VALIDACAO' } });
    expect(taken.raw.toString()).toContain('Já existe um filtro com este nome.');
  });

  it('removes by text, and of two that say the same only the one that is named', async () => {
    const one = await save(ANA, { ...LIST, descricao: 'Um', texto: 'status=1' });
    await save(ANA, { ...LIST, descricao: 'Outro', texto: 'status=1' });
    await save(ANA, { ...PANEL, descricao: 'Da fila', texto: 'status=1' });
    const remove = async (user: number, body: object) =>
      (await post(user, '/filtros/remover-filtro', body)).body;
    const said = { filtrosExtras: LIST, texto: 'status=1' };
    expect(await remove(BRUNO, said)).toEqual({ removidos: 0 });
    expect(await remove(ANA, { ...said, id: one.id })).toEqual({ removidos: 1 });
    expect(await texts(ANA, LIST)).toEqual(['Outro: status=1']);
    expect(await remove(ANA, said)).toEqual({ removidos: 1 });
    expect(await remove(ANA, said)).toEqual({ removidos: 0 });
    expect(await texts(ANA, PANEL)).toEqual(['Da fila: status=1']);
  });

  it("another person's is not there to be changed", async () => {
    const own = await save(ANA, { ...LIST, descricao: 'Meus', texto: 'painel=MEUS' });
    const foreign = await post(BRUNO, '/filtros', { ...LIST, id: own.id, descricao: 'Dele', texto: 'x' });
    expect(foreign.status).toBe(404);
    expect(await texts(ANA, LIST)).toEqual(['Meus: painel=MEUS']);
  });

  it('says what is missing, and when there are too many', async () => {
    const missing = await post(ANA, '/filtros', { ...LIST, descricao: ' ', texto: 'status=1' });
    expect(missing).toMatchObject({ status: 400, body: { codigo: 'VALIDACAO' } });
    expect(
      (await app.invoke('GET', '/filtros/carregar-filtro/texto', { token: tokens.get(ANA) ?? '' })).status,
    ).toBe(400);
    for (let i = 1; i <= 30; i += 1)
      await save(ANA, { ...LIST, descricao: `Filtro ${i}`, texto: `status=${i}` });
    const full = await post(ANA, '/filtros', { ...LIST, descricao: 'Mais um', texto: 'status=1' });
    expect(full).toMatchObject({ status: 422, body: { codigo: 'REGRA_DE_NEGOCIO' } });
    expect(await texts(ANA, LIST)).toHaveLength(30);
  });
});
