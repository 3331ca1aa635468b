import { aoRitmo, imprimir, ms, quantil, type Linha } from './apoio/medidas.ts';
import type { Api } from './apoio/api.ts';

const POR_SEGUNDO = 50;
const META_MS = 80;
const NOMES = [
  'rafaela carvalho',
  'maria',
  'joao',
  'souza lima',
  'ana beatriz',
  'pereira',
  'xavier',
  'silva santos',
];

const filtros = (extras: object): string => `filtrosExtras=${encodeURIComponent(JSON.stringify(extras))}`;
const dia = (atras: number): string => new Date(Date.now() - atras * 86_400_000).toISOString().slice(0, 10);

/** (a) The list at 50 requests a second: pages, searches, ranges and sorts, in the default view and over every status. */
export async function medirLista(api: Api, segundos: number, seed: () => number): Promise<void> {
  const meta = async (query: string) => {
    const { corpo } = await api.get(`/agendamentos?page=1&limit=10&${query}`);
    return (corpo as { meta: { totalItems: number; totalPages: number } }).meta;
  };
  const todos = ((await api.get('/status_agendamento')).corpo as { id: number }[]).map(({ id }) => id);
  const padrao = await meta('');
  const completa = await meta(filtros({ status: todos }));
  const sortear = (ate: number): number => Math.floor(seed() * ate);
  const nome = (): string => `filter=${encodeURIComponent(NOMES[sortear(NOMES.length)]!)}`;
  const datas = (): { datas: [string, string] } => {
    const fim = sortear(300);
    return { datas: [dia(fim + sortear(365)), dia(fim)] };
  };
  const cases: [string, () => string][] = [
    ['página 1', () => 'page=1'],
    ['página sorteada até a última', () => `page=${1 + sortear(padrao.totalPages)}`],
    ['busca por nome', nome],
    [
      'todos os status: página sorteada',
      () => `page=${1 + sortear(completa.totalPages)}&${filtros({ status: todos })}`,
    ],
    ['todos os status: busca por nome', () => `${nome()}&${filtros({ status: todos })}`],
    ['intervalo de datas, até um ano', () => filtros(datas())],
    [
      'todos os status: intervalo de datas por nome',
      () => `sort=funcionario%20ASC&${filtros({ status: todos, ...datas() })}`,
    ],
    ...(['funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'] as const).map(
      (campo): [string, () => string] => [
        `todos os status: por ${campo}, página sorteada`,
        () => `sort=${campo}%20DESC&page=${1 + sortear(completa.totalPages)}&${filtros({ status: todos })}`,
      ],
    ),
  ];
  const linhas: Linha[] = [];
  for (const [name, query] of cases) {
    for (let i = 0; i < 5; i++) await api.get(`/agendamentos?limit=10&${query()}`);
    const { duracoes, respostas } = await aoRitmo(POR_SEGUNDO, segundos, () =>
      api.get(`/agendamentos?limit=10&${query()}`),
    );
    const failed = respostas.filter((answer) => answer.status !== 200).length;
    if (failed > 0) throw new Error(`${name}: ${failed} respostas não foram 200.`);
    const queries = quantil(
      respostas.map((answer) => answer.consultas ?? Number.NaN),
      0.5,
    );
    const p95 = quantil(duracoes, 0.95);
    linhas.push({
      medida: name,
      valor: `p50 ${ms(quantil(duracoes, 0.5))}, p95 ${ms(p95)}, ${queries} consultas por pedido`,
      meta: `p95 < ${META_MS} ms`,
      dentro: p95 < META_MS,
    });
  }
  imprimir(
    `Lista: ${completa.totalItems.toLocaleString('pt-BR')} agendamentos, ${padrao.totalItems.toLocaleString('pt-BR')} na visão padrão, ${POR_SEGUNDO} pedidos por segundo`,
    linhas,
  );
}
