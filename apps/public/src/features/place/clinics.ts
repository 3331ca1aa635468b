import type { PrestadorOption } from '@apto/api-client';
import type { ClinicOption } from '@apto/ui';
import type { ReactNode } from 'react';
import type { OfferedClinic } from '../../shared/pedido/offered.ts';

/**
 * The clinics of a city as cards, the nearest first. Those whose place is not known follow in the order in which the
 * server gave them.
 * @param offered those whose street is known
 * @param footerOf what stands under a card
 */
export function clinicOptions(
  prestadores: readonly PrestadorOption[],
  offered: readonly OfferedClinic[] = [],
  footerOf: (clinic: PrestadorOption) => ReactNode = () => null,
): ClinicOption[] {
  const farAway = Number.POSITIVE_INFINITY;
  return [...prestadores]
    .sort((a, b) => {
      const [distanceA, distanceB] = [a.distanciaMetros ?? farAway, b.distanciaMetros ?? farAway];
      return distanceA === distanceB ? 0 : distanceA - distanceB;
    })
    .map((option) => {
      const { id, name, neighborhood, city, tipoAtendimento, distanciaMetros } = option;
      const { street = null, number = null } = offered.find((clinic) => clinic.id === id) ?? {};
      return {
        clinic: { id, name, street, number, neighborhood, city, tipoAtendimento },
        distanceKm: distanciaMetros === null ? null : distanciaMetros / 1000,
        footer: footerOf(option),
      };
    });
}
