import { hkdfSync, timingSafeEqual } from 'node:crypto';
import { FIRST_USE_CODE_LENGTH, firstUseCode, normalizeFirstUseCode } from '@apto/domain/first-use';
import type { KeyRing } from '../platform/key-ring.ts';
import type { Server } from '../platform/server.ts';
import { isFirstUsePending } from './repository.ts';

/**
 * The code of this installation: derived from its secret, so that every process over one database shows the same and
 * nothing is stored. It opens nothing once there is a user.
 */
const codeOf = (ring: KeyRing): string =>
  firstUseCode(
    new Uint8Array(
      hkdfSync('sha256', ring.current.signature, '', 'apto:primeiro-acesso', FIRST_USE_CODE_LENGTH),
    ),
  );

/** Whether somebody typed the code, in a time that tells nothing about it. */
export function isFirstUseCode(ring: KeyRing, typed: string): boolean {
  const expected = Buffer.from(normalizeFirstUseCode(codeOf(ring)));
  const given = Buffer.from(normalizeFirstUseCode(typed));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What a person at the terminal needs to begin; null once the installation has a user, or while its database is away. */
export async function pendingFirstUseCode({ database, config, prepared }: Server): Promise<string | null> {
  return prepared && (await isFirstUsePending(database)) ? codeOf(config.keyRing) : null;
}
