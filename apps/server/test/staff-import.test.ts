import { deflateRawSync } from 'node:zlib';
import { nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import excel, { type CellValue, type Worksheet } from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { row, rows } from './sql.ts';

import { SpreadsheetError, readFileContent } from '../src/staff-import/file.ts';
import { findCliente } from '../src/staff-import/find-cliente.ts';
import { importSpreadsheet, type ImportRun } from '../src/staff-import/import-staff.ts';
import { report } from '../src/staff-import/report.ts';
import { DATABASES, createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';

const now = nowInSaoPaulo(MONDAY_10AM);

async function spreadsheet(build: (sheet: Worksheet, folder: excel.Workbook) => void): Promise<Uint8Array> {
  const folder = new excel.Workbook();
  build(folder.addWorksheet('Funcionários'), folder);
  return new Uint8Array(await folder.xlsx.writeBuffer());
}
const withRows = (...sheetRows: CellValue[][]) => spreadsheet((sheet) => void sheet.addRows(sheetRows));

/** 24 November 1988 as Excel counts. */
const SERIAL = 32_471;
const HEADER = [
  'E-MAIL',
  'Dt. Nascimento',
  'Nome Completo',
  'C.P.F',
  'Função',
  'Depto',
  'Filial',
  'Celular (WhatsApp)',
  'Admissão',
];

/** A zip archive of one part that is 300 MB of zeros and says that it is empty. */
function bomb(): Uint8Array {
  const data = deflateRawSync(Buffer.alloc(300 * 1024 ** 2));
  const name = Buffer.from('xl/workbook.xml');
  const header = (signature: number, size: number, sizeAt: number) => {
    const bytes = Buffer.alloc(size);
    bytes.writeUInt32LE(signature);
    bytes.writeUInt16LE(8, sizeAt - 10);
    bytes.writeUInt32LE(data.length, sizeAt);
    bytes.writeUInt16LE(name.length, sizeAt + 8);
    return bytes;
  };
  const local = Buffer.concat([header(0x04034b50, 30, 18), name, data]);
  const entry = Buffer.concat([header(0x02014b50, 46, 20), name]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return new Uint8Array(Buffer.concat([local, entry, end]));
}

describe('reading an .xlsx as it comes', () => {
  it('rich text, links, formulas, errors, dates and serials become plain cells', async () => {
    const content = await spreadsheet((sheet) => {
      sheet.getCell('A1').value = { richText: [{ text: 'No' }, { font: { bold: true }, text: 'me' }] };
      sheet.getCell('B1').value = { text: 'ana@exemplo.com.br', hyperlink: 'mailto:ana@exemplo.com.br' };
      sheet.getCell('C1').value = { formula: 'A1&"x"', result: 'Nomex' };
      sheet.getCell('D1').value = new Date(Date.UTC(1988, 10, 24));
      sheet.getCell('E1').value = SERIAL;
      sheet.getCell('F1').value = { error: '#N/A' };
      sheet.getCell('G1').value = { formula: 'TODAY()', result: new Date(Date.UTC(2026, 10, 23)) };
      sheet.getCell('H1').value = true;
      sheet.getCell('I1').value = {
        text: { richText: [{ text: 'a@' }, { text: 'b.com' }] },
        hyperlink: 'mailto:a@b.com',
      } as unknown as CellValue;
    });
    expect(await readFileContent(content)).toEqual([
      [
        'Nome',
        'ana@exemplo.com.br',
        'Nomex',
        { year: 1988, month: 11, day: 24 },
        SERIAL,
        '#N/A',
        { year: 2026, month: 11, day: 23 },
        true,
        'a@b.com',
      ],
    ]);
  });

  it('keeps positions over empty rows and columns, and repeats cells that are merged downwards', async () => {
    const content = await spreadsheet((sheet) => {
      sheet.getCell('B3').value = 'Matriz';
      sheet.mergeCells('B3:B5');
      sheet.getCell('D3').value = 'Ana';
      sheet.getCell('D4').value = 'Bia';
      sheet.getCell('D5').value = 'Caio';
      sheet.getCell('A7').value = 'Total';
      sheet.mergeCells('A7:D7');
    });
    expect(await readFileContent(content)).toEqual([
      [],
      [],
      [null, 'Matriz', null, 'Ana'],
      [null, 'Matriz', null, 'Bia'],
      [null, 'Matriz', null, 'Caio'],
      [],
      ['Total', null, null, null],
    ]);
  });

  it('reads the first visible sheet', async () => {
    const content = await spreadsheet((sheet, folder) => {
      sheet.state = 'hidden';
      sheet.addRow(['escondida']);
      folder.addWorksheet('Segunda').addRow(['visível']);
    });
    expect(await readFileContent(content)).toEqual([['visível']]);
  });

  it.each([
    [
      'an old .xls or one with a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'formato antigo do Excel',
    ],
    ['a CSV', new TextEncoder().encode('nome;cpf\nAna;1'), 'não é uma planilha .xlsx'],
    ['nothing', new Uint8Array(), 'está vazio'],
    ['a broken .xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'corrompido'],
    ['more than 10 MB', new Uint8Array(10_485_761).fill(0x50), '10 Mb'],
    // 300 kB that inflate to 300 MB, whatever its own directory says of its size.
    ['an archive that never ends', bomb(), 'passa de 200 Mb depois de aberto'],
  ])('says what to do with %s', async (_, content, text) => {
    await expect(readFileContent(content)).rejects.toThrow(SpreadsheetError);
    await expect(readFileContent(content)).rejects.toThrow(text);
  });
});

describe.each(DATABASES)('importing staff on %s', (name) => {
  let app: TestApp;
  const runImport = (content: Uint8Array, confirmAction = true): Promise<ImportRun> =>
    importSpreadsheet(app.database, {
      clienteId: 1,
      content,
      fileName: 'rh/funcionarios.xlsx',
      now,
      usuarioId: null,
      confirm: confirmAction,
    });
  const countOf = async (table: string): Promise<number> =>
    (await row<{ n: number }>(app.database.db, sql`select count(*)::int as n from ${sql.identifier(table)}`))
      ?.n ?? -1;
  const everything = () =>
    Promise.all(
      ['funcionario', 'unidade', 'setor', 'cargo', 'hierarquia', 'importacao_lote', 'auditoria'].map(countOf),
    );
  const person = async (cpf: string) =>
    row<Record<string, unknown>>(
      app.database.db,
      sql`select f.name, f.situation, f.data_nascimento::text as nascimento, f.admission_date::text as admissao, f.phone, f.email,
            u.name as unidade, s.name as setor, g.name as cargo, f.deleted_at is not null as deleted
          from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id left join unidade u on u.id = f.unidade_id
          left join setor s on s.id = h.setor_id left join cargo g on g.id = h.cargo_id
          where f.customer_id = 1 and f.cpf = ${cpf}`,
    );

  beforeAll(async () => {
    app = await createTestApp({ database: name });
  });
  afterAll(() => app.close());
  beforeEach(() => app.goTo(MONDAY_10AM));

  const hrSheet = () =>
    withRows(
      ['Padaria Aurora: relação de funcionários'],
      [],
      HEADER.map((c) => (c === 'C.P.F' ? 'Nº do CPF' : c)),
      // A CPF that lost its zeros (012.345.678-90), a serial, a name in capitals.
      [
        'ANA@EXEMPLO.COM.BR',
        SERIAL,
        'Ana Luz',
        1_234_567_890,
        'Padeiro',
        'Produção',
        'Matriz',
        '(11) 98888-7777',
        '05/02/2024',
      ],
      [
        null,
        '1990-05-10',
        'Beto Rocha',
        '111.444.777-35',
        'operador',
        'PRODUCAO',
        'matriz',
        null,
        '2027-01-04',
      ],
      [
        { text: 'cida@exemplo.com.br', hyperlink: 'mailto:cida@exemplo.com.br' },
        null,
        'Cida Nova',
        '714.602.380-01',
        'Operador',
        'Produção',
        'Matriz',
        11977776666,
        null,
      ],
    );

  it('a rehearsal writes nothing and tells exactly what would be written', async () => {
    const before = await everything();
    const { result, saved, reading } = await runImport(await hrSheet(), false);
    expect(saved).toBe(false);
    expect(reading.headerRow).toBe(3);
    expect(result).toMatchObject({
      created: 2,
      updated: 1,
      unchanged: 0,
      newNames: { unidades: [], setores: [], cargos: ['Padeiro'] },
      newHierarquias: 1,
    });
    expect(await everything()).toEqual(before);
  });

  it('writes with confirmation: new, changed, and what is missing of the structure', async () => {
    const { result, saved } = await runImport(await hrSheet());
    expect(saved).toBe(true);
    expect(result).toMatchObject({
      created: 2,
      updated: 1,
      withInheritedRiscos: 1,
      semRiscos: 1,
      departed: [],
    });
    expect(await person('01234567890')).toMatchObject({
      name: 'Ana Luz',
      situation: 'ATIVO',
      nascimento: '1988-11-24',
      admissao: '2024-02-05',
      phone: '11988887777',
      email: 'ana@exemplo.com.br',
      unidade: 'Matriz',
      setor: 'Produção',
      cargo: 'Padeiro',
    });
    // Empty cells leave what there was; accents and case do not make a second department.
    expect(await person('11144477735')).toMatchObject({
      name: 'Beto Rocha',
      phone: '11987654322',
      email: 'f2@exemplo.com.br',
      admissao: '2027-01-04',
      cargo: 'Operador',
      setor: 'Produção',
    });
    expect(await person('71460238001')).toMatchObject({
      phone: '11977776666',
      email: 'cida@exemplo.com.br',
      cargo: 'Operador',
    });
    const batch = await row<Record<string, unknown>>(
      app.database.db,
      sql`select arquivo, linhas, criados, atualizados, length(sha256) as h from importacao_lote order by id desc limit 1`,
    );
    expect(batch).toEqual({ arquivo: 'funcionarios.xlsx', linhas: 3, criados: 2, atualizados: 1, h: 64 });
    const [audited] = await rows<{
      sessao_tipo: string;
      empresa_id: number;
      cliente_id: number;
      detalhes: unknown;
    }>(
      app.database.db,
      sql`select sessao_tipo, empresa_id, cliente_id, detalhes from auditoria where acao = 'IMPORTAR'`,
    );
    expect(audited).toMatchObject({ sessao_tipo: 'sistema', empresa_id: 1, cliente_id: 1 });
    expect(JSON.stringify(audited?.detalhes)).not.toContain('01234567890');
  });

  it('repeated, changes nothing', async () => {
    const { result } = await runImport(await hrSheet());
    expect(result).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 3,
      newNames: { unidades: [], setores: [], cargos: [] },
      newHierarquias: 0,
    });
  });

  it('issue 11: nobody new is put into a hierarchy that is blocked; who is in it stays', async () => {
    await runImport(await hrSheet());
    const before = await everything();
    await app.database.runScript(
      `update hierarquia set bloqueada = true, motivo_bloqueio = 'Sem inventário' where cliente_id = 1`,
    );
    const stays = await runImport(await hrSheet());
    const moved = await runImport(
      await withRows(HEADER, [
        null,
        null,
        'Davi Novo',
        '390.533.447-05',
        'Padeiro',
        'Produção',
        'Matriz',
        null,
        null,
      ]),
    );
    await app.database.runScript(
      'update hierarquia set bloqueada = false, motivo_bloqueio = null where cliente_id = 1',
    );
    expect([stays.result?.unchanged, moved.result, moved.saved]).toEqual([3, null, false]);
    expect(moved.reading.problems.map(({ row: at, message }) => [at, message])).toContainEqual([
      2,
      'Esta hierarquia está bloqueada: Sem inventário.',
    ]);
    expect((await everything()).at(0)).toEqual(before.at(0));
  });

  it('finds a customer by its code among more than a person lists, and tells the first where there is none', async () => {
    await app.database.runScript(
      `insert into cliente (empresa_id, code, name, inscricao)
       select 1, 'A' || lpad(n::text, 5, '0'), 'Cliente ' || n, lpad(n::text, 14, '0') from generate_series(1, 2001) n`,
    );
    const find = (code: string) => findCliente(app.database.db, { cliente: code, empresa: undefined });
    expect(await find('A02001')).toMatchObject({ code: 'A02001', name: 'Cliente 2001' });
    await expect(find('Z9')).rejects.toThrow(/Não há cliente com o código Z9.*A00001/s);
  });

  it('lists every problem by row and column, and writes nothing at all', async () => {
    const before = await everything();
    const importResult = await runImport(
      await withRows(
        ['Nome', 'CPF', 'Nascimento', 'Telefone', 'Email'],
        ['Boa Pessoa', '390.533.447-05', '10/05/1990', '11987654321', 'boa@exemplo.com.br'],
        ['', '529.982.247-26', '31/02/1990', '987654321', 'ruim@'],
        ['Dois Iguais', '153.509.460-56', '', '', ''],
        ['Dois Iguais', '15350946056', '', '', ''],
      ),
    );
    expect(importResult.result).toBeNull();
    expect(
      importResult.reading.problems.filter((p) => p.severity === 'error').map((p) => [p.row, p.column]),
    ).toEqual([
      [3, 'Nome'],
      [3, 'CPF'],
      [3, 'Nascimento'],
      [3, 'Telefone'],
      [3, 'Email'],
      [4, 'CPF'],
      [5, 'CPF'],
    ]);
    expect(await everything()).toEqual(before);
    const text = report(importResult, { code: 'C001', name: 'Padaria Aurora' }).join('\n');
    expect(text).toContain('7 erros:');
    expect(text).toMatch(/3 {2,}Nascimento {2,}31\/02\/1990 {2,}Data impossível/);
    expect(text).toContain('Nada foi gravado');
  });

  it('a failure in the middle undoes all of it', async () => {
    const before = await everything();
    await app.database.runScript(
      `create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'quebrou'; end $$;
       create trigger quebrar before insert on importacao_lote for each row execute function quebrar();`,
    );
    await expect(
      runImport(await withRows(['nome', 'cpf', 'setor'], ['Nova Pessoa', '390.533.447-05', 'Setor Novo'])),
    ).rejects.toThrow();
    await app.database.runScript('drop trigger quebrar on importacao_lote; drop function quebrar();');
    expect(await everything()).toEqual(before);
  });

  it('keeps the situation of who has left, and says so; brings back who was erased', async () => {
    await app.database.db.execute(sql`update funcionario set situation = 'DEMITIDO' where id = 3`);
    await app.database.db.execute(
      sql`update funcionario set deleted_at = now() where customer_id = 1 and cpf = '01234567890'`,
    );
    const { result } = await runImport(
      await withRows(
        ['nome', 'cpf'],
        ['Zélia Filial Souza', '390.533.447-05'],
        ['Ana Luz', '012.345.678-90'],
      ),
    );
    expect(result).toMatchObject({ updated: 2, departed: [2] });
    expect(await person('39053344705')).toMatchObject({ name: 'Zélia Filial Souza', situation: 'DEMITIDO' });
    expect(await person('01234567890')).toMatchObject({ situation: 'ATIVO', deleted: false });
  });

  it('the same CPF in another customer is another record', async () => {
    await runImport(await withRows(['nome', 'cpf'], ['Antônio da Aurora', '153.509.460-56']));
    const names = await rows<{ name: string }>(
      app.database.db,
      sql`select name from funcionario where cpf = '15350946056' order by customer_id`,
    );
    expect(names.map((n) => n.name)).toEqual(['Antônio da Aurora', 'Antônio Norte']);
  });

  it('two imports of one customer at once make one record', async () => {
    const content = await withRows(
      ['nome', 'cpf', 'unidade', 'setor', 'cargo'],
      ['Gêmea Silva', '862.883.667-57', 'Loja', 'Vendas', 'Caixa'],
    );
    const [a, b] = await Promise.all([runImport(content), runImport(content)]);
    expect((a.result?.created ?? 0) + (b.result?.created ?? 0)).toBe(1);
    expect((a.result?.unchanged ?? 0) + (b.result?.unchanged ?? 0)).toBe(1);
    expect(
      await row(app.database.db, sql`select count(*)::int as n from unidade where name = 'Loja'`),
    ).toEqual({
      n: 1,
    });
  });

  it('house rule "real input": who was imported is scheduled through the product', async () => {
    const token = await app.tokenFor(2);
    const search = await app.invoke(
      'GET',
      '/customer/employees/funcionarios-por-situacao/ATIVO?filter=Cida%20Nova',
      { token },
    );
    const { items } = search.body as { items: { id: number; cargo: { name: string } }[] };
    expect(items).toMatchObject([{ cargo: { name: 'Operador' } }]);
    const r = await app.invoke('POST', '/autoagendamento', {
      token,
      body: {
        funcionario: items[0]?.id,
        tipoExame: 2,
        dataSugestaoInicial: '2026-11-24',
        dataSugestaoFinal: '2026-11-30',
        questionarioRisco: 1,
        nomeSolicitante: 'Rita RH',
        emailSolicitante: 'rita@exemplo.com.br',
        telefoneSolicitante: '1133334444',
      },
    });
    expect(r.status).toBe(201);
    expect(r.body).toMatchObject({ nomeFuncionario: 'Cida Nova', idStatus: 27 });
  });
});
