import type { ImportKind } from '@apto/domain/imports';
import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { csv } from './importing.ts';
import { staffImports } from './staff-imports.ts';

describe.each(DATABASES)("issue 11 'Imports': what each kind takes and gives, on %s", (database) => {
  const { call, query, checked, imported, undo, person, at } = staffImports(database);

  it('gives a model to fill in, which is read without a question', async () => {
    for (const kind of ['UNIDADES', 'SETORES', 'CARGOS', 'HIERARQUIAS', 'FUNCIONARIOS'] as const) {
      const model = await at().app.invoke('GET', `/importacao-modelo/${kind}`, { token: at().token });
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
});
