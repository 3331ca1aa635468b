import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { CALLS } from '@apto/api-client/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimitOf } from '../src/platform/body-limit.ts';
import { createTestApp, type TestApp } from './helpers.ts';

const MEGABYTE = 1_048_576;

describe('what a body may be', () => {
  let app: TestApp;
  let port: number;
  beforeAll(async () => {
    app = await createTestApp();
    port = Number(new URL(await app.server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => app.close());

  /** Sends pieces as they are, with or without their length; answers what came back. */
  const send = (headers: Record<string, string>, pieces: Iterable<Uint8Array | string>) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: { codigo: string } }>(
      (resolve, reject) => {
        const sending = request({ port, method: 'POST', path: '/api/auth/login', headers }, (response) => {
          const read: Buffer[] = [];
          response.on('data', (part: Buffer) => read.push(part));
          response.on('end', () => {
            const body = JSON.parse(Buffer.concat(read).toString()) as { codigo: string };
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
            sending.destroy();
          });
        });
        // A refused body is not read to its end: the rest of it finds the connection closed.
        sending.on('error', (error) => (sending.destroyed ? undefined : reject(error)));
        for (const piece of pieces) sending.write(piece);
        sending.end();
      },
    );
  const login = JSON.stringify({ username: 'ninguem@apto.test', password: 'x' });
  const json = { 'content-type': 'application/json' };

  it('JSON as it is, also where it says so', async () => {
    expect((await send(json, [login])).status).toBe(401);
    expect((await send({ ...json, 'content-encoding': 'identity' }, [login])).status).toBe(401);
  });

  it('named JSON and not sent: nothing where the call needs nothing, and else what it misses', async () => {
    const headers = { ...json, authorization: `Bearer ${await app.tokenFor(1)}` };
    const call = (method: 'DELETE' | 'POST', url: string, payload?: string) =>
      app.server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
    const removed = await call('DELETE', '/api/notificacoes/excluir-todas');
    expect([removed.statusCode, removed.json()]).toEqual([200, { ok: true }]);
    const nothing = await call('POST', '/api/auth/login');
    expect([nothing.statusCode, nothing.json()]).toMatchObject([400, { message: ['Campo obrigatório'] }]);
    const broken = await call('POST', '/api/auth/login', '{');
    expect([broken.statusCode, broken.json()]).toMatchObject([
      400,
      { message: 'O pedido não pôde ser lido.' },
    ]);
  });

  it.each(['gzip', 'deflate', 'br', 'zstd', 'GZIP', 'gzip, identity'])(
    'packed (%s): refused by name, however small',
    async (coding) => {
      const { status, headers, body } = await send({ ...json, 'content-encoding': coding }, [
        gzipSync(Buffer.alloc(64 * MEGABYTE, ' ')),
      ]);
      expect(status).toBe(415);
      expect(headers['accept-encoding']).toBe('identity');
      expect(body).toMatchObject({
        codigo: 'VALIDACAO',
        message: 'Envie o conteúdo sem compactação (Content-Encoding).',
      });
    },
  );

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/csv'])(
    '%s: no parser takes it',
    async (type) => {
      expect(await send({ 'content-type': type }, [login])).toMatchObject({
        status: 415,
        body: { codigo: 'VALIDACAO' },
      });
    },
  );

  it('more than its declaration can fill: refused before it is read, and all that it can fill is taken', async () => {
    // Every letter as an escape of six.
    const letters = (n: number) => '\\u0078'.repeat(n);
    const full = `{"username":"${letters(255)}","password":"${letters(200)}","codigo":"x"}`;
    expect((await send(json, [full])).status).toBe(401);
    // A field of a length that is refused is still named.
    expect(
      await send(json, [JSON.stringify({ username: 'x'.repeat(300), password: 'x'.repeat(4_000) })]),
    ).toMatchObject({ status: 400 });
    const large = JSON.stringify({ username: 'x', password: 'x'.repeat(20_000) });
    expect(await send(json, [large])).toMatchObject({ status: 413, body: { codigo: 'CORPO_GRANDE_DEMAIS' } });
  });

  it('a text keeps nothing that is not seen, and a name has one line', async () => {
    const token = await app.tokenFor(1);
    const create = (name: string) =>
      app.invoke('POST', '/profiles', { token, body: { name, descricao: 'um\ndois', permissoes: [] } });
    expect((await create('Recep\u202e\u200b\u00e7\u00e3o\r\nBcc: x@exemplo.com.br')).body).toMatchObject({
      name: 'Recep\u00e7\u00e3o Bcc: x@exemplo.com.br',
      descricao: 'um\ndois',
    });
    // Two that look alike are one.
    expect((await create('Recep\u00e7\u00e3o\u200d Bcc: x@exemplo.com.br')).status).toBe(400);
    expect((await create('\u200b\u202e')).status).toBe(400);
    // Whoever searches with what was copied finds it.
    const found = await app.invoke(
      'GET',
      `/cadastros/profiles?filter=${encodeURIComponent('Recep\u200b\u00e7')}`,
      {
        token,
      },
    );
    expect((found.body as { items: unknown[] }).items).toHaveLength(1);
  });

  it('who has no session yet sends no call more than 20 KB', () => {
    const doors = CALLS.filter(({ access }) => 'publica' in access);
    expect(doors.length).toBeGreaterThan(10);
    for (const door of doors) expect([door.id, bodyLimitOf(door) <= 20_000]).toEqual([door.id, true]);
  });

  it('a refusal is not as long as what was sent', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`campo-${i}`, 1]));
    const listed = Array.from({ length: 50_000 }, () => 'x');
    const token = await app.tokenFor(1);
    for (const [path, body] of [
      ['/agendamentos-lotes', many],
      ['/agendamentos', listed],
      ['/agendamentos/faixas-disponiveis', { examesIds: listed }],
    ] as const) {
      const refused = await app.invoke('POST', path, { token, body });
      expect([path, refused.status, refused.raw.length < 30_000]).toEqual([path, 400, true]);
    }
  });

  it('more than a megabyte: refused, whether its length was told or not', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(2 * MEGABYTE), password: 'x' });
    for (const headers of [
      { ...json, 'content-length': String(large.length) },
      { ...json, 'transfer-encoding': 'chunked' },
    ])
      expect(await send(headers, [large])).toMatchObject({
        status: 413,
        body: { codigo: 'CORPO_GRANDE_DEMAIS' },
      });
  });

  it('what its declaration does not word is said in the Portuguese of Brazil, field by field', async () => {
    const token = await app.tokenFor(1);
    const told = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
      const r = await app.invoke(method, path, { token, ...(body === undefined ? {} : { body }) });
      return [r.status, [(r.body as { message: string | string[] }).message].flat()];
    };
    expect(await told('GET', '/agendamentos?limit=0')).toEqual([400, ['limit: Deve ser no mínimo 1.']]);
    expect(await told('GET', '/agendamentos?limit=500')).toEqual([400, ['limit: Deve ser no máximo 100.']]);
    expect(await told('POST', '/agendamentos-com/observacao-prestador/aceitar', { ids: [] })).toEqual([
      400,
      [expect.stringMatching(/Deve ter pelo menos 1 item\.$/)],
    ]);
  });

  it("doc2 §5 'Campo obrigatório': a field in which nothing was chosen is missing, however a form says so", async () => {
    const token = await app.tokenFor(1);
    const asked = ['tipoExame', 'cidade', 'prestador', 'periodo', 'dataSugestaoInicial'];
    for (const blank of [undefined, null, '']) {
      const body = Object.fromEntries(asked.map((field) => [field, blank]));
      const r = await app.invoke('POST', '/agendamentos', { token, body });
      const { message } = r.body as { message: string[] };
      for (const field of asked) {
        // Of a number's text the wire has its own words.
        if (field === 'periodo' && blank === '') continue;
        expect([blank, message]).toEqual([blank, expect.arrayContaining([`${field}: Campo obrigatório`])]);
      }
    }
  });

  it("doc1 §5 'Edit dialog required fields': an edit is refused in the dialog's words", async () => {
    const token = await app.tokenFor(1);
    const asked = ['cidade', 'prestador', 'nomeSolicitante', 'emailSolicitante', 'telefoneSolicitante'];
    for (const blank of ['', null]) {
      const body = { id: 1, version: 1, ...Object.fromEntries(asked.map((field) => [field, blank])) };
      expect((await app.invoke('PUT', '/agendamentos', { token, body })).body).toMatchObject({
        message: [
          'cidade: A cidade é obrigatória.',
          'prestador: O prestador é obrigatório.',
          'nomeSolicitante: O nome do solicitante é obrigatório.',
          'emailSolicitante: O email do solicitante é obrigatório.',
          'telefoneSolicitante: O telefone do solicitante é obrigatório.',
        ],
      });
    }
  });

  it('doc2 §5, §9: an eleventh employee is refused in the words of the limit', async () => {
    const token = await app.tokenFor(1);
    const body = Array.from({ length: 11 }, () => ({}));
    expect(await app.invoke('POST', '/agendamentos', { token, body })).toMatchObject({
      status: 400,
      body: { message: ['O limite máximo de funcionários em um agendamento é de 10.'] },
    });
  });

  it("doc2 §5 'Self-scheduling form': a range without its end says which", async () => {
    const token = await app.tokenFor(1);
    const told = async (body: object) =>
      ((await app.invoke('POST', '/autoagendamento', { token, body })).body as { message: string[] }).message;
    for (const body of [{}, { dataSugestaoFinal: null }])
      expect(await told(body)).toContain('dataSugestaoFinal: A data de sugestão final é obrigatória');
    expect(await told({ enquadramentoLaudoPCD: null })).toContain(
      'enquadramentoLaudoPCD: Este campo é obrigatório',
    );
  });

  it('no call asks for more than the largest upload (doc1 §5: 10485760 bytes) and its wrapping', () => {
    for (const { id, maxBody = MEGABYTE } of CALLS)
      expect([id, maxBody <= 11 * MEGABYTE]).toEqual([id, true]);
  });
});
