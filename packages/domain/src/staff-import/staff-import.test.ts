import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cpfCheckDigits } from '../documents/index.ts';
import { dateFromDayNumber, daysBetween, formatDate, dayNumber } from '../time/index.ts';
import * as I from './index.ts';

const cpf = fc
  .integer({ min: 1, max: 999_999_998 })
  .map((n) => {
    const base = String(n).padStart(9, '0');
    return `${base}${cpfCheckDigits(base)}`;
  })
  .filter((c) => !/^(\d)\1+$/.test(c));
const value = (l: I.CellReading<unknown>) => ('error' in l ? `! ${l.error}` : l.value);

describe('headers', () => {
  test.each([
    ['Nome', 'nome'],
    ['NOME COMPLETO', 'nome'],
    ['Nome do funcionário', 'nome'],
    ['Colaborador', 'nome'],
    ['CPF', 'cpf'],
    ['C.P.F.', 'cpf'],
    ['Nº CPF', 'cpf'],
    ['CPF (somente números)', 'cpf'],
    ['cpf*', 'cpf'],
    ['Data de nascimento', 'nascimento'],
    ['Dt. nasc.', 'nascimento'],
    ['DATA_NASCIMENTO', 'nascimento'],
    ['Nascimento', 'nascimento'],
    ['Cargo', 'cargo'],
    ['Função', 'cargo'],
    ['FUNCAO', 'cargo'],
    ['Setor', 'setor'],
    ['Departamento', 'setor'],
    ['Unidade', 'unidade'],
    ['Filial', 'unidade'],
    ['Telefone', 'phone'],
    ['Celular', 'phone'],
    ['WhatsApp', 'phone'],
    ['E-mail', 'email'],
    ['EMAIL', 'email'],
    ['E-mail corporativo', 'email'],
    ['Admissão', 'admissao'],
    ['Data de admissão', 'admissao'],
    ['Dt. Admissão', 'admissao'],
    ['Nome da mãe', null],
    ['Salário', null],
    ['', null],
  ])('%s means %s', (header, expected) => expect(I.recognizeHeader(header)).toBe(expected));
});

describe('dates', () => {
  test.each([
    ['31/12/1990', '1990-12-31'],
    ['1/2/1990', '1990-02-01'],
    ['01-02-1990', '1990-02-01'],
    ['1990-12-31', '1990-12-31'],
    ['1990-12-31T00:00:00.000Z', '1990-12-31'],
    ['31/12/1990 00:00:00', '1990-12-31'],
    ['05/mar/1988', '1988-03-05'],
    ['5 de março de 1988', '1988-03-05'],
    [' 31/12/1990\u00a0', '1990-12-31'],
    [33238, '1990-12-31'],
    [33238.75, '1990-12-31'],
    ['33238', '1990-12-31'],
    [{ year: 1990, month: 12, day: 31 }, '1990-12-31'],
    ['', null],
    [null, null],
    [undefined, null],
  ] as const)('%o is %s', (cell, expected) => expect(value(I.readDateCell(cell))).toBe(expected));

  test.each([
    '31/02/1990',
    '13/13/2000',
    'ontem',
    { year: 2023, month: 2, day: 29 },
    '85',
    85,
    '2.020',
    9999,
    0,
    -1,
    60,
    Number.NaN,
    1_011_990,
    '01/01/1850',
    true,
  ])('%o is impossible', (cell) =>
    expect(value(I.readDateCell(cell))).toBe('! Data impossível: use dia/mês/ano, por exemplo 31/12/1990'),
  );

  test.each(['1990', 1990, '1990.0', ' 1990 ', 1900, 2100, '2025'])('%o is a year without its day', (cell) =>
    expect(value(I.readDateCell(cell))).toBe('! Só o ano: use dia/mês/ano, por exemplo 31/12/1990'),
  );

  test.each([10_000, '10000', '10000.0', '10000,5'])(
    '%o is the first serial that is read: 18/05/1927',
    (cell) => expect(value(I.readDateCell(cell))).toBe('1927-05-18'),
  );

  test.each([
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [60, null],
    [61, '1900-03-01'],
    [36526, '2000-01-01'],
    [45992, '2025-12-01'],
    [2958465, '9999-12-31'],
    [2958466, null],
    [0, null],
  ])('the 1900 system with its leap-year error: serial %i is %s', (serial, expected) =>
    expect(I.dateFromSerial(serial)).toBe(expected),
  );

  it('serials grow by one day each, except over the day that did not exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 61, max: 100_000 }), (serial) => {
        const today = I.dateFromSerial(serial);
        const tomorrow = I.dateFromSerial(serial + 1);
        return today !== null && tomorrow !== null && daysBetween(today, tomorrow) === 1;
      }),
    );
  });

  it('however a day of a working life is written, it is read as that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: dayNumber('1930-01-01'), max: dayNumber('2060-12-31') }), (n) => {
        const date = dateFromDayNumber(n);
        const [year, month, day] = date.split('-').map(Number) as [number, number, number];
        const spellings: I.SheetCell[] = [
          date,
          formatDate(date),
          { year, month, day },
          n - dayNumber('1899-12-30'),
          `${date} 10:30`,
        ];
        return spellings.every((f) => value(I.readDateCell(f)) === date);
      }),
    );
  });
});

