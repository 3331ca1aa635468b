import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderFailure, makeFolder } from './folder.ts';

/** A mistake in the environment, told to the operator in one sentence and without a stack. */
export class ErroDeConfiguracao extends Error {
  override name = 'ErroDeConfiguracao';
}

/** Faults that the embedded gateways put in on purpose, for tests and demonstrations. */
export interface Falhas {
  /** Milliseconds that every embedded gateway takes to answer. */
  latenciaMs: number;
  /** Share of calls that fail, 0 to 1, by gateway. */
  soc: number;
  email: number;
  whatsapp: number;
}

export interface Configuracao {
  porta: number;
  host: string;
  pastaDeDados: string;
  /** null: the embedded database. */
  bancoUrl: string | null;
  bancoConexoes: number;
  demo: boolean;
  producao: boolean;
  segredoDeSessao: string;
  /** Origin that links in messages point to, without a trailing slash. */
  urlPublica: string;
  smtpUrl: string | null;
  remetente: string;
  s3Url: string | null;
  socUrl: string | null;
  whatsappUrl: string | null;
  tokenDeMetricas: string | null;
  /** Proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  proxiesConfiaveis: number;
  nivelDeLog: string;
  /** Failed logins per user name and address before a wait of 15 minutes. */
  limiteDeLogin: number;
  /** Requests per minute and address of the general limit; 0 turns it off. */
  limitePadrao: number;
  falhas: Falhas;
  /** Adds `x-consultas` (statements per request) to answers; for the bench and tests. */
  contarConsultas: boolean;
}

type Ambiente = Readonly<Record<string, string | undefined>>;

const NIVEIS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function leitor(env: Ambiente) {
  const texto = (nome: string): string | null => env[nome]?.trim() || null;
  const numero = (nome: string, padrao: number, min: number, max: number, inteiro = true): number => {
    const valor = texto(nome);
    if (valor === null) return padrao;
    const n = Number(valor);
    if (!Number.isFinite(n) || n < min || n > max || (inteiro && !Number.isInteger(n))) {
      throw new ErroDeConfiguracao(
        `${nome}='${valor}' não vale. Use um número${inteiro ? ' inteiro' : ''} de ${min} a ${max}.`,
      );
    }
    return n;
  };
  const logico = (nome: string): boolean => {
    const valor = texto(nome);
    if (valor === null || valor === '0' || valor === 'false') return false;
    if (valor === '1' || valor === 'true') return true;
    throw new ErroDeConfiguracao(`${nome}='${valor}' não vale. Use 1 ou 0.`);
  };
  const url = (nome: string, protocolos: string[]): string | null => {
    const valor = texto(nome);
    if (valor === null) return null;
    const lida = URL.canParse(valor) ? new URL(valor) : null;
    // The value itself may hold a password: it is not repeated.
    if (!lida || !protocolos.includes(lida.protocol)) {
      throw new ErroDeConfiguracao(
        `${nome} não é um endereço que comece com ${protocolos.join('// ou ')}//.`,
      );
    }
    return valor;
  };
  return { texto, numero, logico, url };
}

function segredo(env: Ambiente, producao: boolean, pastaDeDados: string): string {
  const informado = env['SESSION_SECRET'];
  if (informado !== undefined && informado !== '') {
    if (informado.length < 32) {
      throw new ErroDeConfiguracao('SESSION_SECRET é curto. Use ao menos 32 caracteres aleatórios.');
    }
    return informado;
  }
  if (producao) {
    throw new ErroDeConfiguracao(
      'Falta SESSION_SECRET. Em produção informe ao menos 32 caracteres aleatórios, iguais em todos os processos.',
    );
  }
  const arquivo = join(pastaDeDados, 'session-secret');
  try {
    const guardado = readFileSync(arquivo, 'utf8').trim();
    if (guardado.length >= 32) return guardado;
  } catch (erro) {
    if ((erro as NodeJS.ErrnoException).code !== 'ENOENT') throw dataFolderError(pastaDeDados, erro);
  }
  const novo = randomBytes(48).toString('base64url');
  try {
    makeFolder(pastaDeDados);
    writeFileSync(arquivo, novo, { mode: 0o600 });
  } catch (erro) {
    throw dataFolderError(pastaDeDados, erro);
  }
  return novo;
}

/** The failure of an operation on DATA_DIR, told as a mistake in the environment where it is one. */
export function dataFolderError(folder: string, error: unknown): unknown {
  const sentence = folderFailure(folder, error);
  return sentence === null ? error : new ErroDeConfiguracao(sentence);
}

/**
 * Reads and checks the environment. Answers the whole configuration or throws
 * `ErroDeConfiguracao` naming the variable and what it accepts.
 * @param isWatched a person reads along on a terminal: only warnings and worse, unless LOG_LEVEL says otherwise
 */
export function lerConfiguracao(env: Ambiente, isWatched = false): Configuracao {
  const { texto, numero, logico, url } = leitor(env);
  const producao = env['NODE_ENV'] === 'production';
  const demo = logico('DEMO');
  if (demo && producao) {
    throw new ErroDeConfiguracao(
      'DEMO=1 não pode ser usado com NODE_ENV=production: a demonstração tem senhas conhecidas e mostra mensagens.',
    );
  }
  const porta = numero('PORT', 4310, 0, 65_535);
  const host = texto('HOST') ?? '127.0.0.1';
  const pastaDeDados = resolve(texto('DATA_DIR') ?? '.data');
  const nivelDeLog = texto('LOG_LEVEL') ?? (demo || (isWatched && !producao) ? 'warn' : 'info');
  if (!NIVEIS.includes(nivelDeLog)) {
    throw new ErroDeConfiguracao(`LOG_LEVEL='${nivelDeLog}' não vale. Use um de: ${NIVEIS.join(', ')}.`);
  }
  const segredoDeSessao = segredo(env, producao, pastaDeDados);
  const urlPublica = url('PUBLIC_URL', ['http:', 'https:']);
  if (producao && urlPublica === null) {
    throw new ErroDeConfiguracao(
      'Falta PUBLIC_URL. Em produção os convites levam este endereço, por exemplo https://apto.exemplo.com.br.',
    );
  }
  const hostDeLink = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return {
    porta,
    host,
    pastaDeDados,
    bancoUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    bancoConexoes: numero('DATABASE_POOL', 10, 2, 200),
    demo,
    producao,
    segredoDeSessao,
    urlPublica: (urlPublica ?? `http://${hostDeLink}:${porta}`).replace(/\/+$/, ''),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    remetente: texto('MAIL_FROM') ?? 'Apto <nao-responda@apto.test>',
    s3Url: url('S3_URL', ['http:', 'https:']),
    socUrl: url('SOC_URL', ['http:', 'https:']),
    whatsappUrl: url('WHATSAPP_URL', ['http:', 'https:']),
    tokenDeMetricas: texto('METRICS_TOKEN'),
    proxiesConfiaveis: numero('TRUST_PROXY', 0, 0, 10),
    nivelDeLog,
    limiteDeLogin: numero('LOGIN_LIMIT', 5, 1, 1_000),
    limitePadrao: numero('RATE_LIMIT', 6_000, 0, 1_000_000),
    falhas: {
      latenciaMs: numero('FAULT_LATENCY_MS', 0, 0, 60_000),
      soc: numero('FAULT_SOC', 0, 0, 1, false),
      email: numero('FAULT_EMAIL', 0, 0, 1, false),
      whatsapp: numero('FAULT_WHATSAPP', 0, 0, 1, false),
    },
    contarConsultas: logico('COUNT_QUERIES'),
  };
}
