import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrar } from '../src/db/migrate.ts';
import { abrirPglite } from '../src/db/pglite.ts';
import type { BancoPort } from '../src/db/port.ts';
import * as schema from '../src/db/schema.ts';

const emCobra = (nome: string) => nome.replace(/[A-Z]/g, (l) => `_${l.toLowerCase()}`);

describe('migrations', () => {
  let banco: BancoPort;
  beforeAll(async () => {
    banco = await abrirPglite(null);
    await migrar(banco);
  });
  afterAll(() => banco.fechar());

  it('give exactly the tables and columns that drizzle knows', async () => {
    const { rows } = await banco.transacaoCrua((c) =>
      c.query<{ tabela: string; coluna: string; obrigatoria: boolean }>(
        `select table_name as tabela, column_name as coluna, is_nullable = 'NO' as obrigatoria from information_schema.columns
         where table_schema = 'public' and table_name <> 'migracao'`,
      ),
    );
    const doBanco = rows
      .map((r) => `${r.tabela}.${r.coluna}${r.obrigatoria ? '!' : ''}`)
      .sort((a, b) => a.localeCompare(b));
    const doDrizzle = (Object.values(schema) as unknown[])
      .filter((t) => is(t, PgTable))
      .flatMap((t) =>
        Object.values(getTableColumns(t)).map(
          (c) => `${getTableName(t)}.${emCobra(c.name)}${c.notNull ? '!' : ''}`,
        ),
      )
      .sort((a, b) => a.localeCompare(b));
    expect(doDrizzle).toEqual(doBanco);
  });

  it('run once: a second start applies nothing', async () => {
    expect(await migrar(banco)).toEqual([]);
  });

  it('refuse a file that changed after it was applied', async () => {
    await banco.executarScript("update migracao set soma = 'outra' where nome like '0001%'");
    await expect(migrar(banco)).rejects.toThrow(
      'O banco foi criado por outra versão da migração 0001_cadastro.sql',
    );
  });

  it('the handle beside an open transaction is refused instead of waiting for ever', async () => {
    const errada = banco.transacao(async () => {
      await banco.db.select().from(schema.risco);
    });
    await expect(errada).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Consulta fora da transação') as unknown },
    });
  });
});
