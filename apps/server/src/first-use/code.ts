import type { KeyRing } from '../platform/key-ring.ts';
import type { Server } from '../platform/server.ts';
import { isShownCode, shownCode } from '../platform/shown-code.ts';
import { isFirstUsePending } from './repository.ts';

/** Whether somebody typed the code of the first use. It opens nothing once there is a user. */
export const isFirstUseCode = (ring: KeyRing, typed: string): boolean =>
  isShownCode(ring, 'primeiro-acesso', typed);

/** What a person at the terminal needs to begin; null once the installation has a user, or while its database is away. */
export async function pendingFirstUseCode({ database, config, prepared }: Server): Promise<string | null> {
  return prepared && (await isFirstUsePending(database))
    ? shownCode(config.keyRing, 'primeiro-acesso')
    : null;
}
