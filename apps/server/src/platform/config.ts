import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { ConfigurationError } from '../db/configuration-error.ts';
import { keyRing, type KeyRing } from './key-ring.ts';
import { isLoopbackName } from './origin.ts';
import { readSecrets } from './secrets.ts';

/** Faults that the embedded gateways put in on purpose, for tests and demonstrations. */
export interface Failures {
  /** Milliseconds that every embedded gateway takes to answer. */
  latencyMs: number;
  /** Share of calls that fail, 0 to 1, by gateway. */
  soc: number;
  email: number;
  whatsapp: number;
}

/**
 * Two connections for each core: more at work at once would only take turns at it, and each plans for itself what all of them
 * ask (docs/decisions/0243).
 */
const CONNECTIONS = Math.min(10, Math.max(4, 2 * availableParallelism()));

export interface Configuration {
  port: number;
  host: string;
  dataFolder: string;
  /** null: the embedded database. */
  databaseUrl: string | null;
  databaseConnections: number;
  /** False: calls run with the owner's rights, because the PostgreSQL's administration gives no second role. */
  appRole: boolean;
  demo: boolean;
  production: boolean;
  /** Seals waiting messages and stored answers, and signs sessions. */
  keyRing: KeyRing;
  /** Origin that links in messages point to, without a trailing slash. */
  publicUrl: string;
  smtpUrl: string | null;
  sender: string;
  s3Url: string | null;
  /** A directory of CEPs; without one the company's own addresses are what is known. */
  cepUrl: string | null;
  socUrl: string | null;
  whatsappUrl: string | null;
  /** Origins, besides our own, from which pages may show pictures: the customers' logos. */
  imageSources: readonly string[];
  metricsToken: string | null;
  /** Proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustedProxies: number;
  logLevel: string;
  /** Failed logins per user name and address before a wait of 15 minutes. */
  loginLimit: number;
  /** Links sent for one request in an hour; twice that to one recipient. 0 turns it off. */
  linkLimit: number;
  /** Messages a day to one person; an office and a request have more of it. 0 turns it off. */
  messageLimit: number;
  /** Requests per minute and address of the general limit; 0 turns it off. */
  defaultLimit: number;
  /** Calls in flight before further ones are refused with 503; 0 refuses none, and then none waits in line. */
  maxInFlight: number;
  /** Calls in flight that are worked on at once; the others wait in line. */
  maxAtWork: number;
  /** What one spreadsheet may take from its turn to its last byte. */
  exportSeconds: number;
  failures: Failures;
  /** Adds `x-statements` (statements per request) to answers; for the bench and tests. */
  countQueries: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

function reader(env: Environment) {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const number = (name: string, fallback: number, min: number, max: number, integer = true): number => {
    const value = text(name);
    if (value === null) return fallback;
    const n = Number(value);
    if (!Number.isFinite(n) || n < min || n > max || (integer && !Number.isInteger(n))) {
      throw new ConfigurationError(
        `${name}='${value}' não vale. Use um número${integer ? ' inteiro' : ''} de ${min} a ${max}.`,
      );
    }
    return n;
  };
  const flag = (name: string): boolean => {
    const value = text(name);
    if (value === null || value === '0' || value === 'false') return false;
    if (value === '1' || value === 'true') return true;
    throw new ConfigurationError(`${name}='${value}' não vale. Use 1 ou 0.`);
  };
  const url = (name: string, protocols: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    const url = URL.canParse(value) ? new URL(value) : null;
    // The value itself may hold a password: it is not repeated.
    if (!url || !protocols.includes(url.protocol)) {
      throw new ConfigurationError(`${name} não é um endereço que comece com ${protocols.join('// ou ')}//.`);
    }
    return value;
  };
  return { text, number, flag, url };
}

/** Origins separated by commas. */
function origins(value: string | null): string[] {
  const named = (value ?? '').split(',').flatMap((origin) => origin.trim() || []);
  for (const origin of named) {
    if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?$/i.test(origin)) {
      throw new ConfigurationError(
        `IMAGE_SOURCES='${origin}' não vale. Use origens https separadas por vírgula, como https://logos.exemplo.com.br.`,
      );
    }
  }
  return named;
}

const GATEWAYS = {
  SMTP_URL: 'smtpUrl',
  WHATSAPP_URL: 'whatsappUrl',
  SOC_URL: 'socUrl',
  S3_URL: 's3Url',
} as const;
type GatewayUrls = Record<(typeof GATEWAYS)[keyof typeof GATEWAYS], string | null>;

