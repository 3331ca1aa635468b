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
