import { lerData, lerHora, normalizarTelefone } from '@apto/domain';
import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const digito = /\d/;
const digitos = (quantos: number): RegExp[] => Array.from({ length: quantos }, () => digito);

/** Rewrites the text before the mask cuts it; null leaves it as it is. */
function antesDaMascara(reescrever: (texto: string) => string | null): MaskitoPreprocessor {
  return ({ elementState, data }) => {
    const value = reescrever(elementState.value) ?? elementState.value;
    if (value === elementState.value) return { elementState, data };
    return { elementState: { value, selection: [value.length, value.length] }, data };
  };
}

/** A number that was copied with its country code or trunk zero: '+55 (11) 98765-4321' loses what is before. */
const telefoneColado = antesDaMascara((texto) =>
  texto.replace(/\D/g, '').length > 11 ? normalizarTelefone(texto) : null,
);

/** (99) 99999-9999; the requester's (99) 99999-999?9 is the same mask with its last digit optional (doc2 §9). */
export const mascaraTelefone: MaskitoOptions = {
  mask: ['(', ...digitos(2), ')', ' ', ...digitos(5), '-', ...digitos(4)],
  preprocessors: [telefoneColado],
};

/** 999.999.999-99 */
export const mascaraCpf: MaskitoOptions = {
  mask: [...digitos(3), '.', ...digitos(3), '.', ...digitos(3), '-', ...digitos(2)],
};

const alfanumerico = /[A-Z\d]/;

const alfanumericos = (quantos: number): RegExp[] => Array.from({ length: quantos }, () => alfanumerico);

/** Letters and digits in the first twelve, two check digits: the CNPJ since July 2026 (IN RFB 2.229/2024). */
export const mascaraCnpj: MaskitoOptions = {
  mask: [
    ...alfanumericos(2),
    '.',
    ...alfanumericos(3),
    '.',
    ...alfanumericos(3),
    '/',
    ...alfanumericos(4),
    '-',
    ...digitos(2),
  ],
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: elementState.value.toUpperCase() },
      data: data.toUpperCase(),
    }),
  ],
};

/** 99:99 (doc2 §9). '8h30' and '8:30' may be pasted; a time that does not exist may be typed, to be told so. */
export const mascaraHora: MaskitoOptions = {
  mask: [...digitos(2), ':', ...digitos(2)],
  preprocessors: [antesDaMascara((texto) => (/^\d{2}:?\d*$/.test(texto) ? null : lerHora(texto)))],
};

const emDiaMesAno = (texto: string): string | null => {
  // Whole dates that were not typed in this mask: pasted, or filled in by the browser.
  if (/^\d{2}\/\d{2}\/\d{0,4}$/.test(texto)) return null;
  const data = texto.length > 5 ? lerData(texto) : null;
  return data && `${data.slice(8)}/${data.slice(5, 7)}/${data.slice(0, 4)}`;
};

/** '1/' or '1.' typed by hand means '01/'. */
const comZero = (texto: string): string | null => {
  const achado = /^(\d{2}\/)?(\d)[/.\-\s]$/.exec(texto);
  return achado && `${achado[1] ?? ''}0${achado[2] ?? ''}/`;
};

/** dd/mm/aaaa, typed digit by digit or pasted ('1/2/26', '01-02-2026', '2026-02-01'). */
export const mascaraData: MaskitoOptions = {
  mask: [...digitos(2), '/', ...digitos(2), '/', ...digitos(4)],
  preprocessors: [antesDaMascara(comZero), antesDaMascara(emDiaMesAno)],
};
