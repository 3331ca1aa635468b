import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../src/files/sweep.ts';
import { nowInSaoPaulo } from '@apto/domain/time';
import { formWith } from './form.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

const pdf = (text: string) => Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n`);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Saved {
  id: number;
  version: number;
  values: Record<string, unknown>;
  labels: Record<string, string | null>;
  message: string | string[];
}

describe.each(DATABASES)('doc3 §2.9, §2.11, §7.6: the manual of a screen, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const upload = async (content: Buffer, name = 'manual.pdf', who = token) => {
    const { payload, type } = await formWith({ name, content });
    const r = await app.invoke('POST', '/pre-solicitacoes/upload', {
      token: who,
      body: payload,
      headers: { 'content-type': type },
    });
    expect(r.status).toBe(201);
    return (r.body as { path: string }).path;
  };
  const save = async (values: Record<string, unknown>, who = token) => {
    const r = await app.invoke('POST', '/cadastros/manuais', { token: who, body: values });
    return { status: r.status, body: r.body as Saved };
  };
  const create = async (tela: string, versaoManual: string, file: string) => {
    const made = await save({ descricao: `Manual ${versaoManual}`, tela, versaoManual, arquivo: file });
    expect(made.status).toBe(201);
    return made.body;
  };
  const check = async (screen: string, who = token) =>
    (await app.invoke('GET', `/manuais-sistema/verificar-manual-anexado/${screen}`, { token: who })).body as {
      urlGed: string | null;
      descricao: string | null;
      versao: string | null;
    };
  const read = async (screen: string, who = token) => {
    const r = await app.invoke('GET', `/manuais-sistema/${screen}/arquivo`, { token: who });
    return { status: r.status, text: r.raw.toString('latin1'), type: r.headers['content-type'] };
  };

  it('a screen without one says so, and has no file', async () => {
    expect(await check('users')).toEqual({ urlGed: null, descricao: null, versao: null });
    expect((await read('users')).status).toBe(404);
    expect(await check('nenhuma-tela')).toEqual({ urlGed: null, descricao: null, versao: null });
    const r = await app.invoke('GET', '/manuais-sistema/verificar-manual-anexado/..%2Fx', { token });
    expect(r.status).toBe(400);
  });

  it('the newest active one is shown, to whoever is of the company and may do nothing else', async () => {
    await create('agendamentos', '1', await upload(pdf('one')));
    const second = await create('agendamentos', '2', await upload(pdf('two')));
    await app.database.runScript("update perfil set permissoes = '{}' where id = 3");
    const reader = await app.tokenFor(6);
    expect(await check('agendamentos', reader)).toEqual({
      urlGed: '/api/manuais-sistema/agendamentos/arquivo',
      descricao: 'Manual 2',
      versao: '2',
    });
    const shown = await read('agendamentos', reader);
    expect([shown.status, shown.type]).toEqual([200, 'application/pdf']);
    expect(shown.text).toContain('% two');

    await app.invoke('POST', `/cadastros/manuais/inativar/${second.id}`, { token });
    expect((await read('agendamentos', reader)).text).toContain('% one');
    await app.invoke('DELETE', `/cadastros/manuais/${second.id}`, { token });
    expect((await check('agendamentos', reader)).versao).toBe('1');
  });

  it('is of its company: another one has none, and neither a clinic nor an employee gets in', async () => {
    await create('grupos', '1', await upload(pdf('ours')));
    const other = await app.tokenFor(5);
    expect((await check('grupos', other)).urlGed).toBeNull();
    expect((await read('grupos', other)).status).toBe(404);
    expect((await read('grupos', await app.tokenFor(4))).status).toBe(401);
  });

  it('takes a PDF and nothing else, of one’s own uploads only', async () => {
    const picture = await save({
      descricao: 'x',
      tela: 'medic',
      versaoManual: '1',
      arquivo: await upload(PNG, 'manual.pdf'),
    });
    expect([picture.status, picture.body.message]).toEqual([400, ['arquivo: Use um arquivo PDF']]);
    const foreign = await upload(pdf('theirs'), 'manual.pdf', await app.tokenFor(5));
    const taken = await save({ descricao: 'x', tela: 'medic', versaoManual: '1', arquivo: foreign });
    expect(taken.status).toBe(404);
    expect((await check('medic')).urlGed).toBeNull();
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ n: number }>("select count(*)::int as n from manual where tela = 'medic'"),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('another PDF takes the place of the first, makes another version, and the first is swept away', async () => {
    const made = await create('feriados', '1', await upload(pdf('before'), 'antes.pdf'));
    expect(made.labels['arquivo']).toBe('antes.pdf');
    const second = await upload(pdf('after'), 'depois.pdf');
    const sweep = () => sweepFiles(app.server, nowInSaoPaulo(app.server.clock()));
    await sweep();
    const change = (version: number) =>
      app.invoke('PATCH', `/cadastros/manuais/${made.id}`, {
        token,
        body: { arquivo: second },
        headers: { 'if-match': String(version) },
      });
    const r = await change(made.version);
    const changed = r.body as Saved;
    expect([r.status, changed.version, changed.labels['arquivo']]).toEqual([
      200,
      made.version + 1,
      'depois.pdf',
    ]);
    expect((await read('feriados')).text).toContain('% after');
    expect(await sweep()).toBe(1);
    expect((await read('feriados')).text).toContain('% after');
    // What is known by now is no change.
    expect((await change(made.version)).status).toBe(409);
    expect((await change(changed.version)).status).toBe(200);
  });

  it('the file of a field is none of the record’s attachments, and is not taken away as one', async () => {
    const made = await create('riscos', '1', await upload(pdf('kept')));
    const list = await app.invoke('GET', `/anexo/manuais/${made.id}`, { token });
    expect(list.body).toEqual([]);
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ id: number }>("select id from arquivo where origem = 'manuais' and origem_id = $1", [
        made.id,
      ]),
    );
    expect((await app.invoke('DELETE', `/anexo/${rows[0]!.id}`, { token })).status).toBe(404);
    expect((await read('riscos')).status).toBe(200);
    // Gone with its record.
    await app.invoke('DELETE', `/cadastros/manuais/${made.id}`, { token });
    expect((await read('riscos')).status).toBe(404);
  });

  it('two of one version of one screen: 409', async () => {
    await create('EPI', '1.0', await upload(pdf('one')));
    const again = await save({
      descricao: 'x',
      tela: 'EPI',
      versaoManual: '1.0',
      arquivo: await upload(pdf('two')),
    });
    expect(again.status).toBe(409);
  });
});
