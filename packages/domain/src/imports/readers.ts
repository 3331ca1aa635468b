import {
  completeCnpj,
  INSCRICAO_KIND,
  inscricaoKindOf,
  INVALID_CEP_MESSAGE,
  isCep,
  normalizeCep,
  normalizeInscricao,
} from '../documents/index.ts';
import { cellText, type CellReading, type SheetCell } from '../staff-import/index.ts';

const STATE_CODE = /^[A-Z]{2}$/;
/** 'Campinas - SP', 'Campinas/SP': whose city it is must be said, since names repeat from state to state. */
export const readCity = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  const [, name = '', uf = ''] = /^(.+?)\s*[-/(,]\s*([A-Za-z]{2})\)?$/.exec(text) ?? [];
  return name !== '' && STATE_CODE.test(uf.toUpperCase())
    ? { value: `${name} - ${uf.toUpperCase()}` }
    : { value: null, error: 'Diga a cidade e o estado: Campinas - SP' };
};

/** An employer's registration of any kind, which its check digits tell (eSocial table 5). */
export const readInscricao = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  const said = normalizeInscricao(text);
  // A number loses the zeros that it begins with: nearly all are CNPJs, and a shorter one may be another kind as it is.
  const padded = completeCnpj(said);
  const kind = inscricaoKindOf(said);
  if (kind !== null) return { value: said };
  return inscricaoKindOf(padded) === INSCRICAO_KIND.CNPJ
    ? { value: padded }
    : { value: null, error: 'Inscrição inválida: use um CNPJ, CPF, CAEPF ou CNO' };
};

/** A CEP. A number loses the one zero that it may begin with (01000 is the first); a mark alone, '-', says that there is none. */
export const readCep = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (!/[\p{L}\p{N}]/u.test(text)) return { value: null };
  const digits = normalizeCep(text.replace(/^(\d+)[.,]0$/, '$1'));
  const cep = digits.length === 7 ? `0${digits}` : digits;
  return isCep(cep) ? { value: cep } : { value: null, error: INVALID_CEP_MESSAGE };
};