/** Production runs without a service only where RUN_WITHOUT names it: nobody finds out from a lost message. */
function requireGateways(urls: GatewayUrls, runWithout: string | null): void {
  const without = (runWithout ?? '').split(',').flatMap((name) => name.trim() || []);
  const names = Object.keys(GATEWAYS) as (keyof typeof GATEWAYS)[];
  if (without.some((name) => !names.some((n) => n === name))) {
    throw new ConfigurationError(
      `RUN_WITHOUT='${without.join(',')}' não vale. Use nomes separados por vírgula, de: ${names.join(', ')}.`,
    );
  }
  const missing = names.filter((name) => urls[GATEWAYS[name]] === null && !without.includes(name));
  if (missing.length === 0) return;
  throw new ConfigurationError(
    `Falta ${missing.join(', ')}. Em produção informe o endereço de cada serviço, ou diga que não há: RUN_WITHOUT=${missing.join(',')}.`,
  );
}

/**
 * What changes of a configuration when it listens at this port: with PORT=0 the system picks one, and links that follow
 * the server's own address must name it. PUBLIC_URL, where it is given, stays.
 */
export const atPort = (
  { port, publicUrl }: Pick<Configuration, 'port' | 'publicUrl'>,
  listening: number,
): Pick<Configuration, 'port' | 'publicUrl'> =>
  port === 0
    ? { port: listening, publicUrl: publicUrl.replace(/:0$/, `:${listening}`) }
    : { port, publicUrl };

/**
 * Reads and checks the environment. Answers the whole configuration or throws
 * `ConfigurationError` naming the variable and what it accepts.
 * @param isWatched a person reads along on a terminal: only warnings and worse, unless LOG_LEVEL says otherwise
 */
export function readConfiguration(env: Environment, isWatched = false): Configuration {
  const { text, number, flag, url } = reader(env);
  const production = env['NODE_ENV'] === 'production';
  const demo = flag('DEMO');
  if (demo && production) {
    throw new ConfigurationError(
      'DEMO=1 não pode ser usado com NODE_ENV=production: a demonstração tem senhas conhecidas e mostra mensagens.',
    );
  }
  const port = number('PORT', 4310, 0, 65_535);
  const host = text('HOST') ?? '127.0.0.1';
  if (demo && !isLoopbackName(host) && !flag('DEMO_ANY_HOST')) {
    throw new ConfigurationError(
      `DEMO=1 não atende em HOST='${host}': a demonstração tem senhas conhecidas. Use 127.0.0.1, ou DEMO_ANY_HOST=1 se é o que quer.`,
    );
  }
  const dataFolder = resolve(text('DATA_DIR') ?? '.data');
  const logLevel = text('LOG_LEVEL') ?? (demo || (isWatched && !production) ? 'warn' : 'info');
  if (!LEVELS.includes(logLevel)) {
    throw new ConfigurationError(`LOG_LEVEL='${logLevel}' não vale. Use um de: ${LEVELS.join(', ')}.`);
  }
  const [secret, ...previous] = readSecrets(env, production, dataFolder);
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  if (production && publicUrl === null) {
    throw new ConfigurationError(
      'Falta PUBLIC_URL. Em produção os convites levam este endereço, por exemplo https://apto.exemplo.com.br.',
    );
  }
  const gateways = {
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    s3Url: url('S3_URL', ['http:', 'https:']),
    socUrl: url('SOC_URL', ['http:', 'https:']),
    whatsappUrl: url('WHATSAPP_URL', ['http:', 'https:']),
  };
  if (production) requireGateways(gateways, text('RUN_WITHOUT'));
  const linkHost =
    host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return {
    port,
    host,
    dataFolder,
    cepUrl: url('CEP_URL', ['http:', 'https:']),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseConnections: number('DATABASE_POOL', CONNECTIONS, 2, 200),
    appRole: !flag('WITHOUT_APP_ROLE'),
    demo,
    production,
    keyRing: keyRing(secret, previous),
    publicUrl: (publicUrl ?? `http://${linkHost}:${port}`).replace(/\/+$/, ''),
    ...gateways,
    sender: text('MAIL_FROM') ?? 'Apto <nao-responda@apto.test>',
    imageSources: origins(text('IMAGE_SOURCES')),
    metricsToken: text('METRICS_TOKEN'),
    trustedProxies: number('TRUST_PROXY', 0, 0, 10),
    logLevel,
    loginLimit: number('LOGIN_LIMIT', 5, 1, 1_000),
    linkLimit: number('LINK_LIMIT', 5, 0, 1_000),
    messageLimit: number('MESSAGE_LIMIT', 10, 0, 1_000),
    defaultLimit: number('RATE_LIMIT', 6_000, 0, 1_000_000),
    maxInFlight: number('MAX_IN_FLIGHT', 64, 0, 100_000),
    maxAtWork: number('MAX_AT_WORK', 6, 1, 100_000),
    exportSeconds: number('EXPORT_SECONDS', 300, 0.001, 86_400, false),
    failures: {
      latencyMs: number('FAULT_LATENCY_MS', 0, 0, 60_000),
      soc: number('FAULT_SOC', 0, 0, 1, false),
      email: number('FAULT_EMAIL', 0, 0, 1, false),
      whatsapp: number('FAULT_WHATSAPP', 0, 0, 1, false),
    },
    countQueries: flag('COUNT_QUERIES'),
  };
}