describe('CPF', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [52998224725, '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
    ['52998224725.0', '52998224725'],
  ])('%o is %s', (cell, expected) => expect(I.readCpfCell(cell)).toEqual({ value: expected }));

  test.each([
    ['', 'CPF não preenchido'],
    [null, 'CPF não preenchido'],
    ['529.982.247-26', 'CPF inválido: o dígito verificador não confere'],
    ['111.111.111-11', 'CPF inválido: o dígito verificador não confere'],
    ['529982247255', 'CPF inválido: tem mais de 11 dígitos'],
    ['5,29982E+10', 'CPF em notação científica: formate a coluna como texto e digite os 11 dígitos'],
    ['não tem', 'CPF inválido: há caracteres que não são dígitos'],
    [1.5, 'CPF inválido: a célula não tem um número inteiro'],
  ])('%o: %s', (cell, error) => expect(value(I.readCpfCell(cell))).toBe(`! ${error}`));

  it('lost leading zeros come back, as number or text, with a warning', () => {
    fc.assert(
      fc.property(cpf, (c) => {
        for (const cell of [Number(c), String(Number(c))]) {
          const parsed = I.readCpfCell(cell);
          expect(parsed.value).toBe(c);
          expect('notice' in parsed).toBe(c.startsWith('0'));
        }
      }),
    );
  });
});

describe('phone and e-mail', () => {
  test.each([
    ['(11) 98765-4321', '11987654321'],
    ['11987654321', '11987654321'],
    [11987654321, '11987654321'],
    ['+55 11 98765-4321', '11987654321'],
    ['011 98765-4321', '11987654321'],
    ['(11) 3456-7890', '1134567890'],
    ['(11) 98765-4321 / (11) 3456-7890', '11987654321'],
    ['', null],
    ['98765-4321', '! Telefone sem o DDD'],
    ['(20) 98765-4321', '! Telefone inválido: use DDD e número'],
    ['ramal 12', '! Telefone inválido: use DDD e número'],
  ])('phone %o is %s', (cell, expected) => expect(value(I.readPhoneCell(cell))).toBe(expected));

  test.each([
    ['Ana@Empresa.com.br', 'ana@empresa.com.br'],
    ['mailto:ana@x.com', 'ana@x.com'],
    ['', null],
    ['ana@', '! E-mail inválido'],
  ])('e-mail %o is %s', (cell, expected) => expect(value(I.readEmailCell(cell))).toBe(expected));
});

