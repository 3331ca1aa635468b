import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  listedPeople,
  matchPasted,
  MAX_PASTED_LINES,
  pastedPeople,
  pastedSentences,
  personOfCells,
} from './pasted.ts';

describe('issue 12: a pasted list of names or CPFs', () => {
  test.each([
    ['lines of a message', 'Ana Souza\nBruno Lima', ['Ana Souza', 'Bruno Lima']],
    [
      'a column of a spreadsheet, with its last line end',
      '529.982.247-25\r\n11144477735\r\n',
      ['529.982.247-25', '11144477735'],
    ],
    [
      'name and CPF side by side are the CPF',
      'Ana\t529.982.247-25\nBruno\t11144477735',
      ['529.982.247-25', '11144477735'],
    ],
    ['the same person twice', 'Ana Souza;  ana  SOUZA ;Bruno', ['ana SOUZA', 'Bruno']],
    ['one line is a search', 'Ana Souza', []],
    ['one line with its end too', 'Ana Souza\n', []],
    ['nothing', '', []],
  ])('%s', (_what, text, people) => expect(pastedPeople(text)).toEqual(people));

  it('is never longer than what can be looked up, and never empty of text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const people = pastedPeople(lines.join('\n'));
        expect(people.length).toBeLessThanOrEqual(MAX_PASTED_LINES);
        expect(people.every((person) => person.trim() !== '')).toBe(true);
      }),
    );
  });

  const ana = { name: 'Ána Souza', cpf: '52998224725' };
  const anaPaula = { name: 'Ana Souza Paula', cpf: '11144477735' };
  test.each([
    ['nobody', 'Ana Souza', [], 'NONE'],
    ['the only one found', 'Ana', [anaPaula], anaPaula],
    ['exactly this name among others', 'ana souza', [anaPaula, ana], ana],
    ['two whose names begin so', 'Ana', [anaPaula, ana], 'SEVERAL'],
    ['two of the same name', 'Ana Souza', [ana, { ...ana, cpf: '1' }], 'SEVERAL'],
    ['by CPF', '529.982.247-25', [anaPaula, ana], ana],
  ])('means %s', (_what, person, found, expected) => expect(matchPasted(person, found)).toEqual(expected));

  it('tells what became of each', () => {
    const nobody = { ticked: [], none: [], several: [], otherCliente: [], alreadyIn: [], withoutRoom: [] };
    expect(pastedSentences({ ...nobody, ticked: ['Ana'], none: ['Zé', 'Ivo'] })).toEqual([
      '1 de 3 da lista selecionado.',
      'Não encontrados: Zé, Ivo.',
    ]);
    expect(pastedSentences({ ...nobody, ticked: ['Ana', 'Bia'] })).toEqual(['2 de 2 da lista selecionados.']);
  });
});

describe('issue 10: whom a row of a spreadsheet means', () => {
  test.each([
    ['its CPF, whatever else stands there', ['12', 'Ana Souza', '529.982.247-25'], '52998224725'],
    ['a CPF that lost its zeros', ['Bruno Lima', '1234567 97'.replace(' ', '')], '00123456797'],
    ['the number that is a CPF, not the phone before it', ['11987654321', '52998224725'], '52998224725'],
    ['a wrong CPF, to be told', ['Ana Souza', '52998224724'], '52998224724'],
    ['the first name, where there is no CPF', ['A-17', 'Ana Souza', 'Metalúrgica Norte'], 'Ana Souza'],
    ['nobody in a header', ['Nome do funcionário', 'CPF'], null],
    ['nobody in an empty row', ['', ''], null],
    ['nobody in a word alone', ['Ana'], null],
  ])('%s', (_what, cells, person) => expect(personOfCells(cells)).toBe(person));
});

describe("issue 10 'Bulk request': what people paste from a sheet, a file or a message", () => {
  test.each([
    [
      'a file with its header: a row is one person, not a name and a CPF',
      'Nome;CPF\nAna Souza;529.982.247-25\nBruno Lima;11144477735',
      ['529.982.247-25', '11144477735'],
    ],
    [
      'a phone before the CPF is nobody',
      'Ana Souza;11987654321;529.982.247-25\nBruno Lima;11912345678;11144477735',
      ['529.982.247-25', '11144477735'],
    ],
    ['a wrong CPF of a row is told', 'Ana;52998224724\nBruno;11144477735', ['52998224724', '11144477735']],
    ['zeros that a sheet took', 'CPF\n123456797\n11144477735', ['00123456797', '11144477735']],
    ['zeros of a row', 'Ana Souza\t123456797\nBruno\t11144477735', ['00123456797', '11144477735']],
    ['a number that is no CPF stays', '123456798\nAna Souza', ['123456798', 'Ana Souza']],
    ['a header alone over names', 'Funcionários\nAna Souza\nBruno Lima', ['Ana Souza', 'Bruno Lima']],
    [
      'a header with columns that nobody reads',
      'Setor;Nome do funcionário;CPF\nProdução;Ana Souza;529.982.247-25\nProdução;Bruno;11144477735',
      ['529.982.247-25', '11144477735'],
    ],
    ['somebody beside the word', 'Funcionários: Ana\nBruno Lima', ['Funcionários: Ana', 'Bruno Lima']],
    ['a single word is what was typed', 'CPF', ['CPF']],
    [
      'the numbers and dashes of a message',
      '1) Ana Souza\n2. Bruno Lima\n3 - Caio Reis\n• Davi Melo',
      ['Ana Souza', 'Bruno Lima', 'Caio Reis', 'Davi Melo'],
    ],
    [
      'people of one line, also a CPF among names',
      'Ana Souza; 529.982.247-25; Bruno Lima',
      ['Ana Souza', '529.982.247-25', 'Bruno Lima'],
    ],
  ])('%s', (_what, text, people) => expect(listedPeople(text)).toEqual(people));
});
