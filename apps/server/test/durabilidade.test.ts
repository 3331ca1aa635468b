import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirPglite } from '../src/db/pglite.ts';
import type { BancoPort } from '../src/db/port.ts';
import { abrirPostgres } from '../src/db/postgres.ts';
import { BANCOS } from './helpers.ts';
import { prepararMundo, proximoDia, SEGREDO } from './mundo.ts';
import { pedido } from './pedidos.ts';
import { iniciarProcesso, type Processo } from './processo.ts';
import { freshDatabase } from './shared-postgres.ts';

const MORTES = 20;
const ESCRITORES = 3;

/** What must hold whatever was interrupted: no request is half made, and the totals are the rows. */
const INTEIREZA = `
  select
    (select count(*)::int from agendamento) as pedidos,
    (select count(*)::int from agendamento a where not exists (select 1 from agendamento_status s where s.agendamento_id = a.id)
      or (select count(*) from agendamento_procedimento p where p.agendamento_id = a.id) <> 2
      or not exists (select 1 from auditoria x where x.recurso = 'agendamento' and x.recurso_id = a.id)
      or not exists (select 1 from outbox o where o.agendamento_id = a.id)) as pela_metade,
    (select count(*)::int from idempotencia where status is null) as chaves_abertas,
    (select count(*)::int from (select created_at from agendamento group by created_at having count(*) <> 2) x) as pares_quebrados,
    (select coalesce(sum(n), 0)::int from agendamento_contagem where cliente_id is null) as contados`;

describe.each(BANCOS)(`${MORTES} × kill -9 under a stream of writes on %s`, (tipo) => {
  let url: string | null = null;
  let pasta: string;
  let env: Record<string, string>;
  let token: string;

  const abrir = async (): Promise<BancoPort> => (url === null ? abrirPglite(pasta) : abrirPostgres({ url }));

  beforeAll(async () => {
    pasta = mkdtempSync(join(tmpdir(), 'apto-duravel-'));
    url = tipo === 'postgres' ? await freshDatabase('migrated') : null;
    env = { DATA_DIR: pasta, SESSION_SECRET: SEGREDO, ...(url === null ? {} : { DATABASE_URL: url }) };
    const banco = await abrir();
    token = await prepararMundo(banco);
    await banco.fechar();
  });
  afterAll(() => {
    rmSync(pasta, { recursive: true, force: true });
  });

  it('loses no acknowledged write and leaves no half-made request', { timeout: 400_000 }, async () => {
    const dia = proximoDia();
    const corpo = JSON.stringify(
      [1, 2].map((f) => pedido({ funcionario: { id: f }, dataSugestaoInicial: dia, dataSugestaoFinal: dia })),
    );
    const confirmados = new Set<number>();
    const semResposta: string[] = [];

    const escrever = async (processo: Processo, chave: string): Promise<number[] | null> => {
      const resposta = await fetch(`${processo.endereco}/api/agendamentos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': chave,
        },
        body: corpo,
      }).catch(() => null);
      if (!resposta) return null;
      const lida = (await resposta.json().catch(() => null)) as { id: number }[] | null;
      if (lida === null) return null;
      expect(resposta.status).toBe(201);
      return lida.map((a) => a.id);
    };

    for (let morte = 0; morte < MORTES; morte += 1) {
      const processo = await iniciarProcesso(env);
      // What got no answer last time is asked again under its own key: it must not be made twice.
      for (const chave of semResposta.splice(0)) {
        const ids = await escrever(processo, chave);
        for (const id of ids ?? []) confirmados.add(id);
      }
      // Killed in the middle of the n-th write, n different each time.
      const alvo = confirmados.size + 2 * (1 + (morte % 5));
      const mortos: Promise<void>[] = [];
      await Promise.all(
        Array.from({ length: ESCRITORES }, async () => {
          while (mortos.length === 0) {
            const chave = randomUUID();
            const ids = await escrever(processo, chave);
            if (ids === null) semResposta.push(chave);
            for (const id of ids ?? []) confirmados.add(id);
            if (confirmados.size >= alvo && mortos.length === 0) mortos.push(processo.matar());
          }
        }),
      );
      await Promise.all(mortos);
    }

    const ultimo = await iniciarProcesso(env);
    for (const chave of semResposta)
      for (const id of (await escrever(ultimo, chave)) ?? []) confirmados.add(id);
    expect(await ultimo.encerrar()).toBe(0);

    const banco = await abrir();
    const { rows } = await banco.transacaoCrua((c) => c.query<Record<string, number>>(INTEIREZA));
    const existentes = await banco.transacaoCrua((c) =>
      c.query<{ id: number }>('select id from agendamento'),
    );
    await banco.fechar();
    const ids = new Set(existentes.rows.map((r) => r.id));
    expect([...confirmados].filter((id) => !ids.has(id))).toEqual([]);
    expect(rows[0]).toEqual({
      // Every key was answered in the end, so what exists is what was acknowledged: nothing twice.
      pedidos: confirmados.size,
      pela_metade: 0,
      chaves_abertas: 0,
      pares_quebrados: 0,
      contados: confirmados.size,
    });
    expect(confirmados.size).toBeGreaterThan(MORTES * 4);
  });
});
