import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { nowInSaoPaulo } from '@apto/domain/time';
import excel from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepFiles } from '../src/files/sweep.ts';
import { macroWorkbook, wordFile, archiveOf } from './archive.ts';
import { formWith } from './form.ts';
import { DATABASES, createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS, createPedido } from './pedido.ts';
import { pedido } from './pedidos.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const LIMIT = 10_485_760;
const HOUR = 3_600_000;
const TOO_LARGE = 'O arquivo selecionado excede o tamanho de 10 Mb.';
const REFUSED = 'Este tipo de arquivo não é aceito. Use PDF, PNG, JPEG, DOCX ou XLSX.';

interface Attachment {
  id: number;
  chave: string;
  nomeArquivo: string;
  tipo: string;
  tipoConteudo: string;
  tamanho: number;
  usuario: { name: string } | null;
}

/** A PDF of exactly so many bytes. */
const pdfOf = (bytes: number): Buffer => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length, 0x20)]);

describe.each(DATABASES)('files (doc1 §3, §5, §7, decision 50), on %s', (database) => {
  let app: TestApp;
  let staff: string;
  let id: number;
  beforeAll(async () => {
    app = await createTestApp({ database });
    staff = await app.tokenFor(2);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(DELETE_AGENDAMENTOS);
    id = await createPedido(app.database.db, { funcionarioId: 1 });
  });

  const send = async (
    url: string,
    file: Parameters<typeof formWith>[0],
    fields: Record<string, string | number> = {},
    { token = staff, headers = {} }: { token?: string | null; headers?: Record<string, string> } = {},
  ) => {
    const { payload, type } = await formWith(file, fields);
    return app.invoke('POST', url, { token, body: payload, headers: { 'content-type': type, ...headers } });
  };
  const attach = (file: Parameters<typeof formWith>[0], fields: Record<string, string | number> = {}) =>
    send('/anexo', file, { origem: 'AGENDAMENTO', origemId: id, tipo: 'Outro', ...fields });
  const list = async (token = staff) =>
    (await app.invoke('GET', `/anexo/AGENDAMENTO/${id}`, { token })).body as Attachment[];
  const stored = () => {
    try {
      return readdirSync(join(app.config.dataFolder, 'arquivos'));
    } catch {
      return [];
    }
  };
  const received = () => {
    try {
      return readdirSync(join(app.config.dataFolder, 'recebendo'));
    } catch {
      return [];
    }
  };
  const rowsOf = async (text: string) =>
    (await app.database.rawTransaction((c) => c.query<Record<string, unknown>>(text))).rows;

  it('doc3 §7.6 /anexo/publica: the employee of the link sees what is attached, nobody else and no content', async () => {
    await attach({ name: 'encaminhamento.pdf', content: PDF });
    const token = await app.employeeToken(id);
    const [own] = await rowsOf(`select cpf_funcionario as cpf from agendamento where id = ${id}`);
    const ask = (body: object, by: string | null = token) =>
      app.invoke('POST', '/anexo/publica', {
        token: by,
        body: { origem: 'AGENDAMENTO', origemId: id, ...body },
      });
    const cpfFuncionario = String(own?.['cpf']);
    const answer = await ask({ cpfFuncionario });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([
      {
        id: expect.any(Number),
        nomeArquivo: 'encaminhamento.pdf',
        tipo: 'Outro',
        url: null,
        createdAt: expect.any(String),
        origem: 'AGENDAMENTO',
        origemId: id,
      },
    ]);
    // Another CPF, also a valid one, and another request are answered alike; without the link there is no answer.
    const other = await createPedido(app.database.db, { funcionarioId: 2 });
    const refused = [
      await ask({ cpfFuncionario: '39053344705' }),
      await ask({ cpfFuncionario, origemId: other }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    expect((await ask({ cpfFuncionario }, null)).status).toBe(401);
    expect((await ask({ cpfFuncionario }, staff)).status).not.toBe(200);
    expect(
      await rowsOf(
        "select sessao_tipo as by from auditoria where recurso = 'arquivo' and acao = 'LER' and dado_de_saude",
      ),
    ).toContainEqual({ by: 'autoagendamento' });
  });

  it('a file is attached, listed, downloaded as it was, and every reading is in the trail as one of health data', async () => {
    const answer = await attach({ name: 'Laudo médico.pdf', content: PDF });
    expect(answer.status).toBe(201);
    expect(await list()).toEqual([
      expect.objectContaining({
        nomeArquivo: 'Laudo médico.pdf',
        tipo: 'Outro',
        tipoConteudo: 'application/pdf',
        tamanho: PDF.length,
        usuario: { name: 'Usuário 2' },
        url: null,
      }),
    ]);
    const { chave: key } = answer.body as Attachment;
    const download = await app.invoke('GET', `/arquivos/${key}`, { token: staff });
    expect(createHash('sha256').update(download.raw).digest('hex')).toBe(
      createHash('sha256').update(PDF).digest('hex'),
    );
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Laudo m_dico.pdf"; filename*=UTF-8\'\'Laudo%20m%C3%A9dico.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const preview = await app.invoke('GET', `/arquivos/${key}/previa`, { token: staff });
    expect(preview.headers['content-disposition']).toMatch(/^inline; /);
    const trail = await rowsOf(
      `select acao, dado_de_saude as saude, usuario_id as quem, detalhes::text as detalhes from auditoria
       where recurso = 'arquivo' or acao = 'ANEXAR' order by id desc limit 4`,
    );
    expect(trail.map((r) => [r['acao'], r['saude'], r['quem']])).toEqual([
      ['VISUALIZAR', true, 2],
      ['BAIXAR', true, 2],
      ['LER', true, 2],
      ['ANEXAR', true, 2],
    ]);
    expect(JSON.stringify(trail)).not.toContain('Laudo');
    expect(received()).toEqual([]);
  });

  it('doc1 §5: 10485760 bytes are taken, one more is refused with the specified text and leaves nothing', async () => {
    expect((await attach({ name: 'a.pdf', content: pdfOf(LIMIT) })).status).toBe(201);
    const before = stored().length;
    const refused = await attach({ name: 'b.pdf', content: pdfOf(LIMIT + 1) });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([413, TOO_LARGE]);
    // One that says so beforehand is not even read.
    const huge = await attach({ name: 'c.pdf', content: Buffer.alloc(LIMIT + 100_000) });
    expect([huge.status, (huge.body as { message: string }).message]).toEqual([413, TOO_LARGE]);
    expect(await list()).toHaveLength(1);
    expect(stored()).toHaveLength(before);
    expect(received()).toEqual([]);
  });

  const bomb = () => Buffer.alloc(120 * 1024 ** 2);
  it.each<[string, string, () => Buffer | string]>([
    ['a program called .pdf', 'laudo.pdf', () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
    ['a page with a script called .png', 'x.png', () => '<html><script>alert(1)</script></html>'],
    [
      'a drawing with a script',
      'x.svg',
      () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    ['a drawing behind an XML line', 'x.svg', () => '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ['plain text', 'x.txt', () => 'texto'],
    ['a workbook with macros', 'planilha.xlsm', macroWorkbook],
    ['a workbook with macros called .xlsx', 'planilha.xlsx', macroWorkbook],
    ['a document that hides a macro', 'laudo.docx', () => wordFile({ 'word/vbaProject.bin': 'x' })],
    [
      'a document with an embedded object',
      'laudo.docx',
      () => wordFile({ 'word/embeddings/oleObject1.bin': 'x' }),
    ],
    ['a document that opens to 120 MB', 'laudo.docx', () => wordFile({ 'word/media/a.xml': bomb() })],
    ['an archive', 'x.zip', () => archiveOf({ 'a.txt': 'a' })],
    ['an archive that ends in the middle', 'x.docx', () => wordFile().subarray(0, 60)],
    ['the old format of Word', 'x.doc', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('refused: %s', async (_what, name, content) => {
    const refused = await attach({ name, content: content(), type: 'application/pdf' });
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([422, REFUSED]);
    expect(await list()).toEqual([]);
    expect(received()).toEqual([]);
  });

  it('what the sender says of a file counts for nothing: type by content, name without path, ending by type', async () => {
    const names: [string, Buffer][] = [
      ['..\\..\\windows\\system32\\evil.exe', PNG],
      ['../../../etc/passwd', PDF],
      ['contrato.docx', wordFile()],
      ['planilha.xlsx', Buffer.from(await new excel.Workbook().xlsx.writeBuffer())],
    ];
    const workbook = new excel.Workbook();
    workbook.addWorksheet('a').addRow(['b']);
    names[3] = ['planilha.xlsx', Buffer.from(await workbook.xlsx.writeBuffer())];
    for (const [name, content] of names) expect((await attach({ name, content })).status, name).toBe(201);
    expect((await list()).map((a) => [a.nomeArquivo, a.tipoConteudo.split(/[./]/).at(-1)])).toEqual([
      ['planilha.xlsx', 'sheet'],
      ['contrato.docx', 'document'],
      ['passwd.pdf', 'pdf'],
      ['evil.exe.png', 'png'],
    ]);
    // What lies in storage is called by nobody's name.
    for (const name of stored()) expect(name).toMatch(/^[\w-]{43}$/);
  });

  it('only PDF and pictures are previewed', async () => {
    const attached = (await attach({ name: 'contrato.docx', content: wordFile() })).body as Attachment;
    const answer = await app.invoke('GET', `/arquivos/${attached.chave}/previa`, {
      token: staff,
    });
    expect(answer.status).toBe(422);
  });

  it('nobody reaches a file of another scope, without the permission, without a session or by its number', async () => {
    const { chave: key, id: number } = (await attach({ name: 'a.pdf', content: PDF })).body as Attachment;
    const codes = async (token: string | null) => [
      (await app.invoke('GET', `/arquivos/${key}`, { token })).status,
      (await app.invoke('GET', `/arquivos/${key}/previa`, { token })).status,
      (await app.invoke('GET', `/anexo/AGENDAMENTO/${id}`, { token })).status,
    ];
    expect(await codes(await app.tokenFor(8))).toEqual([404, 404, 404]);
    expect(await codes(await app.tokenFor(5))).toEqual([404, 404, 404]);
    expect(await codes(await app.tokenFor(3))).toEqual([403, 403, 403]);
    expect(await codes(null)).toEqual([401, 401, 401]);
    expect(await codes(await app.tokenFor(4))).toEqual([401, 401, 401]);
    expect(await codes(await app.employeeToken(id))).toEqual([401, 401, 401]);
    expect((await app.invoke('GET', `/arquivos/${number}`, { token: staff })).status).toBe(400);
    expect(
      (
        await send(
          '/anexo',
          { name: 'a.pdf', content: PDF },
          { origem: 'AGENDAMENTO', origemId: id, tipo: 'Outro' },
          { token: await app.tokenFor(8) },
        )
      ).status,
    ).toBe(404);
  });

  it('decision 50: an upload is its uploader’s for 24 hours, bound once, by nobody else', async () => {
    const upload = async (token = staff) =>
      (
        (await send('/pre-solicitacoes/upload', { name: 'laudo.pdf', content: PDF }, {}, { token })).body as {
          path: string;
        }
      ).path;
    const bind = async (path: string, token = staff) =>
      (await send('/anexo', null, { origem: 'AGENDAMENTO', origemId: id, tipo: 'LAUDO', path }, { token }))
        .status;
    const other = await app.tokenFor(1);
    const path = await upload();
    expect((await app.invoke('GET', `/arquivos/${path}`, { token: other })).status).toBe(404);
    expect((await app.invoke('GET', `/arquivos/${path}`, { token: staff })).status).toBe(200);
    expect(await bind(path, other)).toBe(404);
    expect(await bind(path)).toBe(201);
    expect(await bind(path)).toBe(404);
    expect((await app.invoke('GET', `/arquivos/${path}`, { token: other })).status).toBe(200);
    const late = await upload();
    // On both sides of midnight by UTC.
    for (const hours of [0, 10.9, 11, 12, 23.99]) {
      app.goTo(MONDAY_10AM + hours * HOUR);
      const own = await app.tokenFor(2);
      expect([hours, (await app.invoke('GET', `/arquivos/${late}`, { token: own })).status]).toEqual([
        hours,
        200,
      ]);
    }
    app.goTo(MONDAY_10AM + 24 * HOUR);
    const lateStaff = await app.tokenFor(2);
    expect((await app.invoke('GET', `/arquivos/${late}`, { token: lateStaff })).status).toBe(404);
    expect(await bind(late, lateStaff)).toBe(404);
  });

  it('the sweep removes what never got its record, and nothing else', async () => {
    await attach({ name: 'fica.pdf', content: PDF });
    await send('/pre-solicitacoes/upload', { name: 'vai.pdf', content: PDF });
    // A request that died between storage and database.
    await app.database
      .runScript(`insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, expira_em, created_at)
      values (1, repeat('m', 43), 2, 'morto.pdf', 'application/pdf', 1, repeat('0', 64), '2026-11-24T13:00:00Z', '2026-11-23T13:00:00Z')`);
    const at = (ms: number) => sweepFiles({ ...app.server }, nowInSaoPaulo(ms));
    expect(await at(MONDAY_10AM + 0.5 * HOUR)).toBe(0);
    expect(await at(MONDAY_10AM + 1.5 * HOUR)).toBe(1);
    expect(await at(MONDAY_10AM + 23 * HOUR)).toBe(0);
    expect(await at(MONDAY_10AM + 25 * HOUR)).toBe(1);
    expect((await rowsOf('select nome, chave from arquivo')).map((r) => r['nome'])).toEqual(['fica.pdf']);
    const [kept] = await rowsOf('select chave from arquivo');
    expect(stored()).toContain(kept?.['chave']);
  });

  it('the sweep leaves nothing of a day on which more went than one look goes through', async () => {
    await app.database
      .runScript(`insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, expira_em)
      select 1, lpad(n::text, 43, 'n'), 2, 'vai.pdf', 'application/pdf', 1, repeat('0', 64), '2026-11-23T13:00:00Z'
      from generate_series(1, 501) n`);
    expect(await sweepFiles({ ...app.server }, nowInSaoPaulo(MONDAY_10AM + 25 * HOUR))).toBe(501);
    expect(await rowsOf('select 1 from arquivo')).toEqual([]);
  });

  it('a storage that fails leaves the sweep’s work for the next round', async () => {
    await send('/pre-solicitacoes/upload', { name: 'vai.pdf', content: PDF });
    const { files } = app.server.gateways;
    const now = nowInSaoPaulo(MONDAY_10AM + 25 * HOUR);
    const broken = { ...files, remove: () => Promise.reject(new Error('storage')) };
    const gateways = { ...app.server.gateways, files: broken };
    await expect(sweepFiles({ ...app.server, gateways }, now)).rejects.toThrow('storage');
    expect(await sweepFiles({ ...app.server }, now)).toBe(1);
    expect(await rowsOf('select 1 from arquivo')).toEqual([]);
  });

  it('a full disk is said as such, and nothing is attached', async () => {
    const { files } = app.server.gateways;
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    app.server.gateways.files = { ...files, save: () => Promise.reject(full) };
    try {
      const answer = await attach({ name: 'a.pdf', content: PDF });
      expect(answer.status).toBe(507);
      expect(answer.body).toMatchObject({
        codigo: 'SEM_ESPACO',
        message: 'Não há espaço para guardar o arquivo. Tente mais tarde ou avise o suporte.',
      });
    } finally {
      app.server.gateways.files = files;
    }
    expect(await list()).toEqual([]);
    expect(received()).toEqual([]);
  });

  it('a disk that is full while the file arrives is said as such too', async () => {
    const made = vi
      .spyOn(fs, 'mkdir')
      .mockRejectedValue(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
    syncBuiltinESMExports();
    try {
      const answer = await attach({ name: 'a.pdf', content: PDF });
      expect([answer.status, answer.body]).toMatchObject([507, { codigo: 'SEM_ESPACO' }]);
    } finally {
      made.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('the same Idempotency-Key attaches once; with another file it is refused', async () => {
    const headers = { 'idempotency-key': 'chave-de-teste-1' };
    const fields = { origem: 'AGENDAMENTO', origemId: id, tipo: 'Outro' };
    const once = await send('/anexo', { name: 'a.pdf', content: PDF }, fields, { headers });
    const again = await send('/anexo', { name: 'a.pdf', content: PDF }, fields, { headers });
    expect(again.body).toEqual(once.body);
    expect(await list()).toHaveLength(1);
    const another = await send('/anexo', { name: 'a.pdf', content: PNG }, fields, { headers });
    expect(another.status).toBe(422);
  });

  it.each<[string, () => Promise<{ status: number }>, number]>([
    ['no file and no path', () => attach(null), 400],
    ['an empty file', () => attach({ name: 'a.pdf', content: '' }), 400],
    ['an unknown kind', () => attach({ name: 'a.pdf', content: PDF }, { tipo: 'ASO' }), 400],
    ['an unknown origin', () => attach({ name: 'a.pdf', content: PDF }, { origem: 'CLIENTE' }), 400],
    [
      'a pre-request, which does not exist',
      () => attach({ name: 'a.pdf', content: PDF }, { origem: 'PRE_SOLICITACAO' }),
      404,
    ],
    [
      'JSON in place of a form',
      () => app.invoke('POST', '/anexo', { token: staff, body: { origem: 'AGENDAMENTO' } }),
      415,
    ],
    [
      'a form for a call that takes JSON',
      () => send('/agendamento_status', { name: 'a.pdf', content: PDF }),
      415,
    ],
  ])('refused: %s', async (_what, call, status) => {
    expect((await call()).status).toBe(status);
    expect(await list()).toEqual([]);
    expect(received()).toEqual([]);
    expect(await rowsOf('select 1 from arquivo')).toEqual([]);
  });

  it('200 uploads without a record are enough for one person', async () => {
    await app.database
      .runScript(`insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, situacao, expira_em)
      select 1, lpad(n::text, 43, 'a'), 2, 'x.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO', '2026-11-24T13:00:00Z' from generate_series(1, 200) n`);
    const upload = async () =>
      (await send('/pre-solicitacoes/upload', { name: 'a.pdf', content: PDF })).status;
    expect(await upload()).toBe(422);
    // What is over, or was taken from its record, waits for the sweep and for nobody else.
    await app.database.runScript(`update arquivo set situacao = 'DESCARTADO'`);
    expect(await upload()).toBe(201);
    await app.database.runScript(
      `update arquivo set situacao = 'PRONTO', expira_em = '2026-11-23T13:00:00Z'`,
    );
    expect(await upload()).toBe(201);
  });

  it('doc2 §2.4, §2.5: the creation of a request ties its uploads to each appointment, in its transaction', async () => {
    const upload = async (kind: string, token = staff) =>
      (
        (
          await send(
            '/pre-solicitacoes/upload',
            { name: 'laudo.pdf', content: PDF },
            { tipo: kind },
            { token },
          )
        ).body as { path: string }
      ).path;
    const [laudo, laudoPcd] = [await upload('LAUDO'), await upload('LAUDO_PCD')];
    const own = async (token = staff) =>
      (await app.invoke('GET', `/pre-solicitacoes/upload?chaves=${laudo},${laudoPcd}`, { token })).body;
    expect(await own()).toMatchObject([
      { path: laudo, nomeArquivo: 'laudo.pdf', tipo: 'LAUDO', tamanho: PDF.length },
      { path: laudoPcd, tipo: 'LAUDO_PCD' },
    ]);
    // They are their uploader's: for a colleague of the same company they do not exist.
    const colleague = await app.tokenFor(1);
    expect(await own(colleague)).toEqual([]);

    const body = pedido({
      anexos: [
        { path: laudo, tipo: 'LAUDO' },
        { path: laudoPcd, tipo: 'LAUDO_PCD' },
      ],
    });
    const create = (token: string, payload: object = body) =>
      app.invoke('POST', '/agendamentos', { token, body: payload });
    const before = await rowsOf('select count(*)::int as n from agendamento');
    expect((await create(colleague)).status).toBe(404);
    expect(await rowsOf('select count(*)::int as n from agendamento')).toEqual(before);

    const created = await create(staff);
    expect(created.status).toBe(201);
    const { id: newId } = created.body as { id: number };
    const bound = await app.invoke('GET', `/anexo/AGENDAMENTO/${newId}`, { token: staff });
    expect(new Map((bound.body as Attachment[]).map((file) => [file.chave, file.tipo]))).toEqual(
      new Map([
        [laudo, 'LAUDO'],
        [laudoPcd, 'LAUDO_PCD'],
      ]),
    );
    expect(await own()).toEqual([]);
    // What is bound is nobody's upload any more.
    expect((await create(staff, { ...body, funcionario: { id: 2 } })).status).toBe(404);
  });

  it('doc2 §2.1: a pre-request takes its uploads along, too', async () => {
    const { path } = (
      await send('/pre-solicitacoes/upload', { name: 'laudo.pdf', content: PDF }, { tipo: 'LAUDO_PCD' })
    ).body as { path: string };
    const body = pedido({ pcd: true, informacoesPcd: 2, anexos: [{ path, tipo: 'LAUDO_PCD' }] });
    const answer = await app.invoke('POST', '/pre-solicitacoes', { token: staff, body });
    expect(answer.status).toBe(201);
    const { id: newId } = answer.body as { id: number };
    const bound = await app.invoke('GET', `/anexo/PRE_SOLICITACAO/${newId}`, { token: staff });
    expect(bound.body).toMatchObject([{ chave: path, tipo: 'LAUDO_PCD' }]);
  });

  describe('doc3 §2.9, §7.6: files of a record of any registry', () => {
    const ofClinic = (fields: Record<string, string | number> = {}, token = staff) =>
      send(
        '/anexo',
        { name: 'alvará.pdf', content: PDF },
        { origem: 'supplier', origemId: 1, tipo: 'Outro', ...fields },
        { token },
      );
    const filesOf = async (name: string, of: number) =>
      app.invoke('GET', `/anexo/${name}/${of}`, { token: staff });
    const remove = (file: number, token = staff) => app.invoke('DELETE', `/anexo/${file}`, { token });
    /** Somebody who holds these permissions and no more. */
    const holding = async (...permissions: string[]): Promise<string> => {
      await app.database.rawTransaction((c) =>
        c.query('update perfil set permissoes = $1 where id = 3', [permissions]),
      );
      return app.tokenFor(6);
    };
    const SEES = 'gestamedica_painel_prestador';

    it('is attached, listed, saved and removed; who did it stands in the record’s history', async () => {
      const answer = await ofClinic();
      expect(answer.status).toBe(201);
      const { id: file, chave: key } = answer.body as Attachment;
      expect((await filesOf('supplier', 1)).body).toMatchObject([{ id: file, nomeArquivo: 'alvará.pdf' }]);
      expect((await filesOf('supplier', 2)).body).toEqual([]);
      expect((await app.invoke('GET', `/arquivos/${key}`, { token: staff })).raw).toEqual(PDF);
      expect((await remove(file)).status).toBe(200);
      expect((await filesOf('supplier', 1)).body).toEqual([]);
      expect((await app.invoke('GET', `/arquivos/${key}`, { token: staff })).status).toBe(404);
      expect((await remove(file)).status).toBe(404);
      const log = await app.invoke('GET', '/log-acoes?origem=supplier&origemId=1&limit=2', { token: staff });
      expect((log.body as { registros: { metodo: string }[] }).registros.map((r) => r.metodo)).toEqual([
        'ANEXO_EXCLUIDO',
        'ARQUIVO_ANEXADO',
      ]);
      const kept = stored().length;
      await sweepFiles({ ...app.server }, nowInSaoPaulo(Date.now()));
      expect(stored()).toHaveLength(kept - 1);
    });

    it('needs the registry’s own permission: to see it, to change it; that of requests opens none', async () => {
      const { id: file, chave: key } = (await ofClinic()).body as Attachment;
      const requests = await holding('gestamedica_agendamentos:anexos', 'gestamedica_agendamentos:editar');
      const list = (token: string) => app.invoke('GET', '/anexo/supplier/1', { token });
      expect((await list(requests)).status).toBe(403);
      expect((await app.invoke('GET', `/arquivos/${key}`, { token: requests })).status).toBe(404);
      const seeing = await holding(SEES);
      expect((await list(seeing)).status).toBe(200);
      expect((await ofClinic({}, seeing)).status).toBe(403);
      expect((await remove(file, seeing)).status).toBe(403);
      expect((await app.invoke('GET', `/anexo/AGENDAMENTO/${id}`, { token: seeing })).status).toBe(403);
      const changing = await holding(SEES, `${SEES}:editar`);
      expect((await ofClinic({}, changing)).status).toBe(201);
      expect((await remove(file, changing)).status).toBe(200);
    });

    it('those of a request are kept with the medical record: 422 in so many words, and nothing goes', async () => {
      const { id: file } = (await attach({ name: 'laudo.pdf', content: PDF })).body as Attachment;
      const refused = await remove(file);
      expect([refused.status, (refused.body as { message: string }).message]).toEqual([
        422,
        expect.stringContaining('fazem parte do prontuário'),
      ]);
      expect(await list()).toHaveLength(1);
    });

    it('a record that is deleted takes its files along', async () => {
      const made = await app.invoke('POST', '/cadastros/grupos', {
        token: staff,
        body: { descricao: 'Com arquivo' },
      });
      const { id: group } = made.body as { id: number };
      const { chave: key } = (await ofClinic({ origem: 'grupos', origemId: group })).body as Attachment;
      expect((await app.invoke('DELETE', `/cadastros/grupos/${group}`, { token: staff })).status).toBe(200);
      expect(await rowsOf(`select situacao, origem from arquivo where chave = '${key}'`)).toEqual([
        { situacao: 'DESCARTADO', origem: null },
      ]);
    });
  });
});