describe('sheet', () => {
  const HEADER = [
    'E-mail corporativo',
    'NOME COMPLETO',
    'Dt. nasc.',
    'CPF',
    'Função',
    'Departamento',
    'Filial',
    'Celular',
    'Data de admissão',
    'Sexo',
  ];
  const row = (rowCpf: I.SheetCell = '529.982.247-25', name: I.SheetCell = 'Ana Souza'): I.SheetCell[] => [
    'ana@x.com',
    name,
    33238,
    rowCpf,
    'Soldador',
    'Produção',
    'Matriz',
    '(11) 98765-4321',
    '01/03/2020',
    'Fem.',
  ];

  it('reads an ordinary sheet: a title above, columns in any order, empty rows between', () => {
    const r = I.readSpreadsheet([['Relação de funcionários'], [], HEADER, [], row(), [null, '', ' ']]);
    expect(r.problems).toEqual([]);
    expect(r.headerRow).toBe(3);
    expect(r.funcionarios).toEqual([
      {
        row: 5,
        name: 'Ana Souza',
        cpf: '52998224725',
        nascimento: '1990-12-31',
        sexo: 'F',
        cargo: 'Soldador',
        setor: 'Produção',
        unidade: 'Matriz',
        phone: '11987654321',
        email: 'ana@x.com',
        admissao: '2020-03-01',
        pis: null,
        matricula: null,
        codigoSoc: null,
        categoria: null,
      },
    ]);
  });

  test.each([
    ['12/06/1905', '01/03/2020', '100 anos ou mais na admissão: confira as datas'],
    ['01/03/1920', '01/03/2020', '100 anos ou mais na admissão: confira as datas'],
    ['02/03/1920', '01/03/2020', null],
    ['12/06/1905', '', '100 anos ou mais: confira a data'],
    ['25/11/1926', '', null],
  ])('a birth on %s, admitted on %s: %s', (birth, admission, expected) => {
    const cells = row().with(2, birth).with(8, admission);
    const { problems, funcionarios } = I.readSpreadsheet([HEADER, cells], { today: '2026-11-23' });
    expect(problems.find(({ column }) => column === 'Dt. nasc.')?.message ?? null).toBe(expected);
    // Somebody may be that old.
    expect(funcionarios).toHaveLength(1);
  });

  it.each([
    ['120.56412.54-5', '000123', '101 - Empregado', ['12056412545', '000123', '101'], []],
    [12056412545, 123, 103, ['12056412545', '123', '103'], []],
    [null, null, null, [null, null, null], []],
    [
      '120.56412.54-6',
      'x'.repeat(31),
      '999',
      null,
      [
        'PIS: PIS inválido: o dígito verificador não confere',
        'Matrícula: Matrícula com mais de 30 caracteres',
        'Categoria: Categoria inválida: use o código da tabela 01 do eSocial, como 101',
      ],
    ],
  ])('eSocial: PIS %j, registration %j, category %j', (pis, matricula, categoria, read, problems) => {
    const r = I.readSpreadsheet([
      ['Nome', 'CPF', 'PIS', 'Matrícula', 'Categoria'],
      ['Ana Souza', '529.982.247-25', pis, matricula, categoria],
    ]);
    expect(
      r.problems.filter(({ severity }) => severity === 'error').map((p) => `${p.column}: ${p.message}`),
    ).toEqual(problems);
    const [f] = r.funcionarios;
    expect(f ? [f.pis, f.matricula, f.categoria] : null).toEqual(read);
  });

  it.each([
    ['1042', '1042', []],
    [1042, '1042', []],
    ['', null, []],
    ['x'.repeat(31), null, ['Código no SOC: Código no SOC com mais de 30 caracteres']],
  ])('the code in SOC %j is %j', (written, code, problems) => {
    const r = I.readSpreadsheet([
      ['Nome', 'CPF', 'Código no SOC'],
      ['Ana Souza', '529.982.247-25', written],
    ]);
    expect(
      r.problems.filter(({ severity }) => severity === 'error').map((p) => `${p.column}: ${p.message}`),
    ).toEqual(problems);
    expect(r.funcionarios[0]?.codigoSoc ?? null).toBe(code);
  });

  it.each([
    ['Feminino', 'F'],
    ['masc.', 'M'],
    ['M - Masculino', 'M'],
    [' f ', 'F'],
    ['', null],
    ['Outro', 'Sexo inválido: use Feminino ou Masculino'],
    ['mensal', 'Sexo inválido: use Feminino ou Masculino'],
  ])('the sex %j is %j', (cell, read) => {
    const reading = I.readSexCell(cell);
    expect('error' in reading ? reading.error : reading.value).toBe(read);
  });

  it('lists every problem by row and column', () => {
    const r = I.readSpreadsheet([
      HEADER,
      ['x', '', '31/02/1990', '529.982.247-26', 'a', 'b', 'c', '1234', '01/03/2020'],
      row('529.982.247-25'),
      row(52998224725, 'Bia Lima'),
      ['b@x.com', 'Caio Reis', '01/01/2021', '168.995.350-09', null, null, null, null, '01/03/2020'],
    ]);
    expect(r.problems.map((p) => `${p.row} ${p.column} [${p.value}]: ${p.message}`)).toEqual([
      '2 E-mail corporativo [x]: E-mail inválido',
      '2 NOME COMPLETO []: Nome não preenchido',
      '2 Dt. nasc. [31/02/1990]: Data impossível: use dia/mês/ano, por exemplo 31/12/1990',
      '2 CPF [529.982.247-26]: CPF inválido: o dígito verificador não confere',
      '2 Celular [1234]: Telefone inválido: use DDD e número',
      '3 CPF [529.982.247-25]: CPF repetido na linha 4',
      '4 CPF [52998224725]: CPF repetido na linha 3',
      '5 Dt. nasc. [01/01/2021]: Data de nascimento posterior à admissão',
    ]);
    expect(r.funcionarios).toEqual([]);
    expect(I.isSpreadsheetErrorFree(r)).toBe(false);
  });

  it('tells the first rows of a CPF that stands in every row', () => {
    const r = I.readSpreadsheet([HEADER, ...Array.from({ length: 500 }, () => row('529.982.247-25'))]);
    const told = r.problems.filter((p) => p.column === 'CPF');
    expect(told).toHaveLength(500);
    expect(told[0]?.message).toMatch(/^CPF repetido nas linhas 3, 4, .*, 22$/);
    expect(told[499]?.message).toMatch(/^CPF repetido nas linhas 2, 3, .*, 21$/);
  });

  it('missing and repeated headers', () => {
    const r = I.readSpreadsheet([
      ['Nome', 'CPF', 'CPF', 'Telefone', 'Celular', 'Salário'],
      ['Ana Souza', '52998224725', '', '', '11987654321', 1],
    ]);
    expect(r.problems.map((p) => [p.column, p.severity, p.message])).toEqual(
      expect.arrayContaining([
        ['CPF', 'error', "Coluna repetida: 'CPF' e 'CPF' significam CPF"],
        ['Telefone', 'warning', "Coluna 'Telefone' não usada: 'Celular' já significa Telefone"],
        ['Admissão', 'warning', 'Coluna Admissão não encontrada'],
        ['Sexo', 'warning', 'Coluna Sexo não encontrada'],
      ]),
    );
    expect(r.ignored).toEqual(['Salário']);
    expect(r.funcionarios[0]?.phone).toBe('11987654321');
    expect(
      I.readSpreadsheet([
        ['Nome', 'Cargo'],
        ['Ana Souza', 'x'],
      ]),
    ).toMatchObject({
      funcionarios: [],
      problems: expect.arrayContaining([expect.objectContaining({ column: 'CPF', severity: 'error' })]),
    });
  });

  it('two names for what may come once are a fault', () => {
    const r = I.readSpreadsheet([
      ['Nome', 'Funcionário', 'CPF'],
      ['Ana Souza', '17', '52998224725'],
    ]);
    expect(r.problems.find((p) => p.column === 'Funcionário')).toMatchObject({ severity: 'error' });
  });

  it('nothing that can be read', () => {
    for (const rows of [
      [],
      [[]],
      [
        ['a', 'b'],
        [1, 2],
      ],
    ]) {
      expect(I.readSpreadsheet(rows)).toMatchObject({
        headerRow: null,
        funcionarios: [],
        problems: [{ severity: 'error' }],
      });
    }
    expect(I.readSpreadsheet([HEADER]).problems.at(-1)?.message).toBe(
      'Nenhum funcionário encontrado abaixo do cabeçalho',
    );
  });

  it('a birth year of two digits is of the century in which the person could have been hired', () => {
    const given = (birth: string) =>
      I.readSpreadsheet([HEADER, ['', 'Ana Souza', birth, '52998224725', '', '', '', '', '01/03/1995']])
        .funcionarios[0]?.nascimento;
    expect(given('31/12/55')).toBe('1955-12-31');
    expect(given('31/12/72')).toBe('1972-12-31');
  });

  it('headers printed on every page are not employees; a birth in the future is a fault', () => {
    expect(I.readSpreadsheet([HEADER, row(), HEADER, row('168.995.350-09')]).funcionarios).toHaveLength(2);
    const future = I.readSpreadsheet(
      [
        ['Nome', 'CPF', 'Nascimento'],
        ['Ana Souza', '52998224725', '01/01/2030'],
      ],
      { today: '2026-11-24' },
    );
    expect(future.problems.find((p) => p.row === 2)?.message).toBe('Data de nascimento no futuro');
  });

  it('never throws, and every row is an employee, a fault, or empty', () => {
    const cell: fc.Arbitrary<I.SheetCell> = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      cpf,
      fc.constantFrom('Nome', 'CPF', 'Nascimento', '31/12/1990'),
      fc.record({ year: fc.integer(), month: fc.integer(), day: fc.integer() }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 12 }),
        fc.boolean(),
        (rows, withHeader) => {
          const allOf = withHeader ? [HEADER, ...rows] : rows;
          const r = I.readSpreadsheet(allOf);
          const withError = new Set(r.problems.filter((p) => p.severity === 'error').map((p) => p.row));
          for (const f of r.funcionarios) {
            expect(withError.has(f.row)).toBe(false);
            expect(f.cpf).toMatch(/^\d{11}$/);
          }
          expect(new Set(r.funcionarios.map((f) => f.cpf)).size).toBe(r.funcionarios.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});
