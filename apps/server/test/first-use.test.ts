import { FIRST_USE_DONE_TEXT, WRONG_CODE_TEXT } from '@apto/domain/first-use';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pendingFirstUseCode } from '../src/first-use/code.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Answer {
  message: unknown;
  codigo: string;
  username: string;
  access_token: string;
  defaultCompany: { name: string };
}

describe.each(DATABASES)('the first use of an empty installation, on %s', (database) => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await createTestApp({ database, withoutFixture: true });
    code = (await pendingFirstUseCode(app.server)) ?? '';
  });
  afterAll(() => app.close());

  const PASSWORD = 'uma-senha-boa-e-longa';
  const body = (changes: object = {}) => ({
    codigo: code,
    empresa: { name: 'Saúde Ltda', tradeName: '', cnpj: '11.222.333/0001-81' },
    usuario: { name: 'Ana Souza', email: 'Ana@Exemplo.com.br' },
    novaSenha: PASSWORD,
    ...changes,
  });
  const begin = async (changes: object = {}) => {
    const r = await app.invoke('POST', '/primeiro-acesso', { body: body(changes) });
    return { status: r.status, body: r.body as Answer };
  };
  const isPending = async () => (await app.invoke('GET', '/primeiro-acesso')).body;
  const page = async (url: string) => {
    const { statusCode, headers } = await app.server.app.inject({ url, headers: { accept: 'text/html' } });
    return [statusCode, headers.location];
  };
  const companies = async () =>
    (await app.database.rawTransaction((c) => c.query('select id from empresa'))).rows.length;

  it('shows its code where it was started, and leads every page of staff to it', async () => {
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(await isPending()).toEqual({ pendente: true });
    for (const url of ['/', '/login', '/gestao-medica-v3/agendamentos'])
      expect(await page(url)).toEqual([302, '/primeiro-acesso']);
    expect(await page('/primeiro-acesso')).not.toEqual([302, '/primeiro-acesso']);
    expect(await page('/publico/')).not.toEqual([302, '/primeiro-acesso']);
  });

  it('refuses a wrong code, a CNPJ that is none and a common password, and makes nothing', async () => {
    const wrong = await begin({ codigo: 'AAAA-AAAA-AAAA' });
    expect([wrong.status, wrong.body.message]).toEqual([401, WRONG_CODE_TEXT]);
    expect((await begin({ empresa: { name: 'X', cnpj: '11222333000182' } })).status).toBe(400);
    expect((await begin({ novaSenha: '1234567890' })).status).toBe(400);
    expect(await companies()).toBe(0);
    expect(await isPending()).toEqual({ pendente: true });
    const { rows: trail } = await app.database.rawTransaction((c) =>
      c.query<{ acao: string; ip: string; tried: string }>(
        "select acao, ip, detalhes->>'tried' as tried from auditoria where recurso = 'instalacao'",
      ),
    );
    expect(trail).toEqual([
      {
        acao: 'ENTRADA_RECUSADA',
        ip: '127.0.0.1',
        tried: expect.stringMatching(/^[0-9a-f]+\.[0-9a-f]{64}$/) as unknown,
      },
    ]);
  });

  it('a right code is no try where making the company fails', async () => {
    await app.database.runScript(
      `create function cheio() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '53100'; end $$;
       create trigger cheio before insert on empresa for each row execute function cheio()`,
    );
    try {
      for (let i = 0; i < 6; i += 1) expect((await begin()).status).toBe(503);
    } finally {
      await app.database.runScript('drop trigger cheio on empresa; drop function cheio()');
    }
    expect(await companies()).toBe(0);
  });

  it('lets one of three who begin at once make the company, and that one signs in to it', async () => {
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const all = await Promise.all(Array.from({ length: 3 }, () => begin({ codigo: typed })));
    expect(all.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(all.find(({ status }) => status === 409)?.body.message).toBe(FIRST_USE_DONE_TEXT);
    expect(await companies()).toBe(1);

    const signedIn = await app.invoke('POST', '/auth/login', {
      body: { username: 'ana@exemplo.com.br', password: PASSWORD },
    });
    const { access_token: token } = signedIn.body as Answer;
    const me = (await app.invoke('GET', '/auth/me', { token })).body as Answer;
    expect(me.defaultCompany.name).toBe('Saúde Ltda');
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
    const { rows } = await app.database.rawTransaction((c) =>
      c.query(
        "select recurso from auditoria where acao = 'CRIAR' and empresa_id = (select id from empresa) order by id",
      ),
    );
    expect(rows).toEqual([{ recurso: 'empresa' }, { recurso: 'usuario' }]);
  });

  it('tells what is missing until the first exam, as the database has it', async () => {
    const signedIn = await app.invoke('POST', '/auth/login', {
      body: { username: 'ana@exemplo.com.br', password: PASSWORD },
    });
    const { access_token: token } = signedIn.body as Answer;
    const steps = async () => {
      const { body: told } = await app.invoke('GET', '/primeiros-passos', { token });
      const {
        feitos: done,
        prestadorId,
        agendaId,
      } = told as {
        feitos: Record<string, boolean>;
        prestadorId: unknown;
        agendaId: unknown;
      };
      return [Object.keys(done).filter((id) => done[id]), prestadorId, agendaId];
    };
    expect(await steps()).toEqual([['company'], null, null]);
    await app.invoke('POST', '/cadastros/grupos', { token, body: { descricao: 'Rede Norte' } });
    await app.database.rawTransaction((c) =>
      c.query(
        "insert into cidade (id, cidade, estado) values (3550308, 'São Paulo', 'SP') on conflict do nothing",
      ),
    );
    const clinic = await app.invoke('POST', '/cadastros/supplier', {
      token,
      body: {
        code: 'C1',
        name: 'Clínica Vida',
        cnpj: '34028316000103',
        prioridade: 'OUTROS',
        idCity: 3550308,
        daysInAdvance: 0,
      },
    });
    const { id, version } = clinic.body as { id: number; version: number };
    // A city alone tells nobody where to go: the clinic that is there is completed, and no other made.
    expect(await steps()).toEqual([['company', 'group'], id, null]);
    const street = await app.invoke('PATCH', `/cadastros/supplier/${id}`, {
      token,
      headers: { 'if-match': String(version) },
      body: { street: 'Avenida Paulista' },
    });
    expect(street.status).toBe(200);
    expect(await steps()).toEqual([['company', 'group', 'clinic'], id, null]);

    // An agenda without a week is drawn, and no other is made beside it.
    const {
      rows: [agenda],
    } = await app.database.rawTransaction((c) =>
      c.query<{ id: number }>(
        `with room as (insert into ambiente (prestador_id, name) values ($1, 'Sala 1') returning id)
          insert into agenda (prestador_id, ambiente_id, vigencia_inicial) select $1, id, '2026-01-01' from room returning id`,
        [id],
      ),
    );
    expect(await steps()).toEqual([['company', 'group', 'clinic'], id, agenda?.id]);
    await app.database.rawTransaction((c) =>
      c.query(
        "insert into agenda_periodo (agenda_id, dia_semana, inicio, fim, duracao_minutos, vagas) values ($1, 1, '08:00', '12:00', 30, 1)",
        [agenda?.id],
      ),
    );
    expect(await steps()).toEqual([['company', 'group', 'clinic', 'agenda'], id, null]);
    await app.database.rawTransaction(async (c) => {
      await c.query('delete from agenda where id = $1', [agenda?.id]);
      await c.query('delete from ambiente where prestador_id = $1', [id]);
    });
    await app.invoke('POST', `/cadastros/supplier/inativar/${id}`, { token });
    expect(await steps()).toEqual([['company', 'group'], null, null]);

    // Each of what a risk needs is a step of its own, done when its record is there.
    const made = async (registry: string, body: object) => {
      const answer = await app.invoke('POST', `/cadastros/${registry}`, { token, body });
      expect([registry, answer.status]).toEqual([registry, 201]);
      return (answer.body as { id: number }).id;
    };
    const risk = await made('riscos', { name: 'Ruído', grupo: 'FISICO' });
    expect(await steps()).toEqual([['company', 'group', 'risk'], null, null]);
    await made('descricao-risco', { riscoId: risk, descricao: 'Ruído das masseiras' });
    expect(await steps()).toEqual([['company', 'group', 'risk', 'riskDescription'], null, null]);
    const exam = await made('procedure', {
      code: 'E1',
      name: 'Exame clínico',
      tipo: 'CLINICO',
      validadeMeses: 12,
    });
    await made('risco-procedimento', { riscoId: risk, procedimentoId: exam, periodico: true });
    expect(await steps()).toEqual([
      ['company', 'group', 'procedure', 'risk', 'riskExam', 'riskDescription'],
      null,
      null,
    ]);
  });

  it('is closed for ever after, whoever knows the code', async () => {
    expect(await isPending()).toEqual({ pendente: false });
    expect(await pendingFirstUseCode(app.server)).toBeNull();
    const again = await begin({ usuario: { name: 'Beto', email: 'beto@exemplo.com.br' } });
    expect([again.status, again.body.codigo]).toEqual([409, 'CONFLITO']);
    expect(await page('/login')).not.toEqual([302, '/primeiro-acesso']);
  });
});
