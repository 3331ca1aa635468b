import { describe, expect, it } from 'vitest';
import {
  shortCity,
  shortColleague,
  shortCompany,
  shortExam,
  shortPath,
  shortPerson,
  shortProcedure,
} from './index.ts';
import { TiposExame } from '../exames/index.ts';

describe('issue 12 Looks: what does not fit is shortened as a person would', () => {
  it.each([
    [
      'Supermercados Bom Vizinho Ltda.',
      'Supermercados Bom Vizinho',
      ' Ltda.',
      'Superm. Bom Vizinho',
      'S. Bom Vizinho',
    ],
    ['Metalúrgica Serra Azul S.A.', 'Metalúrgica Serra Azul', ' S.A.', 'Metal. Serra Azul', 'M. Serra Azul'],
    ['METALÚRGICA SERRA AZUL S/A', 'METALÚRGICA SERRA AZUL', ' S/A', 'Metal. SERRA AZUL', 'M. SERRA AZUL'],
    [
      'Rota Sul Transportes LTDA - ME',
      'Rota Sul Transportes',
      ' LTDA - ME',
      'Rota Sul Transp.',
      'Rota Sul T.',
    ],
    ['Padaria Aurora EIRELI', 'Padaria Aurora', ' EIRELI', 'Padaria Aurora', 'Padaria Aurora'],
    ['Hospital Santa Clara', 'Hospital Santa Clara', '', 'Hosp. Santa Clara', 'H. Sta. Clara'],
    [
      'Usina Vale do Ouro Bioenergia',
      'Usina Vale do Ouro Bioenergia',
      '',
      'Usina Vale do Ouro Bioenergia',
      'U. Vale do Ouro B.',
    ],
    // No legal form: part of a name, or the whole of it.
    ['Casa da Mesa', 'Casa da Mesa', '', 'Casa da Mesa', 'Casa da Mesa'],
    ['Lojas Me', 'Lojas', ' Me', 'Lojas', 'Lojas'],
    ['Ltda.', 'Ltda.', '', 'Ltda.', 'Ltda.'],
    ['', '', '', '', ''],
  ])('%s', (name, core, rest, short, shorter) => {
    expect(shortCompany(name)).toEqual({ core, rest, short, shorter });
  });

  it.each([
    ['Hotel / Administrativo / Assistente', '… / Administrativo / Assistente', '… / Assistente'],
    ['Matriz / Soldador', '… / Soldador', '… / Soldador'],
  ])('%s', (path, short, shorter) => {
    expect(shortPath(path)).toEqual({ core: path, rest: '', short, shorter });
  });
  it.each(['Matriz', ''])('a path of one step stays: %s', (path) => {
    expect(shortPath(path)).toEqual({ core: path, rest: '', short: path });
  });

  it.each([
    ['Everton Machado Pires', 'Everton M. Pires'],
    ['Maria Aparecida dos Santos', 'Maria A. dos Santos'],
    ['Maria das Graças de Oliveira Lima Filho', 'Maria G. O. Lima Filho'],
    ['João Pereira Neto', 'João Pereira Neto'],
    ['Ana Souza', 'Ana Souza'],
    ['Ana de Souza', 'Ana de Souza'],
    ['Ana', 'Ana'],
    ['de', 'de'],
    ['', ''],
  ])('%s', (name, short) => {
    expect(shortPerson(name)).toEqual({ core: name, rest: '', short });
  });

  it.each([
    ['São José dos Campos - SP', 'S. José dos Campos - SP', 'S. J. Campos - SP'],
    ['Ribeirão Preto - SP', 'Ribeirão Preto - SP', 'Ribeirão Preto - SP'],
    ['Recife', 'Recife', 'Recife'],
    ['', '', ''],
  ])('%s', (name, short, shorter) => {
    expect(shortCity(name)).toEqual({ core: name, rest: '', short, shorter });
  });

  it.each([
    ['Retorno ao trabalho', 'Ret. ao trabalho', 'R. ao trabalho'],
    ['Retorno de consulta', 'Ret. de consulta', 'R. de consulta'],
    ['Mudança de função', 'Mud. de função', 'M. de função'],
    ['Monitoração pontual', 'Monit. pontual', 'M. pontual'],
    ['Avaliação de atestado', 'Aval. de atestado', 'A. de atestado'],
    ['Abono de atestado', 'Abono de atestado', 'Abono de atestado'],
    ['Periódico', 'Periódico', 'Periódico'],
    ['Retorno', 'Retorno', 'Retorno'],
    ['', '', ''],
  ])('%s', (description, short, shorter) => {
    expect(shortExam(description)).toEqual({ core: description, rest: '', short, shorter });
  });

  it.each([
    ['Audiometria tonal ocupacional', 'Audiometria tonal ocup.'],
    ['Avaliação de vibração', 'Aval. de vibração'],
    ['Avaliação', 'Avaliação'],
    ['', ''],
  ])('%s', (name, short) => {
    expect(shortProcedure(name)).toEqual({ core: name, rest: '', short });
  });

  it('tells every two types of exam apart', () => {
    for (const form of ['short', 'shorter'] as const)
      expect(new Set(TiposExame.map((type) => shortExam(type.descricao)[form])).size).toBe(TiposExame.length);
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
