import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { criarApp } from '../src/app.ts';
import type { BancoPort } from '../src/db/port.ts';
import { abrirPostgres } from '../src/db/postgres.ts';
import { criarGateways } from '../src/gateways/index.ts';
import { lerConfiguracao, type Configuracao } from '../src/platform/configuracao.ts';
import { abrirSessao } from '../src/platform/autenticacao.ts';
import type { Servidor } from '../src/platform/servidor.ts';
import { semTarefas } from '../src/platform/tarefas.ts';
import { TUDO } from './fixture.ts';
import { freshDatabase } from './shared-postgres.ts';
import { freshPglite } from './snapshot.ts';

/** Monday, 10:00 in São Paulo: the present of every test that does not say otherwise. */
export const SEGUNDA_10H = Date.parse('2026-11-23T13:00:00Z');

export interface Resposta {
  status: number;
  corpo: unknown;
  cabecalhos: LightMyRequestResponse['headers'];
  bruto: Buffer;
}

export interface AppDeTeste {
  servidor: Servidor;
  banco: BancoPort;
  config: Configuracao;
  /** Address of the PostgreSQL underneath; null on the embedded database. */
  url: string | null;
  /** Sets the present, in milliseconds since 1970. */
  irPara(ms: number): void;
  /** Bearer token of a user of the fixture, by id. 4 is the clinic's. */
  tokenDe(usuarioId: number): Promise<string>;
  /** Bearer token of an employee's session for an appointment. */
  tokenDoEmpregado(agendamentoId: number): Promise<string>;
  chamar(
    metodo: string,
    url: string,
    opcoes?: { token?: string | null; body?: unknown; headers?: Record<string, string> },
  ): Promise<Resposta>;
  fechar(): Promise<void>;
}

export interface OpcoesDeTeste {
  banco?: 'pglite' | 'postgres';
  /** Address of a PostgreSQL's database to use as it is: one shared between apps, or one that a test stops. */
  url?: string;
  env?: Record<string, string>;
  semFixture?: boolean;
}

/** The databases that a suite runs on; `it.each`/`describe.each` over it gives both. */
export const BANCOS = ['pglite', 'postgres'] as const;

/** A whole server without a port: embedded database in memory, or a real PostgreSQL. */
export async function criarAppDeTeste(opcoes: OpcoesDeTeste = {}): Promise<AppDeTeste> {
  const pasta = mkdtempSync(join(tmpdir(), 'apto-teste-'));
  const config = lerConfiguracao({
    DATA_DIR: pasta,
    SESSION_SECRET: 'segredo-somente-para-os-testes-0123456789',
    RATE_LIMIT: '0',
    DEMO: '1',
    COUNT_QUERIES: '1',
    ...opcoes.env,
  });
  const contents = opcoes.semFixture ? 'migrated' : 'fixture';
  const url = opcoes.url ?? (opcoes.banco === 'postgres' ? await freshDatabase(contents) : null);
  const banco: BancoPort = url === null ? await freshPglite(contents) : abrirPostgres({ url });
  let agora = SEGUNDA_10H;
  const servidor = await criarApp({
    config,
    banco,
    gateways: criarGateways(config, banco),
    tarefas: () => semTarefas,
    relogio: () => agora,
  });
  await servidor.eventos.iniciar();

  const abrir = (nova: Parameters<typeof abrirSessao>[3]) =>
    abrirSessao(banco.db, config.segredoDeSessao, agora, nova);
  return {
    servidor,
    banco,
    config,
    url,
    irPara: (ms) => void (agora = ms),
    tokenDe: (usuarioId) =>
      abrir({ tipo: usuarioId === 4 ? 'prestador' : 'interna', usuarioId, permissoes: TUDO }),
    async tokenDoEmpregado(agendamentoId) {
      const { tokenAutoagendamento } = await import('../src/db/schema.ts');
      const [criado] = await banco.db
        .insert(tokenAutoagendamento)
        .values({
          agendamentoId,
          tokenHash: `teste-${agendamentoId}-${Math.random()}`,
          expiraEm: new Date(agora + 86_400_000).toISOString(),
        })
        .returning({ id: tokenAutoagendamento.id });
      return abrir({ tipo: 'autoagendamento', agendamentoId, tokenId: criado?.id });
    },
    async chamar(metodo, url, { token, body, headers } = {}) {
      const pedido: InjectOptions = {
        method: metodo,
        url: `/api${url}`,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      };
      const r = await servidor.app.inject(pedido);
      const json = (r.headers['content-type'] ?? '').includes('json');
      return {
        status: r.statusCode,
        corpo: json ? r.json<unknown>() : r.body,
        cabecalhos: r.headers,
        bruto: r.rawPayload,
      };
    },
    async fechar() {
      await servidor.app.close();
      await servidor.eventos.parar();
      await banco.fechar();
      rmSync(pasta, { recursive: true, force: true });
    },
  };
}
