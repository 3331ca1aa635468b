import type { OpcaoDePrestador } from '@apto/api-client';
import type { ClinicOption } from '@apto/ui';

/**
 * The clinics of a city as cards, the nearest first. Those whose place is not known follow in the order in which the
 * server gave them.
 */
export function opcoesDeClinica(prestadores: readonly OpcaoDePrestador[]): ClinicOption[] {
  const longe = Number.POSITIVE_INFINITY;
  return [...prestadores]
    .sort((a, b) => {
      const [deA, deB] = [a.distanciaMetros ?? longe, b.distanciaMetros ?? longe];
      return deA === deB ? 0 : deA - deB;
    })
    .map(({ id, name, neighborhood, city, tipoAtendimento, distanciaMetros }) => ({
      clinic: { id, name, neighborhood, city, tipoAtendimento },
      distanceKm: distanciaMetros === null ? null : distanciaMetros / 1000,
    }));
}
