import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../src/db/pglite.ts';
import type { DatabasePort } from '../src/db/port.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { IS_FULL } from './full.ts';
import { EACH_DATABASE } from './helpers.ts';
import { freshPglite } from './snapshot.ts';
import { attendantToken, nextDay, SECRET } from './world.ts';
import { pedido } from './pedidos.ts';
import { startProcess, type ServerProcess } from './process.ts';
import { freshDatabase } from './shared-postgres.ts';

/** Each falls at another moment of the writes; three find a door that is left open, twelve a gap in it. */
const KILLS = IS_FULL ? 12 : 3;
/** How many employees each writer saves at once: two, and as many as the wizard takes (doc2 §2.3). */
const WRITERS = [2, 2, 10] as const;
const LARGEST = Math.max(...WRITERS);

/** What must hold whatever was interrupted: no request is half made, and the totals are the rows. */
const INTEGRITY = `
  select
    (select count(*)::int from agendamento) as pedidos,
    (select count(*)::int from agendamento a where not exists (select 1 from agendamento_status s where s.agendamento_id = a.id)
      or (select count(*) from agendamento_procedimento p where p.agendamento_id = a.id) <> 2
      or not exists (select 1 from auditoria x where x.recurso = 'agendamento' and x.recurso_id = a.id)
      or not exists (select 1 from outbox o where o.agendamento_id = a.id)) as half_written,
    (select count(*)::int from idempotencia where status is null) as open_keys,
    (select count(*)::int from (select nome_solicitante from agendamento group by nome_solicitante
      having count(*) <> split_part(nome_solicitante, ' ', 2)::int or count(distinct funcionario_id) <> count(*)) x) as broken_saves,
    (select coalesce(sum(n), 0)::int from agendamento_contagem where cliente_id is null) as counted`;

describe.each(EACH_DATABASE)(`${KILLS} × kill -9 under a stream of writes on %s`, (type) => {
  let url: string | null = null;
  let folder: string;
  let env: Record<string, string>;
  let token: string;
  let people: number[];
  /** The one that runs now: a test that is given up must leave none behind. */
  let running: ServerProcess | null = null;

  const open = async (): Promise<DatabasePort> => (url === null ? openPglite(folder) : openPostgres({ url }));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'apto-duravel-'));
    url = type === 'postgres' ? await freshDatabase('fixture') : null;
    env = { DATA_DIR: folder, SESSION_SECRET: SECRET, ...(url === null ? {} : { DATABASE_URL: url }) };
    const database = url === null ? await freshPglite('fixture', folder) : await open();
    token = await attendantToken(database);
    const { rows } = await database.rawTransaction((c) =>
      c.query<{ id: number }>(
        `insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, name, cpf, phone, codigo_soc, admission_date)
         select customer_id, customer_hierarchy_id, unidade_id, 'Pessoa ' || n, lpad(n::text, 11, '0'), phone, 'varios-' || n,
           admission_date from funcionario, generate_series(1, ${LARGEST}) n where id = 6 returning id`,
      ),
    );
    people = rows.map(({ id }) => id);
    await database.close();
  });
  afterAll(async () => {
    await running?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('loses no acknowledged write and leaves no half-made request', { timeout: 900_000 }, async () => {
    const day = nextDay();
    interface Save {
      readonly key: string;
      readonly count: number;
    }
    // Each save by its own name: two writers may begin in one microsecond.
    const bodyOf = ({ key, count }: Save) =>
      JSON.stringify(
        people.slice(0, count).map((id) =>
          pedido({
            funcionario: { id },
            nomeSolicitante: `Ana ${count} ${key}`,
            dataSugestaoInicial: day,
            dataSugestaoFinal: day,
          }),
        ),
      );
    const confirmed = new Set<number>();
    const unanswered: Save[] = [];
    let cutLargest = 0;

    const write = async (serverProcess: ServerProcess, save: Save): Promise<number[] | null> => {
      const response = await fetch(`${serverProcess.address}/api/agendamentos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': save.key,
        },
        body: bodyOf(save),
      }).catch(() => null);
      if (!response) return null;
      const created = (await response.json().catch(() => null)) as { id: number }[] | null;
      if (created === null) return null;
      expect(response.status).toBe(201);
      return created.map((a) => a.id);
    };

    for (let killIndex = 0; killIndex < KILLS; killIndex += 1) {
      const serverProcess = await startProcess(env);
      running = serverProcess;
      // What got no answer last time is asked again under its own key: it must not be made twice.
      for (const save of unanswered.splice(0)) {
        const ids = await write(serverProcess, save);
        for (const id of ids ?? []) confirmed.add(id);
      }
      // Killed in the middle of the n-th write, n different each time.
      const target = confirmed.size + 2 * (1 + (killIndex % 5));
      const killed: Promise<void>[] = [];
      await Promise.all(
        WRITERS.map(async (count) => {
          while (killed.length === 0) {
            const save = { key: randomUUID(), count };
            const ids = await write(serverProcess, save);
            if (ids === null) {
              unanswered.push(save);
              if (count === LARGEST) cutLargest += 1;
            }
            for (const id of ids ?? []) confirmed.add(id);
            // Never on the largest one's own answer: it is what has to be under way.
            if (count !== LARGEST && confirmed.size >= target && killed.length === 0)
              killed.push(serverProcess.kill());
          }
        }),
      );
      await Promise.all(killed);
      running = null;
    }

    const last = await startProcess(env);
    running = last;
    for (const save of unanswered) for (const id of (await write(last, save)) ?? []) confirmed.add(id);
    expect(await last.terminate()).toBe(0);
    running = null;

    const database = await open();
    const { rows } = await database.rawTransaction((c) => c.query<Record<string, number>>(INTEGRITY));
    const existing = await database.rawTransaction((c) =>
      c.query<{ id: number }>('select id from agendamento'),
    );
    await database.close();
    const ids = new Set(existing.rows.map((r) => r.id));
    expect([...confirmed].filter((id) => !ids.has(id))).toEqual([]);
    expect(rows[0]).toEqual({
      // Every key was answered in the end, so what exists is what was acknowledged: nothing twice.
      pedidos: confirmed.size,
      half_written: 0,
      open_keys: 0,
      broken_saves: 0,
      counted: confirmed.size,
    });
    expect(confirmed.size).toBeGreaterThan(KILLS * 4);
    // Else nothing was proved of a save of ten.
    expect(cutLargest).toBeGreaterThan(0);
  });
});
