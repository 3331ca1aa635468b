import { whileOutside } from '../platform/load.ts';
import { IntegrationError } from '../platform/ports.ts';
import type { HttpGateway } from './answer.ts';

const WAIT_MS = 20_000;

export interface HttpCall {
  gateway: HttpGateway;
  url: URL;
  method: string;
  body?: string | Blob;
  type?: string;
  /** Milliseconds; twenty seconds when absent. */
  waitMs?: number;
  /** Breaks it off earlier. */
  signal?: AbortSignal | undefined;
  extras?: Readonly<Record<string, string>>;
}

/** A service that answers so may answer otherwise in a moment. */
const isPassing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/**
 * Asks a service for what need not be there: null where it is not (404). User and password of the address become a bearer
 * token or basic credentials, never part of a logged URL.
 * @throws IntegrationError for anything else but 2xx
 */
export async function requestIfThere({
  gateway,
  url,
  method,
  body,
  type,
  extras = {},
  waitMs = WAIT_MS,
  signal,
}: HttpCall): Promise<Response | null> {
  const clean = new URL(url);
  const { username, password } = clean;
  clean.username = '';
  clean.password = '';
  const headers = new Headers({ accept: 'application/json', ...extras });
  if (type) headers.set('content-type', type);
  if (username && password)
    headers.set(
      'authorization',
      `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`,
    );
  else if (username) headers.set('authorization', `Bearer ${decodeURIComponent(username)}`);
  let response: Response;
  try {
    response = await whileOutside(() =>
      fetch(clean, {
        method,
        headers,
        signal: AbortSignal.any([AbortSignal.timeout(waitMs), ...(signal ? [signal] : [])]),
        ...(body === undefined ? {} : { body }),
      }),
    );
  } catch (error) {
    throw new IntegrationError(gateway, `${gateway} não respondeu.`, error, true);
  }
  if (response.ok) return response;
  // Unread it would keep its connection.
  await response.body?.cancel();
  const { status } = response;
  if (status === 404) return null;
  throw new IntegrationError(gateway, `${gateway} respondeu ${status}.`, undefined, isPassing(status));
}

/**
 * The same of what has to be there.
 * @throws IntegrationError for anything but 2xx
 */
export async function request(call: HttpCall): Promise<Response> {
  const response = await requestIfThere(call);
  if (response === null) throw new IntegrationError(call.gateway, `${call.gateway} respondeu 404.`);
  return response;
}

/** `path` below the base address, whatever slashes it ends in. */
export function under(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  return url;
}
