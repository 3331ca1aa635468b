import { atRate, dayIn, printTable, quantile, timedRow, type Row } from './support/measures.ts';
import type { Api } from './support/api.ts';
import { spentOnEach, type Effort } from './support/effort.ts';

const PER_SECOND = 50;
const META_MS = 80;
const NAMES = [
  'rafaela carvalho',
  'maria',
  'joao',
  'souza lima',
  'ana beatriz',
  'pereira',
  'xavier',
  'silva santos',
];

const filters = (extras: object): string => `filtrosExtras=${encodeURIComponent(JSON.stringify(extras))}`;

/** (a) The list at 50 requests a second: pages, searches, ranges and sorts, in the default view and over every status. */
export async function measureList(
  api: Api,
  effort: Effort,
  { seconds, seed }: { seconds: number; seed: () => number },
): Promise<void> {
  const meta = async (query: string) => {
    const { body } = await api.get(`/agendamentos?page=1&limit=10&${query}`);
    return (body as { meta: { totalItems: number; totalPages: number } }).meta;
  };
  const all = ((await api.get('/status_agendamento')).body as { id: number }[]).map(({ id }) => id);
  const fallback = await meta('');
  const isComplete = await meta(filters({ status: all }));
  const randomBelow = (until: number): number => Math.floor(seed() * until);
  const name = (): string => `filter=${encodeURIComponent(NAMES[randomBelow(NAMES.length)]!)}`;
  const dates = (): { datas: [string, string] } => {
    const end = randomBelow(300);
    return { datas: [dayIn(-end - randomBelow(365)), dayIn(-end)] };
  };
  const cases: [string, () => string][] = [
    ['página 1', () => 'page=1'],
    ['página sorteada até a última', () => `page=${1 + randomBelow(fallback.totalPages)}`],
    ['busca por nome', name],
    [
      'todos os status: página sorteada',
      () => `page=${1 + randomBelow(isComplete.totalPages)}&${filters({ status: all })}`,
    ],
    ['todos os status: busca por nome', () => `${name()}&${filters({ status: all })}`],
    ['intervalo de datas, até um ano', () => filters(dates())],
    [
      'todos os status: intervalo de datas por nome',
      () => `sort=funcionario%20ASC&${filters({ status: all, ...dates() })}`,
    ],
    ...(['funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'] as const).map(
      (field): [string, () => string] => [
        `todos os status: por ${field}, página sorteada`,
        () =>
          `sort=${field}%20DESC&page=${1 + randomBelow(isComplete.totalPages)}&${filters({ status: all })}`,
      ],
    ),
  ];
  const rows: Row[] = [];
  for (const [name, query] of cases) {
    for (let i = 0; i < 5; i++) await api.get(`/agendamentos?limit=10&${query()}`);
    await effort.begin();
    const { durations, responses } = await atRate(PER_SECOND, seconds, () =>
      api.get(`/agendamentos?limit=10&${query()}`),
    );
    const failed = responses.filter((answer) => answer.status !== 200).length;
    if (failed > 0) throw new Error(`${name}: ${failed} respostas não foram 200.`);
    const queries = quantile(
      responses.map((answer) => answer.consultas ?? Number.NaN),
      0.5,
    );
    const more = `, ${queries} consultas por pedido${await spentOnEach(effort, responses.length)}`;
    rows.push(timedRow(name, durations, META_MS, { more }));
  }
  printTable(
    `Lista: ${isComplete.totalItems.toLocaleString('pt-BR')} agendamentos, ${fallback.totalItems.toLocaleString('pt-BR')} na visão padrão, ${PER_SECOND} pedidos por segundo`,
    rows,
  );
}
