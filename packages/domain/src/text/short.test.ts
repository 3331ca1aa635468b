import { describe, expect, it } from 'vitest';
import { shortColleague, shortCompany, shortExam, shortPath } from './index.ts';
import { TiposExame } from '../exames/index.ts';

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

  it.each([
    ['Retorno ao trabalho', 'Ret. ao trabalho'],
    ['Retorno de consulta', 'Ret. de consulta'],
    ['Mudança de função', 'Mud. de função'],
    ['Monitoração pontual', 'Monit. pontual'],
    ['Avaliação de atestado', 'Aval. de atestado'],
    ['Periódico', 'Periódico'],
    ['Retorno', 'Retorno'],
    ['', ''],
  ])('%s', (description, short) => {
    expect(shortExam(description)).toEqual({ core: description, rest: '', short });
  });

  it('tells every two types of exam apart', () => {
    const shorts = TiposExame.map(({ descricao }) => shortExam(descricao).short);
    expect(new Set(shorts).size).toBe(TiposExame.length);
    expect(Math.max(...shorts.map(({ length }) => length))).toBeLessThanOrEqual(17);
  });

  it.each([
    ['Bruno Barbosa', 'Bruno B.'],
    ['Maria Aparecida de Souza e Silva', 'Maria S.'],
    ['Ítalo de', 'Ítalo de'],
    ['ana élia', 'ana É.'],
    ['Ana', 'Ana'],
    ['', ''],
  ])('%s', (name, short) => {
    expect(shortColleague(name)).toEqual({ core: name, rest: '', short });
  });

  it('loses nothing: core and rest are the text', () => {
    for (const name of ['Ana & Filhos, Ltda', 'Só S.A.', ' S.A.', 'Ltda Ltda'])
      expect(Object.values(shortCompany(name)).slice(0, 2).join('')).toBe(name);
  });
});
