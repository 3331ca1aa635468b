import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  group: 'Address',
  zipCode: 'CEP (postal code)',
  street: 'Street',
  number: 'Number',
  noNumber: 'No number',
  addressComplement: 'Unit, floor or building',
  neighborhood: 'Neighborhood',
  city: 'City',
  state: 'State',
  lookup: 'Fills in the address.',
  searching: 'Looking for the address…',
  found: 'Address filled in: check it and give the number.',
  kept: 'Address found. What you had already typed stays as it is.',
  notFound: 'CEP not found: fill in the address.',
  failed: 'The CEP could not be looked up: fill in the address.',
  again: 'Look up again',
};
