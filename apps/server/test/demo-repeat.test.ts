import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DatabasePort } from '../src/db/port.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { demonstration, now } from './demonstration.ts';
import { freshPglite } from './snapshot.ts';
import { rows } from './sql.ts';

/** Everything that a second run must repeat, in one text. */
const snapshot = async (database: DatabasePort): Promise<string> => {
  const pieces = await rows(
    database.db,
    sql`select (select md5(string_agg(f::text, '' order by id)) from (select id, name, cpf, phone, customer_id from funcionario) f) as people,
               (select md5(string_agg(p::text, '' order by id)) from (select id, name, cnpj, cidade_id from prestador) p) as clinicas,
               (select md5(string_agg(a::text, '' order by id)) from (select id, status_id, tipo_exame_id, data_agendamento, created_at from agendamento) a) as pedidos,
               (select md5(string_agg(x::text, '' order by id)) from (select id, funcionario_id, prestador_id, tipo_exame_id, data_sugestao_inicial, created_at from pre_solicitacao) x) as pre_solicitacoes`,
  );
  return JSON.stringify(pieces);
};

describe('house plan "Running": the demonstration', () => {
  const { at } = demonstration();

  it('is the same on every machine', async () => {
    const other = await freshPglite('migrated');
    await seedDemo(other, { now });
    expect(await snapshot(other)).toBe(await snapshot(at()));
    await other.close();
  });
});
