import { chosenFrom, REGISTRIES, type Registry } from '@apto/domain/registry';
import type { Api } from './support/api.ts';
import { spentOnEach, type Effort } from './support/effort.ts';
import { atRate, printTable, timedRow, type Row } from './support/measures.ts';

/** As many people as press a key in the same second; issue 11 names no rate. */
const PER_SECOND = 10;
/** What issue 11 allows a list and a combo, in ms. */
const GOAL = { list: 80, combo: 50 } as const;
const NAMES = [
  'maria',
  'souza lima',
  'xavier',
  'rafaela carvalho',
  'conceição',
  'operador',
  'financeiro',
  'centro',
];
const DIGITS = ['1000', '529.982', '200001'];

/** Any of the demonstration's. */
const CLINIC = 7;

interface Question {
  readonly name: string;
  readonly ask: (i: number) => string;
}

const encoded = (value: unknown): string =>
  encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
const cycled = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

/** What its screen asks a registry's list: pages, its search, one customer's, and each of its columns both ways. */
function listQuestions(
  { name, fields, naming, isPart }: Registry,
  pages: number,
  customers: readonly number[],
  seed: () => number,
): Question[] {
  // A part stands below its clinic, and nowhere else.
  const at = `/cadastros/${name}?limit=10${isPart ? `&extras=${encoded({ supplierId: CLINIC })}` : ''}`;
  const columns = fields.filter((field) => !field.isUnordered && (field.isColumn || field.name === naming));
  const terms = [...NAMES, ...DIGITS];
  return [
    { name: 'página 1', ask: () => at },
    { name: 'página sorteada', ask: () => `${at}&page=${1 + Math.floor(seed() * pages)}` },
    { name: 'busca', ask: (i) => `${at}&filter=${encoded(cycled(terms, i))}` },
    ...(!isPart && fields.some((field) => field.name === 'customerId')
      ? [
          {
            name: 'de um cliente',
            ask: (i: number) => `${at}&extras=${encoded({ customerId: cycled(customers, i) })}`,
          },
        ]
      : []),
    ...columns.flatMap((field) =>
      (['ASC', 'DESC'] as const).map((way) => ({
        name: `por ${field.name} ${way}`,
        ask: () => `${at}&sort=${encoded(`${field.name} ${way}`)}`,
      })),
    ),
  ];
}

/** What a field that chooses from it asks: names in their order, those with what was typed, and those of one customer. */
function comboQuestions({ name, fields }: Registry, customers: readonly number[]): Question[] {
  const at = `/cadastros/${name}/combo?limit=20`;
  return [
    { name: 'ao abrir', ask: () => at },
    { name: 'ao digitar', ask: (i) => `${at}&filter=${encoded(cycled(NAMES, i))}` },
    ...(fields.some((field) => field.name === 'customerId')
      ? [
          {
            name: 'de um cliente, ao digitar',
            ask: (i: number) =>
              `${at}&customerId=${cycled(customers, i)}&filter=${encoded(cycled(NAMES, i))}`,
          },
        ]
      : []),
  ];
}

/** Calls of their own that lists and combos of the same records have. */
const OTHERS: readonly (readonly [string, number, (i: number, customers: readonly number[]) => string])[] = [
  ['/customers', GOAL.combo, () => '/customers?limit=20'],
  ['/customers, ao digitar', GOAL.combo, (i) => `/customers?limit=20&filter=${encoded(cycled(NAMES, i))}`],
  ['/customer/branches/combo', GOAL.combo, () => '/customer/branches/combo'],
  ['/customer/departments/combo', GOAL.combo, () => '/customer/departments/combo'],
  ['/customer/positions/combo', GOAL.combo, () => '/customer/positions/combo'],
  [
    '/customer/positions/combo, de um cliente',
    GOAL.combo,
    (i, customers) => `/customer/positions/combo?customerId=${cycled(customers, i)}`,
  ],
  [
    'funcionários por situação',
    GOAL.combo,
    () => '/customer/employees/funcionarios-por-situacao/ATIVO,AFASTADO?limit=20',
  ],
  [
    'funcionários por situação, ao digitar',
    GOAL.combo,
    (i) => `/customer/employees/funcionarios-por-situacao/ATIVO?limit=20&filter=${encoded(cycled(NAMES, i))}`,
  ],
  [
    'funcionários por situação, de um cliente',
    GOAL.combo,
    (i, customers) =>
      `/customer/employees/funcionarios-por-situacao/ATIVO?limit=20&customerId=${cycled(customers, i)}`,
  ],
];

/**
 * Every registry's list and combo (issue 11), made from the declarations: each question at a fixed rate, and beside it what
 * the database itself took for one, which other work on the machine touches less.
 */
export async function measureRegistries(
  api: Api,
  effort: Effort,
  { seconds, seed, only = [] }: { seconds: number; seed: () => number; only?: readonly string[] },
): Promise<void> {
  const customers = ((await api.get('/customers?limit=10')).body as { items: { id: number }[] }).items.map(
    ({ id }) => id,
  );
  const rowOf = async ({ name, ask }: Question, goal: number): Promise<Row> => {
    const first = await Promise.all([ask(0), ask(1)].map((path) => api.get(path)));
    const answered = first.filter(({ status }) => status === 200).length;
    await effort.begin();
    const { durations, responses } = await atRate(PER_SECOND, seconds, (i) => api.get(ask(i)));
    const failed = responses.filter(({ status }) => status !== 200).length + first.length - answered;
    return timedRow(name, durations, goal, { more: await spentOnEach(effort, responses.length), failed });
  };
  for (const registry of REGISTRIES) {
    if (only.length > 0 && !only.includes(registry.name)) continue;
    const { body, status } = await api.get(listQuestions(registry, 1, customers, seed)[0]!.ask(0));
    if (status !== 200) throw new Error(`${registry.name}: ${status} ${JSON.stringify(body)}`);
    const { totalItems, totalPages } = (body as { meta: { totalItems: number; totalPages: number } }).meta;
    const rows: Row[] = [];
    for (const question of listQuestions(registry, totalPages, customers, seed))
      rows.push(await rowOf({ ...question, name: `lista: ${question.name}` }, GOAL.list));
    // What no form chooses from has no combo.
    const choices = chosenFrom(registry.name).length > 0 ? comboQuestions(registry, customers) : [];
    for (const question of choices)
      rows.push(await rowOf({ ...question, name: `combo: ${question.name}` }, GOAL.combo));
    printTable(`${registry.title}: ${totalItems.toLocaleString('pt-BR')}`, rows);
  }
  const rows: Row[] = [];
  for (const [name, goal, ask] of OTHERS)
    rows.push(await rowOf({ name, ask: (i) => ask(i, customers) }, goal));
  printTable('Outras escolhas', rows);
}
