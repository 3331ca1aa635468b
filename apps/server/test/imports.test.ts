import type { ImportDetail, ImportReview, ImportRow, ImportSummary } from '@apto/api-client';
import type { ImportKind, ImportMode } from '@apto/domain/imports';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GIVE_UP_AFTER } from '../src/imports/run.ts';
import { formWith } from './form.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { csv, importing, type Sent } from './importing.ts';
import { createPedido } from './pedido.ts';

const HEADER = ['Nome Completo', 'C.P.F', 'Dt. Nascimento', 'Filial', 'Depto', 'Função'];
/** The nth of many valid CPFs that the fixture has not. */
function cpfOf(n: number): string {
  const digits = String(300_000_000 + n)
    .split('')
    .map(Number);
  for (const length of [9, 10]) {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}
const [FIRST, SECOND, THIRD, FOURTH, USED, CHANGED] = [1, 2, 3, 4, 5, 6].map((n) => cpfOf(5_000_000 + n)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

describe.each(DATABASES)("issue 11 'Imports': a spreadsheet by screen, on %s", (database) => {
  let app: TestApp;
  let mine: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    mine = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const {
    call,
    query,
    run,
    send,
    read,
    rows,
    checked,
    start,
    imported: importedIn,
    undo,
  } = importing(() => ({ app, token: mine }), { kind: 'FUNCIONARIOS', name: 'rh.csv', clienteId: 1 });
  const imported = (content: string | Buffer, mode: ImportMode = 'CERTAS', options: Sent = {}) =>
    importedIn(content, mode, options);
  const person = (cpf: string) =>
    query<{ id: number; name: string; unidade: string | null; version: number }>(
      `select f.id, f.name, u.name as unidade, f.versao as version from funcionario f left join unidade u on u.id = f.unidade_id
       where f.cpf = $1 and f.customer_id = 1`,
      [cpf],
    );

  it('guesses the columns, says what is wrong in which cell, and repeats only what two rows share', async () => {
    const {
      id,
      contagem: counts,
      colunas,
    } = await checked(
      csv(
        HEADER,
        ['Ana Nova', FIRST, '05/02/1990', 'Matriz', 'Produção', 'Padeiro'],
        ['Bia Errada', '12345678900', '31/02/1990', 'Matriz', '', ''],
        ['Caio Dois', SECOND, '', '', '', ''],
        ['Caio Três', SECOND, '', '', '', ''],
        ['Beto Rocha', '11144477735', '', '', '', ''],
      ),
    );
    expect(colunas).toEqual(['nome', 'cpf', 'nascimento', 'unidade', 'setor', 'cargo']);
    expect(counts).toMatchObject({ total: 5, comErro: 3, novos: 1, atualizados: 1, iguais: 0, pendentes: 5 });
    const wrong = await rows(id, '&filtro=COM_ERRO');
    expect(wrong.map((each) => [each.linha, each.problemas.map((p) => [p.coluna, p.mensagem])])).toEqual([
      [
        3,
        [
          ['cpf', 'CPF inválido: o dígito verificador não confere'],
          ['nascimento', 'Data impossível: use dia/mês/ano, por exemplo 31/12/1990'],
        ],
      ],
      [4, [['cpf', 'CPF repetido na linha 5']]],
      [5, [['cpf', 'CPF repetido na linha 4']]],
    ]);
    const review = await call<ImportReview>('GET', `/importacao/${id}/ensaio`);
    expect(review.body.nomesNovos).toEqual([{ cadastro: 'Cargos', nomes: ['Padeiro'], total: 1 }]);
    expect(await query('select 1 from funcionario where name like $1', ['Ana Nova%'])).toEqual([]);
    await call('DELETE', `/importacao/${id}`);
    expect(await query('select 1 from importacao where id = $1', [id])).toEqual([]);
  });

  it('a cell corrected on screen is judged again, and frees the other row that it repeated', async () => {
    const { id } = await checked(
      csv(
        HEADER,
        ['Ana', FIRST, '', '', '', ''],
        ['Bia', FIRST, '', '', '', ''],
        ['Caio Luz', '1', '', '', '', ''],
      ),
    );
    const fix = (at: number, celulas: Record<string, string>) =>
      call<ImportRow>('PATCH', `/importacao/${id}/linhas/${at}`, { celulas });
    expect((await fix(4, { cpf: '2' })).body.problemas[0]?.mensagem).toContain('dígito verificador');
    expect((await fix(3, { cpf: SECOND })).body).toMatchObject({
      problemas: [{ tipo: 'AVISO' }],
      previsao: 'NOVO',
    });
    expect((await rows(id, '&filtro=COM_ERRO')).map((r) => r.linha)).toEqual([4]);
    expect((await fix(4, { email: 'a@b.com.br' })).status).toBe(422);
    expect((await fix(99, { cpf: '2' })).status).toBe(404);
    // All or nothing waits for the last error.
    const refused = await start(id, 'TUDO');
    expect([refused.status, refused.body.message]).toEqual([
      422,
      '1 linha tem erro. Corrija, ou importe só as linhas certas.',
    ]);
    expect((await fix(4, { cpf: THIRD })).body.problemas).toEqual([]);
    expect((await start(id, 'TUDO')).status).toBe(200);
    await run();
    expect((await read(id)).contagem).toMatchObject({ feitas: 3, novos: 3, recusadas: 0 });
    // It is over: neither corrected nor begun again.
    expect([(await fix(4, { cpf: '2' })).status, (await start(id, 'TUDO')).status]).toEqual([409, 409]);
    const undone = await undo(id);
    expect([undone.situacao, undone.contagem.desfeitas]).toEqual(['DESFEITA', 3]);
    expect(await person(FIRST)).toEqual([]);
  });

  it('a sex is taken in, who is new without it is counted, and a second sheet completes them', async () => {
    const sexOf = async (cpf: string) =>
      (
        await query<{ sex: string | null }>(
          'select sex from funcionario where cpf = $1 and customer_id = 1',
          [cpf],
        )
      )[0]?.sex;
    const done = await imported(
      csv(['Nome', 'CPF', 'Gênero'], ['Ana Luz', FIRST, 'feminino'], ['Caio Dois', SECOND, '']),
    );
    expect(done.contagem.faltam).toMatchObject({ sexo: 1, admissao: 2 });
    expect([await sexOf(FIRST), await sexOf(SECOND)]).toEqual(['F', null]);
    const again = await imported(
      csv(['Nome', 'CPF', 'Sexo'], ['Caio Dois', SECOND, 'M'], ['Ana Luz', FIRST, '']),
    );
    expect([again.contagem.faltam, again.contagem.atualizados]).toEqual([{}, 1]);
    expect([await sexOf(FIRST), await sexOf(SECOND)]).toEqual(['F', 'M']);
    await undo(again.id);
    expect([await sexOf(FIRST), await sexOf(SECOND)]).toEqual(['F', null]);
    await undo(done.id);
    expect(await sexOf(FIRST)).toBeUndefined();
  });

  it('by row: the right ones are written, the wrong ones keep their reason', async () => {
    const done = await imported(
      csv(
        HEADER,
        ['Ana Luz', FIRST, '', 'Filial nova', 'Forno', 'Padeiro'],
        ['Sem Documento', '', '', '', '', ''],
      ),
    );
    expect([done.situacao, done.contagem.feitas, done.contagem.recusadas]).toEqual(['CONCLUIDA', 1, 1]);
    expect((await person(FIRST))[0]).toMatchObject({ name: 'Ana Luz', unidade: 'Filial nova' });
    expect((await rows(done.id, '&filtro=NAO_FEITAS')).map((r) => [r.linha, r.motivo])).toEqual([
      [3, 'CPF não preenchido'],
    ]);
    const trail = await query<{ acao: string; recurso: string }>(
      'select acao, recurso from auditoria where request_id = $1 order by id',
      [`importacao-${done.id}`],
    );
    expect(trail.map((each) => `${each.acao} ${each.recurso}`)).toEqual([
      'CRIAR funcionario',
      'CRIAR unidade',
      'CRIAR setor',
      'CRIAR cargo',
      'CRIAR hierarquia',
      'IMPORTAR importacao',
    ]);
    const bell = await app.invoke('GET', '/notificacoes?limit=1', { token: mine });
    const [told] = (bell.body as { registros: { titulo: string; dados: object }[] }).registros;
    expect([told?.titulo, told?.dados]).toMatchObject([
      'A importação da planilha terminou',
      { descricao: '1 linha gravada, 1 recusada', importacao: { id: done.id, isStaff: true } },
    ]);
    // What it made on the way goes with it, where nothing else uses it.
    await undo(done.id);
    expect(await query("select 1 from unidade where name = 'Filial nova'")).toEqual([]);
    expect(await query("select 1 from setor where name = 'Forno'")).toEqual([]);
  });

  it('taking it back leaves what is used or was changed since, and says why', async () => {
    const before = (await person('11144477735'))[0];
    const done = await imported(
      csv(
        HEADER,
        ['Ana Usada', USED, '', 'Matriz', 'Produção', 'Operador'],
        ['Bia Mudada', CHANGED, '', '', '', ''],
        ['Caio Livre', THIRD, '', '', '', ''],
        ['Beto de Outro Nome', '11144477735', '', '', '', ''],
      ),
    );
    const [used] = await person(USED);
    await createPedido(app.database.db, { funcionarioId: used?.id ?? 0 });
    await query("update funcionario set name = 'Bia Corrigida' where cpf = $1 and customer_id = 1", [
      CHANGED,
    ]);
    const undone = await undo(done.id);
    expect([undone.situacao, undone.contagem.desfeitas, undone.contagem.mantidas]).toEqual([
      'DESFEITA',
      2,
      2,
    ]);
    expect((await rows(done.id, '&filtro=NAO_FEITAS')).map((r) => [r.linha, r.motivo])).toEqual([
      [2, 'O registro já é usado em: agendamentos'],
      [3, 'O registro foi alterado depois da importação'],
    ]);
    expect(await person(THIRD)).toEqual([]);
    expect((await person('11144477735'))[0]?.name).toBe(before?.name);
    expect((await call('POST', `/importacao/${done.id}/desfazer`)).status).toBe(409);
    const sheet = await app.invoke('GET', `/importacao/${done.id}/planilha`, { token: mine });
    const book = new excel.Workbook();
    await book.xlsx.load(sheet.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
    expect(book.worksheets[0]?.getRow(2).values).toEqual(
      expect.arrayContaining([2, 'Ana Usada', 'Mantida', 'O registro já é usado em: agendamentos']),
    );
  });

  it('brings the code by which SOC knows an employee, and takes it back', async () => {
    const code = async () =>
      (
        await query<{ code: string | null }>(
          "select codigo_soc as code from funcionario where cpf = '11144477735' and customer_id = 1",
        )
      ).map((found) => found.code);
    const [before] = await person('11144477735');
    await query("update funcionario set codigo_soc = '7' where cpf = '11144477735' and customer_id = 1");
    const row = [before?.name ?? '', '11144477735'];
    const done = await imported(csv(['Nome', 'CPF', 'Código no SOC'], [...row, '1042']));
    expect([done.contagem.atualizados, await code()]).toEqual([1, ['1042']]);
    // A sheet without the column, and an empty cell, leave it.
    for (const sheet of [csv(['Nome', 'CPF'], row), csv(['Nome', 'CPF', 'Código no SOC'], [...row, ''])])
      expect((await imported(sheet)).contagem.iguais).toBe(1);
    expect(await code()).toEqual(['1042']);
    await undo(done.id);
    expect(await code()).toEqual(['7']);
  });

  it('taking it back leaves whoever got a file since', async () => {
    const done = await imported(csv(HEADER, ['Dora Documentada', THIRD, '', '', '', '']));
    const [made] = await person(THIRD);
    const form = await formWith(
      { name: 'crachá.pdf', content: '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n' },
      { origem: 'employee', origemId: made?.id ?? 0, tipo: 'Outro' },
    );
    const attached = await app.invoke('POST', '/anexo', {
      token: mine,
      body: form.payload,
      headers: { 'content-type': form.type },
    });
    expect(attached.status).toBe(201);
    expect((await undo(done.id)).contagem.mantidas).toBe(1);
    expect((await rows(done.id, '&filtro=NAO_FEITAS')).map((r) => r.motivo)).toEqual([
      'O registro já é usado em: anexos',
    ]);
    expect(await person(THIRD)).toHaveLength(1);
    await app.invoke('DELETE', `/anexo/${(attached.body as { id: number }).id}`, { token: mine });
    await app.invoke('DELETE', `/cadastros/employee/${made?.id ?? 0}`, { token: mine });
  });

  it('all or nothing: a row that the database refuses leaves nothing of the others', async () => {
    await app.database.runScript(
      `create function quebrar() returns trigger language plpgsql as $$ begin if new.name = 'Quebra' then raise exception 'x'; end if; return new; end $$;
       create trigger quebrar before insert on funcionario for each row execute function quebrar();`,
    );
    const sheet = csv(HEADER, ['Dora Boa', FOURTH, '', '', '', ''], ['Quebra', THIRD, '', '', '', '']);
    const all = await imported(sheet, 'TUDO');
    expect([all.situacao, all.contagem.feitas, all.contagem.comErro]).toEqual(['CONFERIDA', 0, 1]);
    expect(await person(FOURTH)).toEqual([]);
    // The row is told, and corrected where it stands.
    const refused = await rows(all.id, '&filtro=COM_ERRO');
    expect(
      refused.map((r) => [r.linha, r.problemas.filter((p) => p.tipo === 'ERRO').map((p) => p.mensagem)]),
    ).toEqual([[3, ['Não foi possível gravar esta linha']]]);
    expect((await start(all.id, 'TUDO')).status).toBe(422);
    await call('PATCH', `/importacao/${all.id}/linhas/3`, { celulas: { nome: 'Rita Inteira' } });
    expect((await start(all.id, 'TUDO')).status).toBe(200);
    await run();
    const corrected = await read(all.id);
    expect([corrected.situacao, corrected.contagem.feitas]).toEqual(['CONCLUIDA', 2]);
    await undo(all.id);
    const byRow = await imported(sheet, 'CERTAS');
    expect([byRow.situacao, byRow.contagem.feitas, byRow.contagem.recusadas]).toEqual(['CONCLUIDA', 1, 1]);
    expect((await rows(byRow.id, '&filtro=NAO_FEITAS'))[0]?.motivo).toBe(
      'Não foi possível gravar esta linha',
    );
    await app.database.runScript('drop trigger quebrar on funcionario; drop function quebrar();');
    await undo(byRow.id);
  });

  it('all or nothing: who lost to another transaction is tried again by the next pass', async () => {
    const { id } = await checked(csv(HEADER, ['Dora Boa', FOURTH, '', '', '', '']));
    await start(id, 'TUDO');
    await app.database.runScript(
      `create function esperar() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '55P03'; end $$;
       create trigger esperar before insert on funcionario for each row execute function esperar();`,
    );
    await run();
    expect((await read(id)).situacao).toBe('EM_CURSO');
    await app.database.runScript('drop trigger esperar on funcionario; drop function esperar();');
    await run();
    expect((await read(id)).contagem.feitas).toBe(1);
    await undo(id);
  });

  it('an import that throws holds nobody else up, and is given up after some passes', async () => {
    const other = await app.tokenFor(5);
    const [abroad] = await query<{ id: number }>(
      `select c.id from cliente c join usuario u on u.empresa_id = c.empresa_id where u.id = 5 order by c.id limit 1`,
    );
    const begun = async (options: Sent) => {
      const { body: sent } = await send(csv(['Nome', 'CPF'], ['Ana Luz', FIRST]), options);
      const { id, colunas } = sent;
      await call('POST', `/importacao/${id}/colunas`, { colunas }, options.token);
      return id;
    };
    const broken = await begun({});
    const fine = await begun({ token: other, clienteId: abroad?.id ?? 0 });
    await app.database.runScript(
      `create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'x'; end $$;
       create trigger quebrar before update on importacao_linha for each row
         when (new.importacao_id = ${broken} and new.conferida) execute function quebrar();`,
    );
    const stateOf = async (id: number) =>
      (await query<{ situacao: string }>('select situacao from importacao where id = $1', [id]))[0]?.situacao;
    await run();
    expect([await stateOf(broken), await stateOf(fine)]).toEqual(['VALIDANDO', 'CONFERIDA']);
    for (let n = 2; n < GIVE_UP_AFTER; n += 1) await run();
    expect(await stateOf(broken)).toBe('VALIDANDO');
    await run();
    expect(await stateOf(broken)).toBe('FALHOU');
    expect((await rows(broken))[0]).toMatchObject({
      situacao: 'RECUSADA',
      motivo: 'A importação foi interrompida depois de várias tentativas',
    });
    await app.database.runScript(
      'drop trigger quebrar on importacao_linha; drop function quebrar(); delete from importacao',
    );
  });

  it('one whose customer is held by another process waits for the next pass', async () => {
    const sent = await send(csv(['Nome', 'CPF'], ['Ana Luz', FIRST]));
    const { id, colunas } = sent.body;
    await call('POST', `/importacao/${id}/colunas`, { colunas });
    // The embedded database has one connection: nobody else can hold a lock there.
    if (database === 'postgres') {
      let release: () => void = () => undefined;
      const isHeld = Promise.withResolvers<void>();
      const holding = app.database.rawTransaction(async (c) => {
        await c.query('select pg_advisory_xact_lock(4310003, 1)');
        isHeld.resolve();
        await new Promise<void>((resolve) => (release = resolve));
      });
      await isHeld.promise;
      expect(await run()).toBe(0);
      expect((await read(id)).situacao).toBe('VALIDANDO');
      release();
      await holding;
    }
    await run();
    expect((await read(id)).situacao).toBe('CONFERIDA');
    await call('DELETE', `/importacao/${id}`);
  });

  it('a pass that ends in the middle goes on where it was', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => [`Pessoa ${n}`, cpfOf(n), '', '', '', '']);
    const { id } = await checked(csv(HEADER, ...many));
    await start(id, 'CERTAS');
    let left = 1;
    await run(() => left-- > 0);
    expect((await read(id)).contagem).toMatchObject({ feitas: 500, pendentes: 700 });
    expect((await read(id)).situacao).toBe('EM_CURSO');
    await run();
    expect((await read(id)).contagem).toMatchObject({ feitas: 1_200, novos: 1_200 });
    expect((await undo(id)).contagem.desfeitas).toBe(1_200);
  });

  it('what is told of a running one is what its rows are, after every step', async () => {
    const many = Array.from({ length: 2_300 }, (_, n) => [`Gente ${n}`, cpfOf(10_000 + n), '', '', '', '']);
    many[30] = HEADER;
    many[700] = ['Sem documento', '123', '', '', '', ''];
    many[1_400] = ['Repetida', cpfOf(10_000), '', '', '', ''];
    const { body: sent } = await send(csv(HEADER, ...many));
    const { id } = sent;
    await call('POST', `/importacao/${id}/colunas`, { colunas: sent.colunas });
    /** The counts of each step, which are those of the rows as they stand. */
    const eachStep = async (state: string) => {
      const told: ImportDetail['contagem'][] = [];
      for (;;) {
        let left = 1;
        await run(() => left-- > 0);
        const detail = await read(id);
        const [counted] = await query(
          `select count(*)::int as total, count(*) filter (where conferida)::int as conferidas,
             count(*) filter (where situacao = 'PENDENTE')::int as pendentes,
             count(*) filter (where situacao = 'FEITA')::int as feitas,
             count(*) filter (where situacao = 'RECUSADA')::int as recusadas,
             count(*) filter (where situacao = 'DESFEITA')::int as desfeitas,
             count(*) filter (where erros > 0 or repetida)::int as "comErro",
             count(*) filter (where not (erros > 0 or repetida) and coalesce(efeito, previsao) = 'NOVO')::int as novos
           from importacao_linha where importacao_id = $1`,
          [id],
        );
        expect(detail.contagem).toMatchObject(counted as object);
        expect(detail.contagem.faltam['setor'] ?? 0).toBe(detail.contagem.novos);
        told.push(detail.contagem);
        if (detail.situacao !== state) return told;
      }
    };
    expect((await eachStep('VALIDANDO')).map((each) => each.conferidas)).toEqual([999, 1_999, 2_299, 2_299]);
    expect((await start(id, 'CERTAS')).body.contagem).toMatchObject({
      comErro: 3,
      recusadas: 3,
      pendentes: 2_296,
    });
    expect((await eachStep('EM_CURSO')).map((each) => each.feitas)).toEqual([
      500, 1_000, 1_500, 2_000, 2_296, 2_296,
    ]);
    await call('POST', `/importacao/${id}/desfazer`);
    expect((await eachStep('DESFAZENDO')).map((each) => each.desfeitas)).toEqual([
      500, 1_000, 1_500, 2_000, 2_296, 2_296,
    ]);
  });

  it('remembers which column the company chose for a header', async () => {
    const sheet = csv(['Quem', 'Documento'], ['Ana Luz', FIRST]);
    const first = await send(sheet);
    expect(first.body.colunas).toEqual([null, null]);
    const map = (colunas: (string | null)[]) =>
      call<ImportDetail>('POST', `/importacao/${first.body.id}/colunas`, { colunas });
    expect((await map(['nome', null])).body.message).toEqual(['Escolha a coluna de CPF.']);
    expect((await map(['nome', 'nome'])).body.message).toEqual([
      'Duas colunas foram escolhidas para Nome. Deixe uma.',
      'Escolha a coluna de CPF.',
    ]);
    expect((await map(['nome', 'salario'])).status).toBe(400);
    expect((await map(['nome', 'cpf'])).status).toBe(200);
    expect((await send(sheet)).body.colunas).toEqual(['nome', 'cpf']);
    await app.database.runScript('delete from importacao; delete from importacao_coluna');
  });

  describe('hostile and foreign', () => {
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
      const sheet = await app.invoke('GET', `/importacao/${id}/planilha`, { token: mine });
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
      const colleague = await app.tokenFor(2);
      expect((await call('GET', `/importacao/${id}`, undefined, colleague)).status).toBe(404);
      const seen = (await call<{ items: ImportSummary[] }>('GET', '/importacao', undefined, colleague)).body
        .items;
      expect(seen.map((each) => each.id)).not.toContain(id);
      expect((await send('Nome;CPF\nA;1', { token: colleague, clienteId: 2 })).status).toBe(404);
      const ofOneBranch = await app.tokenFor(8);
      expect((await send('Nome;CPF\nA;1', { token: ofOneBranch })).body.message).toContain(
        'o cliente inteiro',
      );
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
      await query(
        "update perfil set permissoes = array_remove(permissoes, 'importacao:criar') where id = $1",
        [profile?.id],
      );
      await run();
      expect((await rows(id))[0]).toMatchObject({
        situacao: 'RECUSADA',
        motivo: 'Quem iniciou não tem mais acesso',
      });
      expect(await person(FIRST)).toEqual([]);
      await query('update perfil set permissoes = $2 where id = $1', [profile?.id, profile?.all]);
    });
  });

  it('gives a model to fill in, which is read without a question', async () => {
    for (const kind of ['UNIDADES', 'SETORES', 'CARGOS', 'HIERARQUIAS', 'FUNCIONARIOS'] as const) {
      const model = await app.invoke('GET', `/importacao-modelo/${kind}`, { token: mine });
      expect(model.status).toBe(200);
      const { id, contagem: counts, colunas } = await checked(model.raw, { kind, name: 'modelo.xlsx' });
      expect([kind, counts.total, counts.comErro]).toEqual([kind, 1, 0]);
      expect(colunas).not.toContain(null);
      await call('DELETE', `/importacao/${id}`);
    }
  });

  it.each<[ImportKind, string[][], string, string]>([
    [
      'UNIDADES',
      [
        ['Nome', 'Cidade', 'Grau de risco'],
        ['Loja 9', 'São Paulo - SP', '2'],
        ['Matriz', 'Sao Paulo/SP', '4'],
      ],
      'unidade',
      'Loja 9',
    ],
    ['SETORES', [['Setor'], ['Embalagem'], ['produção']], 'setor', 'Embalagem'],
    [
      'CARGOS',
      [
        ['Cargo', 'CBO'],
        ['Confeiteiro', '8483-10'],
        ['operador', ''],
      ],
      'cargo',
      'Confeiteiro',
    ],
  ])('%s: new and changed ones, and back', async (kind, lines, table, name) => {
    const all = () =>
      query(
        `select to_jsonb(t) - 'id' - 'versao' - 'updated_at' as r from ${table} t where cliente_id = 1 order by t.id`,
      );
    const before = await all();
    const done = await imported(csv(...lines), 'TUDO', { kind });
    expect([done.situacao, done.contagem.feitas, done.contagem.novos]).toEqual(['CONCLUIDA', 2, 1]);
    expect(await query(`select 1 from ${table} where name = $1 and cliente_id = 1`, [name])).toHaveLength(1);
    expect((await undo(done.id)).contagem.desfeitas).toBe(1 + done.contagem.atualizados);
    expect(await all()).toEqual(before);
  });

  it('a city that is none is said in its cell', async () => {
    const { id } = await checked(
      csv(['Nome', 'Cidade'], ['Loja', 'Cidade Nenhuma - SP'], ['Outra', 'Campinas']),
      {
        kind: 'UNIDADES',
      },
    );
    expect((await rows(id)).map((r) => r.problemas.map((p) => p.mensagem))).toEqual([
      ['Não há município com o nome Cidade Nenhuma - SP'],
      ['Diga a cidade e o estado: Campinas - SP'],
    ]);
    await call('DELETE', `/importacao/${id}`);
  });

  it('hierarchies: those that are missing, with the names that they need', async () => {
    const done = await imported(
      csv(['Unidade', 'Setor', 'Cargo'], ['Matriz', 'Produção', 'Operador'], ['Matriz', 'Forno', 'Mestre']),
      'TUDO',
      { kind: 'HIERARQUIAS' },
    );
    expect(done.contagem).toMatchObject({ feitas: 2, novos: 1, iguais: 1 });
    expect((await undo(done.id)).situacao).toBe('DESFEITA');
    expect(await query("select 1 from setor where name = 'Forno'")).toEqual([]);
  });
});
