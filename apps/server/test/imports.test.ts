import type { ImportDetail, ImportReview, ImportRow } from '@apto/api-client';
import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { csv } from './importing.ts';
import { HEADER, FIRST, SECOND, THIRD, staffImports } from './staff-imports.ts';

describe.each(DATABASES)("issue 11 'Imports': a spreadsheet by screen, on %s", (database) => {
  const { call, query, run, send, read, rows, checked, start, imported, undo, person, at } =
    staffImports(database);

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

  it('tells whose CPF it is before a row names them otherwise, however the name is written', async () => {
    const known = await query<{ name: string }>('select name from funcionario where cpf = $1', [
      '11144477735',
    ]);
    const name = known[0]?.name ?? '';
    const { id } = await checked(
      csv(
        HEADER,
        ['Pessoa De Outra Linha', '11144477735', '', '', '', ''],
        ['Ana Nova', FIRST, '', '', '', ''],
      ),
    );
    const told = await rows(id, '&filtro=COM_AVISO');
    expect(told.map((r) => [r.linha, r.previsao, r.problemas])).toEqual([
      [
        2,
        'ATUALIZADO',
        [
          {
            coluna: 'nome',
            mensagem: `Este CPF é de ${name}: o nome será trocado pelo da planilha`,
            tipo: 'AVISO',
          },
        ],
      ],
    ]);
    await call('DELETE', `/importacao/${id}`);
    const same = await checked(csv(HEADER, [name.toUpperCase(), '11144477735', '', '', '', '']));
    expect(same.contagem.comAviso).toBe(0);
    await call('DELETE', `/importacao/${same.id}`);
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
    const bell = await at().app.invoke('GET', '/notificacoes?limit=1', { token: at().token });
    const [told] = (bell.body as { registros: { titulo: string; dados: object }[] }).registros;
    expect([told?.titulo, told?.dados]).toMatchObject([
      'A importação da planilha terminou',
      { descricao: '1 linha gravada, 1 recusada', importacao: { id: done.id, isStaff: true } },
    ]);
    // What it made on the way goes with it, where nothing else uses it.
    await undo(done.id);
    const after = await at().app.invoke('GET', '/notificacoes?limit=1', { token: at().token });
    expect((after.body as { registros: { dados: object }[] }).registros[0]?.dados).toMatchObject({
      descricao: '0 linhas gravadas, 1 recusada, 1 desfeita',
    });
    expect(await query("select 1 from unidade where name = 'Filial nova'")).toEqual([]);
    expect(await query("select 1 from setor where name = 'Forno'")).toEqual([]);
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
    // A header that stands twice is remembered by the column that was taken, not by the one that was left out.
    const twice = await send(csv(['Quem', 'Documento', 'Quem'], ['Ana Luz', FIRST, '']));
    expect(twice.body.colunas).toEqual(['nome', 'cpf', null]);
    const mapped = await call<ImportDetail>('POST', `/importacao/${twice.body.id}/colunas`, {
      colunas: twice.body.colunas,
    });
    expect(mapped.status).toBe(200);
    expect((await send(sheet)).body.colunas).toEqual(['nome', 'cpf']);
    await at().app.database.runScript('delete from importacao; delete from importacao_coluna');
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
});
