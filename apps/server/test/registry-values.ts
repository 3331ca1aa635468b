import { cnpjCheckDigits, cpfCheckDigits } from '@apto/domain/documents';
import type { TestApp } from './helpers.ts';
import type { Field, Registry, RegistryValue, RegistryValues } from '@apto/domain/registry';

/** Fixture records of company 1 and customer 1 that a combo may choose. */
const CHOSEN: Readonly<Record<string, number>> = {
  customers: 1,
  branch: 1,
  department: 1,
  position: 1,
  hierarchy: 1,
  procedure: 1,
  supplier: 1,
  riscos: 1,
  'descricao-risco': 1,
  cidades: 3550308,
  medic: 1,
};

const OF_TYPE: Readonly<Partial<Record<Field['type'], string | boolean>>> = {
  email: 'alguem@exemplo.com.br',
  phone: '11987654321',
  cep: '01310100',
  cnae: '8630503',
  cbo: '225140',
  hazardCode: '0201001',
  tuss: '40304361',
  pixKey: 'alguem@exemplo.com.br',
  date: '2026-02-03',
  pis: '12056412545',
  color: '#1a7f5a',
  boolean: true,
  matrix: '12345'.repeat(5),
};
/** Valid documents, one for each turn. */
const withDigits = (base: string, digits: (base: string) => string) => base + digits(base);
const cnpjOf = (turn: number) => withDigits(`9${String(turn).padStart(7, '0')}0001`, cnpjCheckDigits);
const cpfOf = (turn: number) => withDigits(`7${String(turn).padStart(8, '0')}`, cpfCheckDigits);

/** What the upload of a field is called, another one for each registry: see `uploadFiles`. */
const uploadKey = ({ name, label }: Field, turn: number): string =>
  `${name}_${label.replaceAll(/[^A-Za-z]/g, '')}_${turn}`.slice(-43).padEnd(43, '_');

function valueOf(field: Field, turn: number): RegistryValue {
  switch (field.type) {
    case 'cnpj':
      return cnpjOf(turn);
    case 'cpf':
      return cpfOf(turn);
    // `validValues` says 1, a CNPJ, for its kind.
    case 'inscricao':
      return cnpjOf(turn);
    case 'choices':
      return field.options.slice(0, 2).map(({ value }) => value);
    case 'number':
    case 'money':
      return Math.max(field.min ?? 0, Math.min(field.max ?? 3, 3));
    case 'decimal':
      return field.min;
    case 'select':
      return field.options[0]?.value ?? null;
    case 'file':
      return uploadKey(field, turn);
    case 'combo':
      return CHOSEN[field.of] ?? null;
    case 'text':
      if (field.name === 'valor') return '12';
      if (field.name === 'cnes') return String(1_000_000 + turn);
      if (field.name === 'norma') return 'NR-35';
      if (field.pattern) return String(1000 + turn);
      return `${turn} ${field.label}`.slice(0, field.max ?? 200);
    default:
      return OF_TYPE[field.type] ?? `Texto ${turn}`;
  }
}

/** A valid record of a registry; another `turn` gives another one. */
export const validValues = ({ fields }: Registry, turn = 0): RegistryValues =>
  Object.fromEntries(
    fields.filter(({ isDerived }) => !isDerived).map((field) => [field.name, valueOf(field, turn)]),
  );

/** The uploads that `validValues` of this turn names, of a user of the fixture, as if just sent. */
export async function uploadFiles(
  { database }: Pick<TestApp, 'database'>,
  { fields }: Registry,
  turn: number,
  userId = 1,
): Promise<void> {
  for (const field of fields)
    if (field.type === 'file')
      await database.rawTransaction((c) =>
        c.query(
          `insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, situacao, expira_em)
           select empresa_id, $1, id, 'arquivo.pdf', $2, 9, repeat('a', 64), 'PRONTO', '2100-01-01'
           from usuario where id = $3 on conflict do nothing`,
          [uploadKey(field, turn), field.accept[0], userId],
        ),
      );
}
