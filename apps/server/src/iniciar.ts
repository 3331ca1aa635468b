import { pino } from 'pino';
import { criarApp } from './app.ts';
import { garantirMunicipios } from './cidades/municipios.ts';
import { migrar } from './db/migrate.ts';
import type { BancoPort } from './db/port.ts';
import { criarGateways } from './gateways/index.ts';
import type { Configuracao } from './platform/configuracao.ts';
import { isWatched, silentProgress, type Progress } from './platform/progress.ts';
import type { Servidor } from './platform/servidor.ts';
import { criarTarefas } from './platform/tarefas.ts';
import { terminalLog } from './platform/terminal-log.ts';
import { bancoFora } from './platform/database-down.ts';
import { semDados } from './platform/tratamento.ts';

/** Log of the process: structured lines; readable ones on a terminal. Never bodies, headers or URLs. */
export function criarLog(config: Configuracao) {
  const options = {
    level: config.nivelDeLog,
    base: { pid: process.pid },
    serializers: {
      req: (r: { id?: unknown; method?: string }) => ({ id: r.id, method: r.method }),
      res: () => undefined,
    },
  };
  return isWatched() && !config.producao ? pino(options, terminalLog) : pino(options);
}

/** Opens the database that the configuration names. Only its driver is loaded: each is tens of megabytes. */
export async function abrirBanco(config: Configuracao, aoErrar?: (erro: Error) => void): Promise<BancoPort> {
  if (config.bancoUrl) {
    const { abrirPostgres } = await import('./db/postgres.ts');
    return abrirPostgres({ url: config.bancoUrl, conexoes: config.bancoConexoes, aoErrar });
  }
  const { abrirPglite } = await import('./db/pglite.ts');
  return abrirPglite(config.pastaDeDados);
}

export interface EmExecucao {
  servidor: Servidor;
  endereco: string;
  parar: () => Promise<void>;
}

const counted = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('pt-BR')} ${n === 1 ? one : many}`;

/** Milliseconds between tries while the database is not there yet. */
const NOVA_TENTATIVA_MS = 2_000;

/**
 * Starts everything: database, migrations, calls, background work, listening. While a configured
 * PostgreSQL is down the server listens all the same, answers 503, and completes its start by itself.
 * @param aoPreparar runs once after the migrations: the demonstration seeds here
 * @param progress told each step while a person waits
 */
export async function iniciar(
  config: Configuracao,
  aoPreparar?: (banco: BancoPort) => Promise<void>,
  progress: Progress = silentProgress,
): Promise<EmExecucao> {
  const log = criarLog(config);
  progress.doing(config.bancoUrl ? 'Conectando ao PostgreSQL' : 'Abrindo o banco embutido');
  const banco = await abrirBanco(config, (erro) => log.warn({ err: semDados(erro) }, 'conexão com o banco'));
  const gateways = criarGateways(config, banco);
  const servidor = await criarApp({
    config,
    banco,
    gateways,
    log,
    tarefas: (app) => criarTarefas({ banco, config, gateways, log: app.log }),
  });

  servidor.preparado = false;
  let relogio: NodeJS.Timeout | undefined;
  const preparar = async (): Promise<void> => {
    progress.doing('Migrando o banco');
    const novas = await migrar(banco);
    if (novas.length > 0) log.info({ migracoes: novas }, 'banco migrado');
    await banco.transacao(garantirMunicipios);
    progress.done(
      novas.length > 0 ? `Banco migrado: ${counted(novas.length, 'migração', 'migrações')}` : 'Banco em dia',
    );
    await aoPreparar?.(banco);
    await servidor.eventos.iniciar();
    // In the background: calls need not wait for it, and it tries again by itself.
    void servidor.tarefas.iniciar();
    servidor.preparado = true;
  };
  const prepararAteDarCerto = async (): Promise<void> => {
    try {
      await preparar();
    } catch (erro) {
      if (!bancoFora(erro) || servidor.encerrando) throw erro;
      log.warn({ err: semDados(erro) }, 'o banco não respondeu; nova tentativa em instantes');
      relogio = setTimeout(() => {
        prepararAteDarCerto().catch((falha: unknown) => {
          log.fatal({ err: semDados(falha) }, 'não foi possível preparar o banco');
          process.exitCode = 1;
          void parar();
        });
      }, NOVA_TENTATIVA_MS);
    }
  };

  let parando: Promise<void> | null = null;
  const parar = (): Promise<void> =>
    (parando ??= (async () => {
      servidor.encerrando = true;
      clearTimeout(relogio);
      await servidor.app.close();
      await servidor.tarefas.parar();
      await servidor.eventos.parar();
      await banco.fechar();
    })());

  try {
    await prepararAteDarCerto();
    const endereco = await servidor.app.listen({ port: config.porta, host: config.host });
    return { servidor, endereco, parar };
  } catch (erro) {
    await parar().catch(() => undefined);
    throw erro;
  }
}
