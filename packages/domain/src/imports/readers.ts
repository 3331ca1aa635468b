import { completeCnpj, INSCRICAO_KIND, inscricaoKindOf, normalizeInscricao } from '../documents/index.ts';
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
