import { atRate, dayIn, printTable, timedRow, type Row } from './support/measures.ts';
import type { Api } from './support/api.ts';
import { spentOnEach, type Effort } from './support/effort.ts';

const PER_SECOND = 50;
/** Screens of one call at 50 requests a second (issues 9 and 11), and what a row's expansion asks for. */
const META_MS = 80;
const EXPANSION_MS = 60;

const names = ['maria', 'souza lima', 'ana beatriz', 'xavier', 'rafaela carvalho'];
const named = (i: number): string => `filter=${encodeURIComponent(names[i % names.length] ?? '')}`;

/** The five calls that a row's expansion makes at once (doc1 §7). */
const expansion = (id: number): string[] =>
  ['funcionario', 'procedimento', 'prestador']
    .map((part) => `/agendamento_${part}/agendamento/${id}`)
    .concat([`/agendamento-riscos/agendamento/${id}`, `/agendamento_status/agendamento/${id}`]);

/** Panel, counters, palette, calendar and registries at a fixed rate, in the order in which they are read here. */
export async function measureScreens(
  api: Api,
  effort: Effort,
  { seconds, seed }: { seconds: number; seed: () => number },
): Promise<void> {
  const { body: first } = await api.get('/agendamentos?limit=10');
  const { body: queue } = await api.get('/agendamentos-com/painel?limit=10');
  const pages = (body: unknown): number => (body as { meta: { totalPages: number } }).meta.totalPages;
  const newest = Math.max(...(first as { items: { id: number }[] }).items.map(({ id }) => id));
  const below = (until: number): number => 1 + Math.floor(seed() * until);

  const cases: [name: string, goal: number, ask: (i: number) => string[]][] = [
    ['painel, página 1', META_MS, () => ['/agendamentos-com/painel?limit=10']],
    [
      'painel, página sorteada',
      META_MS,
      () => [`/agendamentos-com/painel?limit=10&page=${below(pages(queue))}`],
    ],
    ['painel, busca por nome', META_MS, (i) => [`/agendamentos-com/painel?limit=10&${named(i)}`]],
    ['contadores do painel', META_MS, () => ['/count-filtros-painel-agendamentos']],
    ['paleta: agendamentos por nome', META_MS, (i) => [`/agendamentos?limit=5&${named(i)}`]],
    ['expansão de uma linha (5 chamadas juntas)', EXPANSION_MS, () => expansion(below(newest))],
    [
      'calendário, 7 dias',
      META_MS,
      () => [`/agendamentos/calendario?dataInicial=${dayIn(-3)}&dataFinal=${dayIn(3)}`],
    ],
    [
      'cadastro de funcionários, página sorteada',
      META_MS,
      () => [`/cadastros/employee?limit=10&page=${below(5_000)}`],
    ],
    ['cadastro de funcionários, busca', META_MS, (i) => [`/cadastros/employee?limit=10&${named(i)}`]],
    ['funcionários para escolher', 50, (i) => [`/cadastros/employee/combo?limit=20&${named(i)}`]],
  ];
  const rows: Row[] = [];
  for (const [name, goal, ask] of cases) {
    const once = (i: number) => Promise.all(ask(i).map((path) => api.get(path)));
    for (let i = 0; i < 5; i++) await once(i);
    await effort.begin();
    // An expansion is several requests: as many a second in all.
    const { durations, responses } = await atRate(PER_SECOND / ask(0).length, seconds, once);
    const failed = responses.flat().filter(({ status }) => status !== 200).length;
    const more = await spentOnEach(effort, responses.length);
    rows.push(timedRow(name, durations, goal, { more, failed }));
  }
  printTable('Telas, 50 pedidos por segundo', rows);
}
