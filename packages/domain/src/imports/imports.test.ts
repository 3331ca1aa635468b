import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as I from './index.ts';

const TODAY = '2026-11-23';
const kinds = I.IMPORT_KINDS.map((kind) => [kind, I.importOf(kind)] as const);

describe("issue 11 'Imports': what each column is", () => {
  it.each(kinds)('%s: the model’s own headers and example are read without a question', (_, declaration) => {
    const header = declaration.columns.map(({ label }) => label);
    const guess = I.guessColumns(declaration, [header]);
    expect(guess.columns).toEqual(declaration.columns.map(({ id }) => id));
    expect(I.columnProblems(declaration, guess.columns)).toEqual([]);
    const row = I.readImportRow(
      declaration,
      2,
      declaration.columns.map(({ example }) => example),
      guess.columns,
      TODAY,
    );
    expect([row.problems, row.key === null]).toEqual([
      [{ coluna: declaration.keyColumns[0], mensagem: I.EXAMPLE_ROW, tipo: 'AVISO' }],
      false,
    ]);
  });

  it.each(kinds)('%s: only the whole example of the model is taken for it', (_, declaration) => {
    const ids = declaration.columns.map(({ id }) => id);
    const example = declaration.columns.map((column) => column.example);
    expect(I.isExampleRow(declaration, example, ids)).toBe(true);
    // A spreadsheet program keeps the apostrophe before what it would run.
    expect(
      I.isExampleRow(
        declaration,
        example.map((text) => (text.startsWith('+') ? `'${text}` : text)),
        ids,
      ),
    ).toBe(true);
    // The columns in another order, and one more.
    expect(I.isExampleRow(declaration, ['x', ...example.toReversed()], [null, ...ids.toReversed()])).toBe(
      true,
    );
    for (const [at] of example.entries()) {
      expect(I.isExampleRow(declaration, example.with(at, 'Outra'), ids)).toBe(false);
      expect(I.isExampleRow(declaration, example.toSpliced(at, 1), ids.toSpliced(at, 1))).toBe(false);
    }
  });

  it('leaves out only an example that is nobody’s record', () => {
    const left = (kind: I.ImportKind) => {
      const declaration = I.importOf(kind);
      return I.isExampleLeftOut(
        declaration,
        declaration.columns.map(({ example }) => example),
        declaration.columns.map(({ id }) => id),
      );
    };
    expect(I.IMPORT_KINDS.filter((kind) => !left(kind))).toEqual(['SETORES', 'CARGOS', 'HIERARQUIAS']);
  });

  it('finds the headers below a title, and takes the better of two sources', () => {
    const guess = I.guessColumns(I.importOf('FUNCIONARIOS'), [
      ['Relação de funcionários'],
      [],
      ['Funcionário', 'Nome completo', 'CPF', 'Salário'],
    ]);
    expect([guess.headerRow, guess.columns]).toEqual([3, [null, 'nome', 'cpf', null]]);
  });

  it('what the company chose before goes before what a header seems to mean', () => {
    const remembered = new Map([
      [I.headerKey('Apelido'), 'nome'],
      [I.headerKey('Nome'), ''],
    ]);
    const guess = I.guessColumns(I.importOf('FUNCIONARIOS'), [['Nome', 'Apelido', 'CPF']], remembered);
    expect(guess.columns).toEqual([null, 'nome', 'cpf']);
  });

  test.each([
    [['nome'], ['Escolha a coluna de CPF.']],
    [['nome', 'cpf', 'cpf'], ['Duas colunas foram escolhidas para CPF. Deixe uma.']],
    [['nome', 'cpf', null], []],
  ])('columns %j: %j', (columns, problems) => {
    expect(I.columnProblems(I.importOf('FUNCIONARIOS'), columns)).toEqual(problems);
  });

  it('no column is guessed twice, whatever stands in the first rows', () => {
    const cell = fc.oneof(
      fc.constantFrom('Nome', 'CPF', 'Funcionário', 'Setor', 'Depto', ''),
      fc.string(),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 25 }), (rows) => {
        for (const [, declaration] of kinds) {
          const { columns, headerRow, headers } = I.guessColumns(declaration, rows);
          const chosen = columns.filter((id) => id !== null);
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(headers).toHaveLength((rows[headerRow - 1] ?? []).length);
        }
      }),
    );
  });
});

