import type { PrestadorOption } from '@apto/api-client';
import type { ClinicOption } from '@apto/ui';
import type { ReactNode } from 'react';

/**
 * The clinics of a city as cards, the nearest first. Those whose place is not known follow in the order in which the
 * server gave them.
 * @param footerOf what stands under a card, by the clinic's id
 */
export function clinicOptions(
  prestadores: readonly PrestadorOption[],
  footerOf: (id: number) => ReactNode = () => null,
): ClinicOption[] {
  const farAway = Number.POSITIVE_INFINITY;
  return [...prestadores]
    .sort((a, b) => {
      const [distanceA, distanceB] = [a.distanciaMetros ?? farAway, b.distanciaMetros ?? farAway];
      return distanceA === distanceB ? 0 : distanceA - distanceB;
    })
    .map(({ id, name, neighborhood, city, tipoAtendimento, distanciaMetros }) => ({
      clinic: { id, name, neighborhood, city, tipoAtendimento },
      distanceKm: distanciaMetros === null ? null : distanciaMetros / 1000,
      footer: footerOf(id),
    }));
}
