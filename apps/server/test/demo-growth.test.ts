import { isCpf, isPhone } from '@apto/domain/documents';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { growDemo } from '../src/demo/volume.ts';
import { demonstration, now } from './demonstration.ts';
import { rows } from './sql.ts';

describe('house plan "Running": the demonstration', () => {
  const { at, one } = demonstration();

  it('grows to a larger number, keeping counters, references and valid documents', async () => {
    expect(await growDemo(at(), now, 20_300)).toBe(17_300);
    expect(await growDemo(at(), now, 20_300)).toBe(0);
    expect(await one(sql`select count(*)::int as v from agendamento`)).toBe(20_300);
    expect(
      await one(sql`select sum(n)::int as v from agendamento_contagem where cliente_id is not null`),
    ).toBe(20_300);
    const added = await rows<{ cpf: string; phone: string }>(
      at().db,
      sql`select cpf, phone from funcionario where id > 2000`,
    );
    expect(added).toHaveLength(30);
    expect(added.filter((p) => !isCpf(p.cpf) || !isPhone(p.phone))).toEqual([]);
    const keys = sql`select count(*)::int as v from pg_constraint where contype = 'f' and conrelid = 'agendamento'::regclass`;
    expect(await one(keys)).toBe(11);
    const after = await one<number>(
      sql`insert into agendamento (empresa_id, cliente_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente)
          values (1, 1, 1, 2, 1, 'x', '1', 'y') returning id as v`,
    );
    expect(after).toBeGreaterThan(20_300);
  });
});
