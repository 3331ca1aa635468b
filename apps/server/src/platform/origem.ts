import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOCAIS = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const DE_PROXY = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function grupos(ip: string): string[] {
  const [antes = '', depois] = ip.split('::');
  const esquerda = antes.split(':').filter(Boolean);
  const direita = depois?.split(':').filter(Boolean) ?? [];
  const zeros = Math.max(0, 8 - esquerda.length - direita.length);
  return [...esquerda, ...Array.from({ length: zeros }, () => '0'), ...direita];
}

/**
 * Whom a limit counts: the IPv4 address, or the /64 network of an IPv6 one, because whoever has one address
 * of it has them all.
 */
export function origemDe(ip: string): string {
  const semZona = ip.split('%')[0] ?? ip;
  const mapeado = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(semZona)?.[1];
  if (mapeado) return mapeado;
  if (!isIPv6(semZona)) return semZona;
  return grupos(semZona)
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':');
}

/** Whether the caller is this machine itself, and not somebody behind a proxy that runs on it. */
export const ehDaMaquina = (req: FastifyRequest): boolean =>
  LOCAIS.has(req.ip) && DE_PROXY.every((nome) => req.headers[nome] === undefined);
