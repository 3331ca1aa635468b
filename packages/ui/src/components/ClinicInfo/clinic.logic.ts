import { formatarTelefone, type OpeningHour } from '@apto/domain';

/** What of a clinic is shown (doc2 §3, supplier). Whatever is missing is left out. */
export interface Clinica {
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

const juntar = (partes: readonly (string | number | null | undefined)[], separador: string): string =>
  partes
    .map((parte) => String(parte ?? '').trim())
    .filter(Boolean)
    .join(separador);

/** 'Rua A, 10 - Centro, Campinas - SP'; empty when nothing is known. */
export function enderecoDaClinica({ street, number, neighborhood, city }: Clinica): string {
  const rua = juntar([juntar([street, number], ', '), neighborhood], ' - ');
  return juntar([rua, juntar([city?.cidade, city?.estado], ' - ')], ', ');
}

/** Where any map application finds the clinic. */
export function linkDoMapa(clinica: Clinica): string {
  const busca = juntar([clinica.name, enderecoDaClinica(clinica)], ', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(busca)}`;
}

/** The phones of a clinic, each once, ready to be read and to be dialled. */
export function telefonesDaClinica({ phone, commercialPhone }: Clinica): { texto: string; href: string }[] {
  const numeros = [phone, commercialPhone].map((numero) => (numero ?? '').replace(/\D/g, ''));
  return [...new Set(numeros)]
    .filter((numero) => numero.length >= 8)
    .map((numero) => ({ texto: formatarTelefone(numero), href: `tel:+55${numero}` }));
}

/** '850 m', '2,4 km', '18 km'. */
export function distancia(km: number): string {
  if (km < 1) return `${Math.round(km * 100) * 10} m`;
  return km < 10 ? `${km.toFixed(1).replace('.', ',')} km` : `${Math.round(km)} km`;
}
