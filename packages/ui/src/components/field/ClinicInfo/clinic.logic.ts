import { addressInline, mapSearchLink } from '@apto/domain/prestadores';
import type { OpeningHour } from '@apto/domain/atendimento';
import { formatPhone } from '@apto/domain/documents';

/** O que se mostra de uma clínica (doc2 §3, supplier). O que falta fica de fora. */
export interface Clinic {
  /** O da clínica no cadastro. */
  readonly id: number;
  /** O nome que as pessoas conhecem. */
  readonly name: string;
  /** O código no cadastro. */
  readonly code?: string | number | null;
  /** O telefone, só dígitos ou já escrito. */
  readonly phone?: string | null;
  /** O segundo telefone. */
  readonly commercialPhone?: string | null;
  /** O e-mail. */
  readonly email?: string | null;
  /** Rua, avenida. */
  readonly street?: string | null;
  /** Número na rua. */
  readonly number?: string | number | null;
  /** Sala, bloco, andar. */
  readonly addressComplement?: string | null;
  /** Bairro. */
  readonly neighborhood?: string | null;
  /** Cidade e estado. */
  readonly city?: { readonly cidade?: string | null; readonly estado?: string | null } | null;
  /** CEP, só dígitos ou já escrito. */
  readonly zipCode?: string | null;
  /** A semana da clínica, como a API a traz. */
  readonly openingHours?: readonly OpeningHour[] | null;
  /** 'Ordem de chegada', 'Horário marcado', 'Ambos': para listas que não trazem horários. */
  readonly tipoAtendimento?: string | null;
}

/** 'Rua A, 10, sala 3, Centro, Campinas - SP, CEP 13010-000'; empty when nothing is known. */
export const clinicAddress = ({
  street,
  number,
  addressComplement,
  neighborhood,
  city,
  zipCode,
}: Clinic): string => addressInline({ street, number, addressComplement, neighborhood, city, zipCode });

/** Where any map application finds the clinic. */
export const mapLink = (clinic: Clinic): string => mapSearchLink(clinic.name, clinicAddress(clinic));

/** The phones of a clinic, each once, ready to be read and to be dialled. */
export function clinicPhones({ phone, commercialPhone }: Clinic): { text: string; href: string }[] {
  const numbers = [phone, commercialPhone].map((number) => (number ?? '').replace(/\D/g, ''));
  return [...new Set(numbers)]
    .filter((number) => number.length >= 8)
    .map((number) => ({ text: formatPhone(number), href: `tel:+55${number}` }));
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** '850 m', '2,4 km', '18 km', as a language writes them. */
export function distance(km: number, locale: string): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toLocaleString(locale, TENTHS)} km` : `${Math.round(km)} km`;
}
