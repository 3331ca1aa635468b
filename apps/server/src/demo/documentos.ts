import { digitosVerificadoresCnpj, digitosVerificadoresCpf } from '@apto/domain';
import type { Aleatorio } from './aleatorio.ts';

const LETRAS_E_DIGITOS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'.split('');

/** Makes valid CPFs, each one once. */
export function fabricaDeCpf(aleatorio: Aleatorio): () => string {
  const usados = new Set<string>();
  return () => {
    for (;;) {
      const base = aleatorio.digitos(9);
      if (/^(\d)\1+$/.test(base) || usados.has(base)) continue;
      usados.add(base);
      return base + digitosVerificadoresCpf(base);
    }
  };
}

/** Makes valid CNPJs, each one once; alphanumeric ones (IN RFB 2.229/2024) when asked. */
export function fabricaDeCnpj(aleatorio: Aleatorio): (alfanumerico: boolean) => string {
  const usados = new Set<string>();
  return (alfanumerico) => {
    for (;;) {
      const raiz = alfanumerico
        ? Array.from({ length: 8 }, () => aleatorio.escolher(LETRAS_E_DIGITOS)).join('')
        : aleatorio.digitos(8);
      if (usados.has(raiz) || (alfanumerico && !/[A-Z]/.test(raiz)) || /^(.)\1+$/.test(raiz)) continue;
      usados.add(raiz);
      const base = `${raiz}0001`;
      return base + digitosVerificadoresCnpj(base);
    }
  };
}

/** A mobile number of 11 digits in the area code. */
export const celular = (aleatorio: Aleatorio, ddd: number): string =>
  `${ddd}9${aleatorio.inteiro(6, 9)}${aleatorio.digitos(7)}`;

/** A land line of 10 digits in the area code. */
export const fixo = (aleatorio: Aleatorio, ddd: number): string =>
  `${ddd}${aleatorio.inteiro(2, 5)}${aleatorio.digitos(7)}`;

/** Lower case, without accents, words joined by dots. */
export const semAcento = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
