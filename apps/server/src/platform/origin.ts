import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const LOCAL_ADDRESSES = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** The eight groups of an IPv6 address; `::` stands for as many zeros as are missing. */
function groups(ip: string): string[] {
  const [before = '', after] = ip.split('::');
  const left = before.split(':').filter(Boolean);
  const right = after?.split(':').filter(Boolean) ?? [];
  const zeros = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
}

/**
 * Whom a limit counts: the IPv4 address, or the /64 network of an IPv6 one, because whoever has one address
 * of it has them all.
 */
export function originOf(ip: string | undefined): string {
  // Whoever left before their address was asked for: they hear no answer, and are counted as one.
  if (ip === undefined) return 'gone';
  const withoutZone = ip.split('%')[0] ?? ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(withoutZone)) return withoutZone;
  return groups(withoutZone)
    .slice(0, 4)
    .map((g) => Number.parseInt(g, 16).toString(16))
    .join(':');
}

/** Whether a HOST names this machine alone. */
export const isLoopbackName = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * Whether the `Host` header is an address of ours. A page of somebody else that lets its own name point to this
 * machine (DNS rebinding) reads what it fetches as its own: its name gives it away, and an IP address has none.
 */
export function isOwnHost(header: string | undefined, names: readonly string[]): boolean {
  const url = `http://${header ?? ''}`;
  if (!header || !URL.canParse(url)) return false;
  const name = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isIP(name) !== 0 || names.includes(name);
}

/** Whether the caller is this machine itself, and not somebody behind a proxy that runs on it. */
export const isLoopback = (req: FastifyRequest): boolean =>
  LOCAL_ADDRESSES.has(req.ip) && PROXY_HEADERS.every((name) => req.headers[name] === undefined);
