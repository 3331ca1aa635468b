import type { ImportSummary } from '@apto/api-client';
import excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { csv } from './importing.ts';
import { FIRST, SECOND, staffImports } from './staff-imports.ts';

describe.each(DATABASES)("issue 11 'Imports': hostile and foreign spreadsheets, on %s", (database) => {
  const { call, query, run, send, rows, checked, start, undo, person, at } = staffImports(database);

  const workbook = async (build: (sheet: excel.Worksheet) => void) => {
    const book = new excel.Workbook();
    build(book.addWorksheet('Folha'));
    return Buffer.from(await book.xlsx.writeBuffer());
  };

  it.each([
    ['an old .xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'formato antigo'],
    ['a PDF', Buffer.from('%PDF-1.4\nx'), 'não é uma planilha'],
    ['a page', Buffer.from('<html>nome;cpf</html>'), 'não é uma planilha'],
    ['bytes', Buffer.from([1, 0, 2, 3]), 'não é uma planilha'],
    ['a broken archive', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'corrompido'],
    ['headers alone', Buffer.from('Nome;CPF\n'), 'nenhuma linha abaixo'],
  ])('%s is refused in words and leaves nothing', async (_, content, text) => {
    const { status, body: answer } = await send(content);
    expect([status, answer.message]).toEqual([422, expect.stringContaining(text)]);
    expect(await query('select 1 from importacao')).toEqual([]);
  });

  it('an .xlsx is read as it comes: formulas as their result, merged cells downwards, dates as dates', async () => {
    const content = await workbook((sheet) => {
      sheet.addRow(['Relação de funcionários']);
      sheet.addRow(['Nome', 'CPF', 'Nascimento', 'Unidade']);
      sheet.addRow(['Ana Luz', 1_234_567_890, new Date(Date.UTC(1990, 1, 5)), 'Matriz']);
      sheet.addRow([{ formula: '1+1', result: '=HYPERLINK("http://x")' }, SECOND, null, null]);
      sheet.mergeCells('D3:D4');
    });
    const { id, linhaCabecalho: header } = await checked(content, { name: 'folha.xlsx' });
    expect(header).toBe(2);
    expect((await rows(id)).map((each) => [each.linha, each.celulas])).toEqual([
      [3, { nome: 'Ana Luz', cpf: '1234567890', nascimento: '05/02/1990', unidade: 'Matriz' }],
      [4, { nome: '=HYPERLINK("http://x")', cpf: SECOND, nascimento: '', unidade: 'Matriz' }],
    ]);
    // What would be a formula leaves as text.
    const sheet = await at().app.invoke('GET', `/importacao/${id}/planilha`, { token: at().token });
    const book = new excel.Workbook();
    await book.xlsx.load(sheet.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
    expect(book.worksheets[0]?.getCell('B3').value).toBe('\'=HYPERLINK("http://x")');
    await call('DELETE', `/importacao/${id}`);
  });

  it('a CSV of Brazilian Windows keeps its accents', async () => {
    const { id } = await checked(Buffer.from(csv(['Nome', 'CPF'], ['José Conceição', FIRST]), 'latin1'));
    expect((await rows(id))[0]?.celulas['nome']).toBe('José Conceição');
    await call('DELETE', `/importacao/${id}`);
  });

  it('a draft is its author’s alone; branches of a customer are not enough; another customer is not there', async () => {
    const { id } = await checked(csv(['Nome', 'CPF'], ['Ana Luz', FIRST]));
    const colleague = await at().app.tokenFor(2);
    expect((await call('GET', `/importacao/${id}`, undefined, colleague)).status).toBe(404);
    const seen = (await call<{ items: ImportSummary[] }>('GET', '/importacao', undefined, colleague)).body
      .items;
    expect(seen.map((each) => each.id)).not.toContain(id);
    expect((await send('Nome;CPF\nA;1', { token: colleague, clienteId: 2 })).status).toBe(404);
    const ofOneBranch = await at().app.tokenFor(8);
    expect((await send('Nome;CPF\nA;1', { token: ofOneBranch })).body.message).toContain('o cliente inteiro');
    await start(id, 'CERTAS');
    await run();
    // Once it was begun it is the customer's history.
    expect((await call('GET', `/importacao/${id}`, undefined, colleague)).status).toBe(200);
    await undo(id);
  });

  it('who lost the permission meanwhile writes nothing more', async () => {
    const { id } = await checked(csv(['Nome', 'CPF'], ['Ana Luz', FIRST]));
    await start(id, 'CERTAS');
    const [profile] = await query<{ id: number; all: string[] }>(
      'select p.id, p.permissoes as all from perfil p join usuario u on u.perfil_id = p.id where u.id = 1',
    );
    await query("update perfil set permissoes = array_remove(permissoes, 'importacao:criar') where id = $1", [
      profile?.id,
    ]);
    await run();
    expect((await rows(id))[0]).toMatchObject({
      situacao: 'RECUSADA',
      motivo: 'Quem iniciou não tem mais acesso',
    });
    expect(await person(FIRST)).toEqual([]);
    await query('update perfil set permissoes = $2 where id = $1', [profile?.id, profile?.all]);
  });
});
