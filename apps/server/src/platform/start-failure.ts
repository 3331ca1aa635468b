import { join } from 'node:path';
import { sqlCode } from '../db/port.ts';
import { ConfigurationError } from '../db/configuration-error.ts';
import type { Configuration } from './config.ts';
import { isDatabaseDown, isUnanswered } from './database-down.ts';
import { embeddedFailure, folderFailure, lackOfRoom } from '../db/folder.ts';

/** Host, port and name of the configured PostgreSQL: never its user or password. */
function placeOf(url: string): { server: string; name: string } {
  const { hostname, port, pathname } = new URL(url);
  return { server: `${hostname || 'localhost'}:${port || 5432}`, name: pathname.slice(1) || 'postgres' };
}

function postgresFailure(url: string, error: unknown): string | null {
  const { server, name } = placeOf(url);
  const code = sqlCode(error);
  if (code?.startsWith('28'))
    return `O PostgreSQL em ${server} recusou o usuário ou a senha: corrija-os em DATABASE_URL.`;
  if (code === '3D000')
    return `O banco '${name}' não existe no PostgreSQL em ${server}: crie-o ou corrija o nome em DATABASE_URL.`;
  if (code === '42501')
    return `O usuário de DATABASE_URL não pode criar as tabelas do Apto no banco '${name}' em ${server}: dê a ele essa permissão ou indique outro usuário.`;
  if (isDatabaseDown(error))
    return `Nenhum PostgreSQL responde em ${server}: ligue-o, corrija DATABASE_URL, ou retire-a para usar o banco embutido.`;
  // What answers there is something else, or wants TLS: the driver's own words are the best clue.
  return null;
}

/** What is told of a start that goes on waiting for PostgreSQL: nobody else says what could be wrong while it waits. */
export function describeWaiting(url: string, error: unknown): string {
  const { server } = placeOf(url);
  return isUnanswered(error)
    ? `o banco não respondeu: se em ${server} atende outro serviço, e não o PostgreSQL, corrija DATABASE_URL; nova tentativa em instantes`
    : 'o banco não respondeu; nova tentativa em instantes';
}

function listeningFailure({ port, host }: Configuration, code: string | undefined): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `A porta ${port} já está em uso: encerre o outro processo ou escolha outra porta em PORT.`;
    case 'EACCES':
      return `O sistema não permite a porta ${port} a este usuário: escolha em PORT uma acima de 1023.`;
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST='${host}' não é um endereço desta máquina: use 127.0.0.1 ou 0.0.0.0.`;
    default:
      return null;
  }
}

/**
 * Why the start failed and what to do, in one sentence for a person; null when nobody foresaw it and only its
 * stack can tell.
 * @param config null when not even the environment could be read
 */
export function describeStartFailure(error: unknown, config: Configuration | null): string | null {
  if (error instanceof ConfigurationError) return error.message;
  if (config === null) return null;
  const { code, syscall, hostname } = (error ?? {}) as NodeJS.ErrnoException & { hostname?: string };
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'O sistema não deixa o Apto abrir mais arquivos: aumente o limite (ulimit -n, ou LimitNOFILE no systemd) e inicie de novo.';
  if (syscall === 'listen' || syscall === 'bind' || (syscall === 'getaddrinfo' && hostname === config.host)) {
    return listeningFailure(config, code);
  }
  if (config.databaseUrl) return postgresFailure(config.databaseUrl, error);
  return (
    folderFailure(config.dataFolder, error) ??
    lackOfRoom(config.dataFolder) ??
    embeddedFailure(join(config.dataFolder, 'pg'), error)
  );
}
