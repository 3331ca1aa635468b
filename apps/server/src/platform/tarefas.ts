import { agoraEmSaoPaulo } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { avancarAgendamentos } from '../ciclo-de-vida/avancar.ts';
import { linhas, type BancoPort, type Db } from '../db/port.ts';
import type { Gateways } from '../gateways/ports.ts';
import type { Configuracao } from './configuracao.ts';
import { entregarMensagem, MENSAGEM_TENTATIVAS } from './mensagens.ts';
import { limparVencidos, compactarContagens, liberarReservasVencidas } from './manutencao.ts';
import { semDados } from './tratamento.ts';

/** Work that no request waits for: delivery of messages, what time alone changes, and housekeeping. */
export interface Tarefas {
  iniciar(): Promise<void>;
  parar(): Promise<void>;
  /** In the write's transaction: the job exists exactly when the message does. */
  enfileirarMensagem(tx: Db, id: number): Promise<void>;
  /** After a commit: look at the queue now instead of at the next poll. */
  acordar(): void;
}

const FILA = 'mensagem';
const RELOGIOS = {
  'reservas-vencidas': '* * * * *',
  'mensagens-esquecidas': '* * * * *',
  'ciclo-de-vida': '*/5 * * * *',
  contagens: '*/5 * * * *',
  limpeza: '17 * * * *',
  arrumacao: '41 3 * * *',
} as const;

interface Dependencias {
  banco: BancoPort;
  config: Configuracao;
  gateways: Gateways;
  log: FastifyBaseLogger;
  /** Milliseconds since 1970; tests pass their own. */
  relogio?: () => number;
}

/** Jobs in the same database, so that several processes share the work and none does it twice. */
export function criarTarefas({ banco, config, gateways, log, relogio = Date.now }: Dependencias): Tarefas {
  let boss: PgBoss | null = null;
  let pronto = false;
  let parado = false;
  let religar: NodeJS.Timeout | undefined;
  let trabalhador: string | undefined;

  const abrir = (): PgBoss =>
    new PgBoss({
      ...(banco.tipo === 'pglite'
        ? { db: fromPglite(banco.nativo as Parameters<typeof fromPglite>[0]), backend: 'pglite' as const }
        : { connectionString: config.bancoUrl ?? '', max: 3, application_name: 'apto-tarefas' }),
      schema: 'tarefas',
      monitorVacuum: false,
      reindex: false,
    });

  const rotinas: Record<keyof typeof RELOGIOS, () => Promise<unknown>> = {
    'reservas-vencidas': () => liberarReservasVencidas(banco),
    'mensagens-esquecidas': async () => {
      const esquecidas = await linhas<{ id: number }>(
        banco.db,
        sql`select id::int as id from mensagem where situacao = 'PENDENTE' and proxima_tentativa < now() - interval '5 minutes' limit 200`,
      );
      for (const { id } of esquecidas)
        await boss?.send(FILA, { id }, { singletonKey: `m${id}`, singletonSeconds: 300 });
    },
    'ciclo-de-vida': () =>
      avancarAgendamentos(banco, agoraEmSaoPaulo(relogio()), { continuar: () => !parado }),
    contagens: () => compactarContagens(banco),
    limpeza: () => limparVencidos(banco),
    // A PostgreSQL does this by itself; the embedded one has nobody who would.
    arrumacao: async () => (banco.tipo === 'pglite' ? banco.arrumar() : undefined),
  };

  async function ligar(): Promise<void> {
    const novo = abrir();
    novo.on('error', (erro) => log.warn({ err: semDados(erro) }, 'fila de tarefas'));
    await novo.start();
    boss = novo;
    await novo.createQueue(FILA, {
      retryLimit: MENSAGEM_TENTATIVAS - 1,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 120,
    });
    trabalhador = await novo.work<{ id: number }>(
      FILA,
      { pollingIntervalSeconds: 2, batchSize: 5, includeMetadata: true },
      async (jobs) => {
        // One failing message must not repeat the ones that left.
        const falhas = await Promise.all(
          jobs.map((j) =>
            entregarMensagem(
              { banco, config, gateways },
              j.data.id,
              j.retryCount >= MENSAGEM_TENTATIVAS - 1,
            ).then(
              () => null,
              (erro: unknown) => erro,
            ),
          ),
        );
        const falha = falhas.find((f) => f !== null);
        if (falha) throw falha as Error;
      },
    );
    for (const [nome, cron] of Object.entries(RELOGIOS)) {
      await novo.createQueue(nome, { retryLimit: 1 });
      // A server that was off over midnight does not wait for the next tick; the worker looks at once.
      if (nome === 'ciclo-de-vida') await novo.send(nome);
      await novo.work(nome, { pollingIntervalSeconds: 15 }, async () => {
        await rotinas[nome as keyof typeof RELOGIOS]();
      });
      await novo.schedule(nome, cron, null, { tz: 'America/Sao_Paulo' });
    }
    pronto = true;
  }

  let ligando: Promise<void> = Promise.resolve();
  const tentarLigar = async (): Promise<void> => {
    try {
      await ligar();
    } catch (erro) {
      log.warn({ err: semDados(erro) }, 'as tarefas esperam o banco');
      await boss?.stop({ graceful: false }).catch(() => undefined);
      boss = null;
      if (!parado) religar = setTimeout(() => void (ligando = tentarLigar()), 5_000);
    }
  };

  return {
    iniciar: () => (ligando = tentarLigar()),
    async parar() {
      parado = true;
      clearTimeout(religar);
      await ligando;
      pronto = false;
      await boss
        ?.stop({ graceful: true, timeout: 5_000 })
        .catch((erro: unknown) => log.warn({ err: semDados(erro) }, 'parada das tarefas'));
    },
    async enfileirarMensagem(tx, id) {
      // Not started yet: the row waits, and `mensagens-esquecidas` picks it up.
      if (!pronto || !boss) return;
      await boss.send(
        FILA,
        { id },
        { db: fromDrizzle(tx as unknown as Parameters<typeof fromDrizzle>[0], sql) },
      );
    },
    acordar() {
      if (boss && trabalhador) boss.notifyWorker(trabalhador);
    },
  };
}

/** No background work: for tests that look at the tables themselves. */
export const semTarefas: Tarefas = {
  iniciar: async () => undefined,
  parar: async () => undefined,
  enfileirarMensagem: async () => undefined,
  acordar: () => undefined,
};
