import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { FIRST_USE_CODE_LENGTH, firstUseCode, normalizeFirstUseCode } from '@apto/domain/first-use';
import type { KeyRing } from './key-ring.ts';

/** What only who started the server reads, at its start; each opens one thing. */
export type ShownFor = 'primeiro-acesso' | 'caixa-de-mensagens';

/** A code of this installation: derived from its secret, so that every process over one database shows the same and nothing is stored. */
export const shownCode = (ring: KeyRing, what: ShownFor): string =>
  firstUseCode(
    new Uint8Array(hkdfSync('sha256', ring.current.signature, '', `apto:${what}`, FIRST_USE_CODE_LENGTH)),
  );

/** Whether somebody typed the code, in a time that tells nothing about it. */
export function isShownCode(ring: KeyRing, what: ShownFor, typed: string): boolean {
  const expected = Buffer.from(normalizeFirstUseCode(shownCode(ring, what)));
  const given = Buffer.from(normalizeFirstUseCode(typed));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