describe("issue 11 'Imports': what is wrong in which cell", () => {
  const read = (kind: I.ImportKind, columns: string[], cells: (string | number | null)[]) =>
    I.readImportRow(I.importOf(kind), 2, cells, columns, TODAY);

  type Case = [kind: I.ImportKind, column: string, cell: string | number | null, message: string | null];
  const noCep = (['UNIDADES', 'CLIENTES', 'PRESTADORES'] as const).flatMap((kind) =>
    ['n/d', 'não tem', '123', 123, '0', '00000-000'].map((cell): Case => [
      kind,
      'zipCode',
      cell,
      'CEP inválido: são 8 dígitos',
    ]),
  );

  test.each<Case>([
    ['FUNCIONARIOS', 'cpf', '111.111.111-11', 'CPF inválido: o dígito verificador não confere'],
    ['FUNCIONARIOS', 'nascimento', '31/02/1990', 'Data impossível: use dia/mês/ano, por exemplo 31/12/1990'],
    ['FUNCIONARIOS', 'nascimento', 1990, 'Só o ano: use dia/mês/ano, por exemplo 31/12/1990'],
    ['FUNCIONARIOS', 'admissao', '2020', 'Só o ano: use dia/mês/ano, por exemplo 31/12/1990'],
    ['PRECOS', 'validFrom', 2025, 'Só o ano: use dia/mês/ano, por exemplo 31/12/1990'],
    ['PRECOS_CLIENTE', 'validTo', '2025', 'Só o ano: use dia/mês/ano, por exemplo 31/12/1990'],
    ['PRECOS', 'validTo', '22/11/2026', 'O preço já terminou: confira a data'],
    ['PRECOS_CLIENTE', 'validTo', '23/11/2026', null],
    ['PRECOS', 'validFrom', '01/01/2020', null],
    ['UNIDADES', 'name', '', 'Nome não preenchido'],
    ['UNIDADES', 'cnpj', '11.222.333/0001-82', 'Inscrição inválida: use um CNPJ, CPF, CAEPF ou CNO'],
    ['CLIENTES', 'inscricao', '11.111.111/1111-11', 'Inscrição inválida: use um CNPJ, CPF, CAEPF ou CNO'],
    ['CLIENTES', 'inscricao', '123', 'Inscrição inválida: use um CNPJ, CPF, CAEPF ou CNO'],
    ['CLIENTES', 'inscricao', 191, null],
    ['CLIENTES', 'inscricao', '12.ABC.345/01DE-35', null],
    ['UNIDADES', 'cnpj', '12.ABC.345/01DE-35', null],
    ['UNIDADES', 'cnpj', 191, null],
    ['UNIDADES', 'cnpj', '11.583.00249/85', null],
    ['UNIDADES', 'cnpj', '529.982.247-25', null],
    ['UNIDADES', 'zipCode', '01310-100', null],
    ['UNIDADES', 'zipCode', 1310100, null],
    ['UNIDADES', 'zipCode', '123456789', 'CEP inválido: são 8 dígitos'],
    ...noCep,
    ['UNIDADES', 'number', 'x'.repeat(21), 'Número com mais de 20 caracteres'],
    ['SETORES', 'code', 'x'.repeat(31), 'Código com mais de 30 caracteres'],
    ['CARGOS', 'code', 'PAD', null],
    ['UNIDADES', 'cidade', 'Campinas', 'Diga a cidade e o estado: Campinas - SP'],
    ['UNIDADES', 'cidade', 'Campinas/sp', null],
    ['UNIDADES', 'riskLevel', '5', 'Grau de risco inválido: use de 1 a 4 (NR-4)'],
    ['UNIDADES', 'riskLevel', 4, null],
    ['UNIDADES', 'tradeCode', 'x'.repeat(31), 'Código com mais de 30 caracteres'],
    ['CARGOS', 'cbo', '8483', 'CBO inválido: use os seis dígitos da ocupação'],
    ['CARGOS', 'cbo', '8483-05', null],
    ['CARGOS', 'descricaoAtividades', 'x'.repeat(4001), 'Texto com mais de 4.000 caracteres'],
    ['HIERARQUIAS', 'setor', null, 'Setor não preenchido'],
  ])('%s, %s: %s', (kind, column, cell, message) => {
    const { problems } = read(kind, [column], [cell]);
    const found = problems.find((problem) => problem.coluna === column);
    expect(found?.mensagem ?? null).toBe(message);
  });

  it.each(['UNIDADES', 'CLIENTES', 'PRESTADORES'] as const)(
    '%s: a CEP loses one zero at most, and a mark stands for nothing',
    (kind) => {
      const cepOf = (cell: string | number) => read(kind, ['zipCode'], [cell]).values.zipCode;
      expect([1310100, '1310100', '1.310-100', '01310-100', '-', '—'].map(cepOf)).toEqual([
        '01310100',
        '01310100',
        '01310100',
        '01310100',
        null,
        null,
      ]);
    },
  );

  it('names that differ in accents, case and spaces are one', () => {
    expect(read('SETORES', ['name'], ['Produção']).key).toBe(read('SETORES', ['name'], ['PRODUCAO']).key);
  });

  it('a row never throws, and without an error it has a key', () => {
    const cell = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
    fc.assert(
      fc.property(
        fc.constantFrom(...I.IMPORT_KINDS),
        fc.array(cell, { minLength: 9, maxLength: 9 }),
        (kind, cells) => {
          const { columns } = I.importOf(kind);
          const row = read(
            kind,
            columns.map(({ id }) => id),
            cells,
          );
          if (row.problems.every((problem) => problem.tipo !== 'ERRO')) expect(row.key).not.toBeNull();
          for (const problem of row.problems) expect(columns.map(({ id }) => id)).toContain(problem.coluna);
        },
      ),
    );
  });
});

describe("issue 11 'Imports': in words", () => {
  it('says what it did', () => {
    const counts = { novos: 1, atualizados: 2, iguais: 3000, recusadas: 1 };
    expect(I.importOutcome(I.importOf('FUNCIONARIOS'), counts)).toBe(
      '1 funcionário a mais, 2 com alterações, 3.000 sem mudança; 1 linha recusada.',
    );
    expect(I.importOutcome(I.importOf('UNIDADES'), { ...counts, novos: 2, recusadas: 0 })).toBe(
      '2 unidades a mais, 2 com alterações, 3.000 sem mudança.',
    );
  });

  it('says what new records lack of what their form requires', () => {
    const staff = I.importOf('FUNCIONARIOS');
    expect(I.importMissing(staff, { admissao: 1, sexo: 1200 })).toBe('Sexo (1.200), Admissão (1)');
    expect([I.importMissing(staff, {}), I.importMissing(I.importOf('CARGOS'), { sexo: 1 })]).toEqual([
      null,
      null,
    ]);
  });

  it('says which rows repeat each other', () => {
    expect(I.IMPORT_REASON.repeated('CPF', [4])).toBe('CPF repetido na linha 4');
    expect(I.IMPORT_REASON.repeated('Nome', [4, 9])).toBe('Nome repetido nas linhas 4, 9');
  });
});
