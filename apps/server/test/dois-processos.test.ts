import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirPostgres } from '../src/db/postgres.ts';
import { prepararMundo, proximoDia, SEGREDO } from './mundo.ts';
import { pedido } from './pedidos.ts';
import { iniciarProcesso, type Processo } from './processo.ts';
import { freshDatabase } from './shared-postgres.ts';

const ESCRITAS = 60;

describe('two processes over one PostgreSQL', () => {
  const pasta = mkdtempSync(join(tmpdir(), 'apto-dois-'));
  let token: string;
  let processos: Processo[] = [];
  beforeAll(async () => {
    const url = await freshDatabase('migrated');
    const banco = abrirPostgres({ url });
    token = await prepararMundo(banco);
    await banco.fechar();
    const env = { DATA_DIR: pasta, SESSION_SECRET: SEGREDO, DATABASE_URL: url };
    processos = await Promise.all([iniciarProcesso(env), iniciarProcesso(env)]);
  });
  afterAll(async () => {
    await Promise.all(processos.map((p) => p.matar()));
    rmSync(pasta, { recursive: true, force: true });
  });

  it('one is killed under load: clients go on at the other, nothing is lost and nothing is made twice', async () => {
    const [um, dois] = processos as [Processo, Processo];
    const dia = proximoDia();
    const body = JSON.stringify(pedido({ dataSugestaoInicial: dia, dataSugestaoFinal: dia }));
    const enviar = (p: Processo, chave: string) =>
      fetch(`${p.endereco}/api/agendamentos`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': chave,
        },
        body,
      });
    const ids: number[] = [];
    const mortes: Promise<void>[] = [];
    await Promise.all(
      Array.from({ length: 4 }, async (_, escritor) => {
        for (let n = 0; n < ESCRITAS / 4; n += 1) {
          const chave = randomUUID();
          const resposta = await enviar(escritor % 2 === 0 ? um : dois, chave)
            .then((r) => r.json())
            .catch(async () => (await enviar(dois, chave)).json());
          ids.push((resposta as { id: number }).id);
          if (ids.length >= ESCRITAS / 3 && mortes.length === 0) mortes.push(um.matar());
        }
      }),
    );
    await Promise.all(mortes);
    expect(mortes).toHaveLength(1);
    expect(new Set(ids).size).toBe(ESCRITAS);
    const lista = await fetch(`${dois.endereco}/api/agendamentos?limit=100`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { items, meta } = (await lista.json()) as { items: { id: number }[]; meta: { totalItems: number } };
    expect(meta.totalItems).toBe(ESCRITAS);
    expect(new Set(items.map((i) => i.id))).toEqual(new Set(ids));
  });
});
