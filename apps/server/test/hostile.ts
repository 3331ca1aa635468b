import { afterAll, beforeAll, expect, it } from 'vitest';
import { archiveOf, macroWorkbook, wordFile } from './archive.ts';
import { formWith } from './form.ts';
import { createTestApp, type TestApp, type TestOptions } from './helpers.ts';
import { createPedido } from './pedido.ts';

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const LIMIT = 10_485_760;
const TOO_LARGE = 'O arquivo selecionado excede o tamanho de 10 Mb.';

/** Every call that takes a file, with what stands beside the file; a new one fails until it is among these. */
export type Door = 'uploadFile' | 'attachFile' | 'attachToRegistration' | 'createImport' | 'readManyFile';

/** Each of these is opened by a process of its own: their tests stand in files of their own. */
export const SHEET_DOORS: readonly Door[] = ['createImport', 'readManyFile'];

interface Hostile {
  readonly name: string;
  readonly content: () => Buffer | string;
}

/** Packed once for all doors: 120 MB take most of a second. */
function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined;
  return () => (made ??= make());
}

/** What is no document: no door takes it, whatever it calls itself. */
const PROGRAMS: Readonly<Record<string, Hostile>> = {
  'a program called .pdf': {
    name: 'laudo.pdf',
    content: () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'),
  },
  'a program called .xlsx': {
    name: 'rh.xlsx',
    content: () => Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'),
  },
  'a workbook with macros': { name: 'rh.xlsm', content: macroWorkbook },
  'a workbook with macros called .xlsx': { name: 'rh.xlsx', content: macroWorkbook },
  'a document that hides a macro': {
    name: 'a.docx',
    content: () => wordFile({ 'word/vbaProject.bin': 'x' }),
  },
  'a document that opens to 120 MB': {
    name: 'a.docx',
    content: once(() => wordFile({ 'word/media/a.xml': Buffer.alloc(120 * 1024 ** 2) })),
  },
  'a workbook that opens to 120 MB': {
    name: 'rh.xlsx',
    content: once(() =>
      archiveOf({
        '[Content_Types].xml':
          '<?xml version="1.0"?><Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
        'xl/workbook.xml': '<workbook/>',
        'xl/worksheets/sheet1.xml': Buffer.alloc(120 * 1024 ** 2),
      }),
    ),
  },
  'an archive': { name: 'a.zip', content: () => archiveOf({ '../../etc/passwd': 'a' }) },
  'an archive that ends in the middle': { name: 'a.docx', content: () => wordFile().subarray(0, 60) },
  'the old format of Excel': { name: 'rh.xls', content: () => Buffer.from('d0cf11e0a1b11ae1', 'hex') },
  nothing: { name: 'a.pdf', content: () => Buffer.alloc(0) },
};

/** Text with a script in it: no document either. A spreadsheet of text takes it as cells, which are text for ever. */
const SCRIPTS: Readonly<Record<string, Hostile>> = {
  'a page with a script called .png': {
    name: 'x.png',
    content: () => '<html><script>alert(1)</script></html>',
  },
  'a drawing with a script': {
    name: 'x.svg',
    content: () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  },
  'a drawing behind an XML line': {
    name: 'x.svg',
    content: () => '<?xml version="1.0"?><svg onload="alert(1)"/>',
  },
};

/** A server with the doors, for a suite of one or more of them. */
export function atTheDoors(database: NonNullable<TestOptions['database']>) {
  let app: TestApp;
  let staff: string;
  let clinic: string;
  let agendamento: number;
  beforeAll(async () => {
    app = await createTestApp({ database });
    staff = await app.tokenFor(1);
    clinic = await app.tokenFor(4);
    agendamento = await createPedido(app.database.db, { funcionarioId: 1 });
    await app.database.runScript(
      'insert into prestador_cadastro (empresa_id, prestador_id) select empresa_id, prestador_id from usuario where id = 4',
    );
  });
  afterAll(() => app.close());

  const doors: Readonly<Record<Door, { path: string; fields: () => Record<string, string | number> }>> = {
    uploadFile: { path: '/pre-solicitacoes/upload', fields: () => ({}) },
    attachFile: {
      path: '/anexo',
      fields: () => ({ origem: 'AGENDAMENTO', origemId: agendamento, tipo: 'Outro' }),
    },
    attachToRegistration: { path: '/cadastro-prestador/arquivos', fields: () => ({ tipo: 'ALVARA' }) },
    createImport: { path: '/importacao', fields: () => ({ clienteId: 1, tipo: 'FUNCIONARIOS' }) },
    readManyFile: { path: '/pedidos-em-lote/planilha', fields: () => ({}) },
  };
  const post = (door: Door, type: string, body: unknown) =>
    app.invoke('POST', doors[door].path, {
      token: door === 'attachToRegistration' ? clinic : staff,
      body,
      headers: { 'content-type': type },
    });
  const send = async (door: Door, name: string, content: Buffer | string) => {
    const form = await formWith({ name, content, type: 'application/pdf' }, doors[door].fields());
    return post(door, form.type, form.payload);
  };
  const kept = async () =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ n: number }>(
          'select ((select count(*) from arquivo) + (select count(*) from importacao))::int as n',
        ),
      )
    ).rows[0]?.n;
  return { doors, send, kept, post };
}

/** What is held of each door. */
export function refusesWhatIsHostile({ send, kept, post }: ReturnType<typeof atTheDoors>, door: Door): void {
  it.each(Object.entries(PROGRAMS))('refuses %s', async (_what, { name, content }) => {
    const before = await kept();
    const refused = await send(door, name, content());
    expect([refused.status, refused.body]).toEqual([
      expect.toSatisfy((status: number) => [400, 413, 422].includes(status)),
      expect.objectContaining({ message: expect.anything() as unknown }),
    ]);
    expect(await kept()).toBe(before);
  });

  it.each(Object.entries(SCRIPTS))('gives %s no chance', async (_what, { name, content }) => {
    const answer = await send(door, name, content());
    // A sheet of texts is a sheet, whatever they say.
    if (SHEET_DOORS.includes(door)) expect([200, 201, 400, 422]).toContain(answer.status);
    else expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
  });

  it.each([
    ['without its boundary', 'multipart/form-data', '--x\r\n'],
    ['that ends in its head', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-'],
    ['without a part', 'multipart/form-data; boundary=x', '--x\r\n\r\n'],
    [
      'that ends in the file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
    ],
  ])('refuses a form %s', async (_what, type, body) => {
    const before = await kept();
    const refused = await post(door, type, body);
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ codigo: 'VALIDACAO' })]);
    expect(await kept()).toBe(before);
  });

  it('refuses 10485761 bytes in the specified words', async () => {
    const before = await kept();
    const refused = await send(
      door,
      'a.pdf',
      Buffer.concat([PDF, Buffer.alloc(LIMIT + 1 - PDF.length, 0x20)]),
    );
    expect([refused.status, (refused.body as { message: string }).message]).toEqual([413, TOO_LARGE]);
    expect(await kept()).toBe(before);
  });
}
