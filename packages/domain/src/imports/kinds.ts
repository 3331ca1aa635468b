import {
  cellText,
  readEmailCell,
  readPhoneCell,
  readStaffRow,
  readTextCell,
  REQUIRED_COLUMNS,
  SPREADSHEET_COLUMNS,
  STAFF_COLUMNS,
  type CellReading,
  type SheetCell,
} from '../staff-import/index.ts';
import { companyKinds } from './company-kinds.ts';
import { column, declare, required, type ImportDeclaration } from './declaration.ts';
import { readCep, readCity, readInscricao } from './readers.ts';
import type { ImportKind } from './states.ts';

/** By the very readers of `npm run import:staff` (docs/decisions/0013). */
const staff: ImportDeclaration = {
  kind: 'FUNCIONARIOS',
  title: 'Funcionários',
  one: 'funcionário',
  many: 'funcionários',
  keyName: 'CPF',
  keyColumns: ['cpf'],
  wanted: ['sexo', 'nascimento', 'unidade', 'setor', 'cargo', 'admissao'],
  columns: SPREADSHEET_COLUMNS.map((id) => ({
    id,
    label: STAFF_COLUMNS[id].label,
    isRequired: REQUIRED_COLUMNS.includes(id),
    synonyms: STAFF_COLUMNS[id].synonyms,
    example: STAFF_COLUMNS[id].example,
  })),
  read: (row, cellOf, mapped, today) => {
    const columns = SPREADSHEET_COLUMNS.filter((id) => mapped.has(id));
    const { funcionario, problems } = readStaffRow(
      row,
      columns.map(cellOf),
      new Map(columns.map((column, index) => [column, { column, index, header: column }])),
      today,
    );
    const { row: _row, name, ...rest } = funcionario;
    return {
      values: { nome: name, ...rest },
      key: funcionario.cpf === '' ? null : funcionario.cpf,
      problems: problems.map(({ column, message, severity }) => ({
        coluna: column,
        mensagem: message,
        tipo: severity === 'error' ? 'ERRO' : 'AVISO',
      })),
    };
  },
};

/** Houses have numbers of up to twenty characters: '1578', 'km 12', 's/n'. */
const readNumber = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  return text.length > 20
    ? { value: null, error: 'Número com mais de 20 caracteres' }
    : { value: text === '' ? null : text };
};
const readCode = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  return text.length > 30 ? { value: null, error: 'Código com mais de 30 caracteres' } : readTextCell(cell);
};
const readRiskLevel = (cell: SheetCell): CellReading<number | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  return /^[1-4]$/.test(text)
    ? { value: Number(text) }
    : { value: null, error: 'Grau de risco inválido: use de 1 a 4 (NR-4)' };
};
const readCbo = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  if (text === '') return { value: null };
  const digits = text.replace(/\D/g, '');
  return digits.length === 6
    ? { value: digits }
    : { value: null, error: 'CBO inválido: use os seis dígitos da ocupação' };
};
const readLongText = (cell: SheetCell): CellReading<string | null> => {
  const text = cellText(cell);
  return text.length > 4000
    ? { value: null, error: 'Texto com mais de 4.000 caracteres' }
    : { value: text === '' ? null : text };
};

const units = STAFF_COLUMNS.unidade.synonyms;
const branches = declare({
  kind: 'UNIDADES',
  title: 'Unidades',
  one: 'unidade',
  many: 'unidades',
  keyName: 'Nome',
  keyColumns: ['name'],
  wanted: ['tradeCode', 'cnpj'],
  readers: [
    column('name', 'Nome', 'Matriz', ['nome', ...units, 'razao social'], required),
    column('tradeCode', 'Código', 'MTZ', ['codigo', 'cod', 'codigo unidade'], { read: readCode }),
    // The name under which imports of before remember it.
    column(
      'cnpj',
      'Inscrição',
      '11.222.333/0001-81',
      ['cnpj', 'inscricao', 'cnpj unidade', 'cno', 'caepf', 'numero inscricao', 'nr inscricao'],
      { read: readInscricao },
    ),
    column('cidade', 'Cidade', 'São Paulo - SP', ['cidade', 'municipio', 'cidade uf', 'municipio uf'], {
      read: readCity,
      ...required,
    }),
    column('riskLevel', 'Grau de risco', '3', ['grau risco', 'gr', 'risco'], { read: readRiskLevel }),
    column('phone', 'Telefone', '(11) 3333-4444', STAFF_COLUMNS.phone.synonyms, { read: readPhoneCell }),
    column('email', 'E-mail', 'rh@exemplo.com.br', STAFF_COLUMNS.email.synonyms, { read: readEmailCell }),
    column('zipCode', 'CEP', '01310-100', ['cep', 'codigo postal'], { read: readCep }),
    column('street', 'Logradouro', 'Avenida Paulista', ['logradouro', 'endereco', 'rua', 'avenida']),
    column('number', 'Número', '1578', ['numero', 'nr', 'no', 'n', 'num', 'numero endereco'], {
      read: readNumber,
    }),
    column('addressComplement', 'Complemento', 'Sala 12', ['complemento', 'compl']),
    column('neighborhood', 'Bairro', 'Bela Vista', ['bairro', 'distrito']),
  ],
});
const departments = declare({
  kind: 'SETORES',
  title: 'Setores',
  one: 'setor',
  many: 'setores',
  keyName: 'Nome',
  keyColumns: ['name'],
  readers: [
    column('name', 'Nome', 'Produção', ['nome', ...STAFF_COLUMNS.setor.synonyms], required),
    column('code', 'Código', 'PRD', ['codigo', 'cod', 'codigo setor'], { read: readCode }),
  ],
});
const positions = declare({
  kind: 'CARGOS',
  title: 'Cargos',
  one: 'cargo',
  many: 'cargos',
  keyName: 'Nome',
  keyColumns: ['name'],
  wanted: ['cbo'],
  readers: [
    column('name', 'Nome', 'Padeiro', ['nome', ...STAFF_COLUMNS.cargo.synonyms], required),
    column('code', 'Código', 'PAD', ['codigo', 'cod', 'codigo cargo'], { read: readCode }),
    column('cbo', 'CBO', '8483-05', ['cbo', 'codigo cbo', 'cbo 2002'], { read: readCbo }),
    column(
      'descricaoAtividades',
      'Descrição das atividades',
      'Prepara massas e assa pães.',
      ['descricao atividades', 'atividades', 'descricao'],
      { read: readLongText },
    ),
  ],
});
const hierarchies = declare({
  kind: 'HIERARQUIAS',
  title: 'Hierarquias',
  one: 'hierarquia',
  many: 'hierarquias',
  keyName: 'Trio de unidade, setor e cargo',
  keyColumns: ['unidade', 'setor', 'cargo'],
  readers: [
    column('unidade', 'Unidade', 'Matriz', units, required),
    column('setor', 'Setor', 'Produção', STAFF_COLUMNS.setor.synonyms, required),
    column('cargo', 'Cargo', 'Padeiro', STAFF_COLUMNS.cargo.synonyms, required),
  ],
});

const DECLARATIONS: Readonly<Record<ImportKind, ImportDeclaration>> = {
  UNIDADES: branches,
  SETORES: departments,
  CARGOS: positions,
  HIERARQUIAS: hierarchies,
  FUNCIONARIOS: staff,
  ...companyKinds,
};

export const importOf = (kind: ImportKind): ImportDeclaration => DECLARATIONS[kind];
