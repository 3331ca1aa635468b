import { addressLines, mapSearchLink } from '@apto/domain/prestadores';
import type { OpeningHour } from '@apto/domain/atendimento';
import { formatPhone } from '@apto/domain/documents';

/** What of a clinic is shown (doc2 §3, supplier). Whatever is missing is left out. */
export interface Clinic {
  readonly id: number;
  /** The name that people know. */
  readonly name: string;
  /** The code in the register. */
  readonly code?: string | number | null;
  /** The telephone, digits or written. */
  readonly phone?: string | null;
  /** The second telephone. */
  readonly commercialPhone?: string | null;
  /** The e-mail. */
  readonly email?: string | null;
  /** Street, avenue. */
  readonly street?: string | null;
  /** Number in the street. */
  readonly number?: string | number | null;
  /** Neighbourhood. */
  readonly neighborhood?: string | null;
  /** City and state. */
  readonly city?: { readonly cidade?: string | null; readonly estado?: string | null } | null;
  /** The clinic's week, as the wire brings it. */
  readonly openingHours?: readonly OpeningHour[] | null;
  /** 'Ordem de chegada', 'Horário marcado', 'Ambos': for lists that carry no hours. */
  readonly tipoAtendimento?: string | null;
}

/** 'Rua A, 10 - Centro, Campinas - SP'; empty when nothing is known. */
export const clinicAddress = ({ street, number, neighborhood, city }: Clinic): string =>
  addressLines({ street, number, neighborhood, city }).join(', ');

/** Where any map application finds the clinic. */
export const mapLink = (clinic: Clinic): string => mapSearchLink(clinic.name, clinicAddress(clinic));

/** The phones of a clinic, each once, ready to be read and to be dialled. */
export function clinicPhones({ phone, commercialPhone }: Clinic): { text: string; href: string }[] {
  const numbers = [phone, commercialPhone].map((number) => (number ?? '').replace(/\D/g, ''));
  return [...new Set(numbers)]
    .filter((number) => number.length >= 8)
    .map((number) => ({ text: formatPhone(number), href: `tel:+55${number}` }));
}

/** '850 m', '2,4 km', '18 km'. */
export function distance(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toFixed(1).replace('.', ',')} km` : `${Math.round(km)} km`;
}
