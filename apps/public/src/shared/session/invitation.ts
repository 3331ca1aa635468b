import { atom } from 'jotai';
import { store } from '@apto/api-client/react';

/** A token as the server writes it: seven groups of four, `8K2M-P4TX-…`. */
const TOKEN = /[0-9a-z]{4}(?:-[0-9a-z]{4}){6}/i;

const written = atom<string>('');
/** The token that a link brought, for the login form; kept in memory only. */
export const inviteAtom = atom((get) => get(written));

export const storeInvite = (token: string): void => store.set(written, token);

/**
 * The token in a link's address, and the address without it. Null when it brings none.
 * @param address path and query below the hash: '/autoagendamento/login?token=…'
 */
export function readInvite(address: string): { token: string; address: string } | null {
  const [path = '', query = ''] = address.split('?', 2);
  const params = new URLSearchParams(query);
  const token = cleanToken(params.get('token') ?? '');
  if (!params.has('token')) return null;
  params.delete('token');
  const rest = params.toString();
  return { token, address: (path || '/') + (rest ? `?${rest}` : '') };
}

/**
 * What a person pasted, as a token: the token alone out of a whole message, else without spaces and with plain
 * dashes. The server forgives case, dashes and look-alikes.
 */
export function cleanToken(pasted: string): string {
  // Messengers put long dashes and invisible spaces where nobody typed any.
  const cleaned = pasted
    .replace(/[\s\u200B-\u200D\u2060\uFEFF]+/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  return TOKEN.exec(cleaned)?.[0] ?? cleaned;
}

/** One-way mark of a token, the same for the same token however it is written; null where there is no WebCrypto. */
export async function inviteMark(token: string): Promise<string | null> {
  // Absent on plain http outside of the own machine, whatever the types say.
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const letters = token
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(letters)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
