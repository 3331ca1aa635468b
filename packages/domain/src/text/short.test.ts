import { describe, expect, it } from 'vitest';
import { shortCompany, shortPath } from './index.ts';

describe('issue 12 Looks: what does not fit is shortened as a person would', () => {
  it.each([
    ['Supermercados Bom Vizinho Ltda.', 'Supermercados Bom Vizinho', ' Ltda.', 'Superm. Bom Vizinho'],
    ['Metalúrgica Serra Azul S.A.', 'Metalúrgica Serra Azul', ' S.A.', 'Metal. Serra Azul'],
    ['METALÚRGICA SERRA AZUL S/A', 'METALÚRGICA SERRA AZUL', ' S/A', 'Metal. SERRA AZUL'],
    ['Rota Sul Transportes LTDA - ME', 'Rota Sul Transportes', ' LTDA - ME', 'Rota Sul Transp.'],
    ['Padaria Aurora EIRELI', 'Padaria Aurora', ' EIRELI', 'Padaria Aurora'],
    ['Hospital Santa Clara', 'Hospital Santa Clara', '', 'Hosp. Santa Clara'],
    // No legal form: part of a name, or the whole of it.
    ['Casa da Mesa', 'Casa da Mesa', '', 'Casa da Mesa'],
    ['Lojas Me', 'Lojas', ' Me', 'Lojas'],
    ['Ltda.', 'Ltda.', '', 'Ltda.'],
    ['', '', '', ''],
  ])('%s', (name, core, rest, short) => {
    expect(shortCompany(name)).toEqual({ core, rest, short });
  });

  it.each([
    ['Matriz / Produção / Soldador', '… / Produção / Soldador'],
    ['Matriz', 'Matriz'],
    ['', ''],
  ])('%s', (path, short) => {
    expect(shortPath(path)).toEqual({ core: path, rest: '', short });
  });

  it('loses nothing: core and rest are the text', () => {
    for (const name of ['Ana & Filhos, Ltda', 'Só S.A.', ' S.A.', 'Ltda Ltda'])
      expect(Object.values(shortCompany(name)).slice(0, 2).join('')).toBe(name);
  });
});
