import { formatCep } from '../documents/index.ts';

/** Where a clinic is, as the wire says it; any part may be missing. */
export interface Address {
  readonly street?: string | null;
  readonly number?: string | number | null;
  readonly addressComplement?: string | null;
  readonly neighborhood?: string | null;
  readonly city?: { readonly cidade?: string | null; readonly estado?: string | null } | null;
  readonly zipCode?: string | null;
}

const join = (parts: readonly (string | number | null | undefined)[], separator: string): string =>
  parts
    .map((part) => String(part ?? '').trim())
    .filter(Boolean)
    .join(separator);

const town = ({ city }: Address): string => join([city?.cidade, city?.estado], ' - ');
const cep = ({ zipCode }: Address): string | null =>
  zipCode?.trim() ? `CEP ${formatCep(zipCode.trim())}` : null;

/** 'Rua das Flores, 120, sala 3, Centro, Campinas - SP, CEP 13010-000'; what is missing is left out. */
export function addressInline(a: Address): string {
  return join([a.street, a.number, a.addressComplement, a.neighborhood, town(a), cep(a)], ', ');
}

/** The same on two lines, as on a letter: 'Rua das Flores, 120, sala 3, Centro', 'Campinas - SP, CEP 13010-000'. */
export function addressLines(a: Address): string[] {
  return [
    join([a.street, a.number, a.addressComplement, a.neighborhood], ', '),
    join([town(a), cep(a)], ', '),
  ].filter(Boolean);
}

/** Where any map application finds the clinic. */
export const mapSearchLink = (name: string, address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(join([name, address], ', '))}`;
