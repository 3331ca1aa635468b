import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from '../db/configuration-error.ts';
import { dataFolderError, makeFolder } from '../db/folder.ts';

/** The secret in use, then those that it took the place of. */
export type Secrets = readonly [current: string, ...previous: string[]];

const LEAST = 32;

/** Secrets separated by commas: those of before. */
function previousSecrets(given: string | undefined): string[] {
  const secrets = (given ?? '').split(',').flatMap((secret) => secret.trim() || []);
  if (secrets.some((secret) => secret.length < LEAST)) {
    throw new ConfigurationError(
      `SESSION_SECRET_PREVIOUS tem um segredo curto. Use os segredos antigos inteiros, de ao menos ${LEAST} caracteres, separados por vírgula.`,
    );
  }
  return secrets;
}

/**
 * SESSION_SECRET and SESSION_SECRET_PREVIOUS; without the first, outside of production, the file that DATA_DIR keeps.
 * @throws ConfigurationError when one is missing, short or damaged
 */
export function readSecrets(
  env: Readonly<Record<string, string | undefined>>,
  production: boolean,
  dataFolder: string,
): Secrets {
  const previous = previousSecrets(env['SESSION_SECRET_PREVIOUS']);
  const given = env['SESSION_SECRET'];
  if (given !== undefined && given !== '') {
    if (given.length < LEAST) {
      throw new ConfigurationError(`SESSION_SECRET é curto. Use ao menos ${LEAST} caracteres aleatórios.`);
    }
    return [given, ...previous];
  }
  if (production) {
    throw new ConfigurationError(
      `Falta SESSION_SECRET. Em produção informe ao menos ${LEAST} caracteres aleatórios, iguais em todos os processos.`,
    );
  }
  try {
    const [current, ...before] = storedSecrets(dataFolder) ?? createSecret(dataFolder);
    return [current, ...before, ...previous];
  } catch (error) {
    throw dataFolderError(dataFolder, error);
  }
}

const secretFile = (dataFolder: string): string => join(dataFolder, 'session-secret');

/**
 * The secrets that an earlier start, another process or a person wrote, one a line, the one in use first; null when
 * there are none.
 */
function storedSecrets(dataFolder: string): Secrets | null {
  const file = secretFile(dataFolder);
  let stored: string;
  try {
    stored = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const [current = '', ...previous] = stored.split(/\r?\n/);
  // A new one in its place would silently end every session and lose every message that waits.
  if (![current, ...previous].every((secret) => /^[\x21-\x7e]{32,}$/.test(secret))) {
    throw new ConfigurationError(
      `O segredo em ${file} está danificado: restaure a cópia dele, ou apague o arquivo para gerar outro ` +
        '(quem está conectado terá de entrar de novo, e as mensagens que esperam se perdem).',
    );
  }
  return [current, ...previous];
}

/** Writes a new secret whole, under its name only when nobody else has meanwhile; whoever comes later reads that one. */
function createSecret(dataFolder: string): Secrets {
  makeFolder(dataFolder);
  const draft = `${secretFile(dataFolder)}.${process.pid}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, secretFile(dataFolder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secrets = storedSecrets(dataFolder);
  if (secrets === null)
    throw new ConfigurationError(`O segredo em ${secretFile(dataFolder)} sumiu: inicie de novo.`);
  return secrets;
}
