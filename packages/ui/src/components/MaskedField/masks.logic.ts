import { lerData, lerHora, normalizarTelefone } from '@apto/domain';
import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const digito = /\d/;
const digitos = (quantos: number): RegExp[] => Array.from({ length: quantos }, () => digito);

/**
 * Rewrites what arrives in one piece (pasted, filled in by the browser) before the mask cuts it. Typing, one
 * character at a time, passes untouched.
 */
function aoColar(reescrever: (texto: string) => string | null): MaskitoPreprocessor {
  return ({ elementState, data }, acao) => {
    if (acao === 'insert' && data.length > 1) return { elementState, data: reescrever(data) ?? data };
    if (acao === 'validation' && elementState.value.length > 1) {
      const value = reescrever(elementState.value) ?? elementState.value;
      return value === elementState.value
        ? { elementState, data }
        : { elementState: { value, selection: [value.length, value.length] }, data };
    }
    return { elementState, data };
  };
}

/** A number that was copied with its country code or trunk zero: '+55 (11) 98765-4321' loses what is before. */
const telefoneColado = aoColar((texto) =>
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

/** Letters and digits in the first twelve, two check digits: the CNPJ since July 2026 (IN RFB 2.229/2024). */
export const mascaraCnpj: MaskitoOptions = {
  mask: [
    ...[alfanumerico, alfanumerico],
    '.',
    ...[alfanumerico, alfanumerico, alfanumerico],
    '.',
    ...[alfanumerico, alfanumerico, alfanumerico],
    '/',
    ...[alfanumerico, alfanumerico, alfanumerico, alfanumerico],
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
  preprocessors: [aoColar(lerHora)],
};

const emDiaMesAno = (texto: string): string | null => {
  const data = lerData(texto);
  return data && `${data.slice(8)}/${data.slice(5, 7)}/${data.slice(0, 4)}`;
};

/** '1/' or '1.' typed by hand means '01/'. */
const completaComZero: MaskitoPreprocessor = ({ elementState, data }, acao) => {
  if (acao !== 'insert' || !/^[/.\-\s]$/.test(data)) return { elementState, data };
  const { value, selection } = elementState;
  if (selection[0] !== value.length) return { elementState, data: '' };
  const faltante = /(?:^|\/)(\d)$/.exec(value);
  if (!faltante || value.length > 4) return { elementState, data: value.endsWith('/') ? '' : '/' };
  const completo = `${value.slice(0, -1)}0${faltante[1]}`;
  return { elementState: { value: completo, selection: [completo.length, completo.length] }, data: '/' };
};

/** dd/mm/aaaa, typed digit by digit or pasted ('1/2/26', '01-02-2026', '2026-02-01'). */
export const mascaraData: MaskitoOptions = {
  mask: [...digitos(2), '/', ...digitos(2), '/', ...digitos(4)],
  preprocessors: [aoColar(emDiaMesAno), completaComZero],
};
