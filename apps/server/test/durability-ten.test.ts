import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/db/pglite.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { DATABASES } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { freshDatabase } from './shared-postgres.ts';
import { freshPglite } from './snapshot.ts';
import { attendantToken, nextDay, SECRET } from './world.ts';

/** The wizard's most (doc2 §2.3). */
const PEOPLE = 10;
/** Each kill comes later in the save than the one before. */
const KILLS = 4;

const INTEGRITY = `
  select
    (select count(*)::int from agendamento) as pedidos,
    (select count(*)::int from (select nome_solicitante from agendamento group by nome_solicitante
      having count(*) <> ${PEOPLE} or count(distinct funcionario_id) <> ${PEOPLE}) x) as broken_saves,
    (select count(*)::int from agendamento a where not exists (select 1 from agendamento_status s where s.agendamento_id = a.id)
      or (select count(*) from agendamento_procedimento p where p.agendamento_id = a.id) <> 2
      or not exists (select 1 from outbox o where o.agendamento_id = a.id)) as half_written,
    (select count(*)::int from idempotencia where status is null) as open_keys,
    (select coalesce(sum(n), 0)::int from agendamento_contagem where cliente_id is null) as counted`;

describe.each(DATABASES)('kill -9 in the middle of the ten-employee save on %s', (type) => {
  let url: string | null = null;
  let folder: string;
  let env: Record<string, string>;
  let token: string;
  let people: number[];
  /** The one that runs now: a test that is given up must leave none behind. */
  let running: ServerProcess | null = null;

  const open = async (): Promise<DatabasePort> => (url === null ? openPglite(folder) : openPostgres({ url }));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'apto-dez-'));
    url = type === 'postgres' ? await freshDatabase('fixture') : null;
    env = { DATA_DIR: folder, SESSION_SECRET: SECRET, ...(url === null ? {} : { DATABASE_URL: url }) };
    const database = url === null ? await freshPglite('fixture', folder) : await open();
    token = await attendantToken(database);
    const { rows } = await database.rawTransaction((c) =>
      c.query<{ id: number }>(
        `insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, name, cpf, phone, codigo_soc, admission_date)
         select customer_id, customer_hierarchy_id, unidade_id, 'Pessoa ' || n, lpad(n::text, 11, '0'), phone, 'dez-' || n,
           admission_date from funcionario, generate_series(1, ${PEOPLE}) n where id = 6 returning id`,
      ),
    );
    people = rows.map(({ id }) => id);
    await database.close();
  });
  afterAll(async () => {
    await running?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps all ten or none, and ten once they are asked for again', { timeout: 300_000 }, async () => {
    const day = nextDay();
    const save = async ({ address }: ServerProcess, key: string): Promise<number[] | null> => {
      const response = await fetch(`${address}/api/agendamentos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(
          people.map((id) =>
            pedido({
              funcionario: { id },
              nomeSolicitante: `Ana ${key}`,
              dataSugestaoInicial: day,
              dataSugestaoFinal: day,
            }),
          ),
        ),
      }).catch(() => null);
      const answer = (await response?.json().catch(() => null)) as { id: number }[] | null | undefined;
      if (!response || !answer) return null;
      expect(response.status).toBe(201);
      return answer.map(({ id }) => id);
    };

    running = await startProcess(env);
    // The first one tells how long a save takes here; the others are cut at a part of it.
    await save(running, 'dez-funcionarios-antes');
    const began = performance.now();
    const whole = await save(running, 'dez-funcionarios-inteiro');
    const duration = performance.now() - began;
    expect(whole).toHaveLength(PEOPLE);
    let cut = 0;
    for (let index = 0; index < KILLS; index += 1) {
      const key = `dez-funcionarios-${index}`;
      const asked = save(running, key);
      await new Promise((resolve) => setTimeout(resolve, (duration * (index + 1)) / (KILLS + 1)));
      await running.kill();
      const first = await asked;
      if (first === null) cut += 1;
      running = await startProcess(env);
      const again = await save(running, key);
      expect(again).toHaveLength(PEOPLE);
      if (first !== null) expect(again).toEqual(first);
    }
    expect(await running.terminate()).toBe(0);
    running = null;
    // Else every save was over before its kill, and nothing was proved.
    expect(cut).toBeGreaterThan(0);

    const database = await open();
    const { rows } = await database.rawTransaction((c) => c.query<Record<string, number>>(INTEGRITY));
    await database.close();
    const total = PEOPLE * (KILLS + 2);
    expect(rows[0]).toEqual({
      pedidos: total,
      broken_saves: 0,
      half_written: 0,
      open_keys: 0,
      counted: total,
    });
  });
});
