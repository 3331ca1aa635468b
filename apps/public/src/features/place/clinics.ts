import type { PrestadorOption } from '@apto/api-client';
import type { OfferedClinic } from '../../shared/pedido/offered.ts';

/** A clinic of the city, with its next free times where they are known. */
export interface ClinicOnCard {
  clinic: PrestadorOption;
  offered: OfferedClinic | null;
}

/**
 * The clinics of a city, the nearest first. Those whose place is not known follow in the order in which the server gave
 * them.
 * @param offered those whose next times are known
 */
export function clinicsOnCards(
  prestadores: readonly PrestadorOption[],
  offered: readonly OfferedClinic[] = [],
): ClinicOnCard[] {
  const distance = ({ distanciaMetros: metres }: PrestadorOption): number =>
    metres ?? Number.POSITIVE_INFINITY;
  return prestadores
    .toSorted((a, b) => (distance(a) === distance(b) ? 0 : distance(a) - distance(b)))
    .map((clinic) => ({ clinic, offered: offered.find(({ id }) => id === clinic.id) ?? null }));
}
