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

/** (a) Page 1, a deep page and a name search of the list, at 50 requests a second. */
export async function medirLista(api: Api, segundos: number, seed: () => number): Promise<void> {
  const { corpo } = await api.get('/agendamentos?page=1&limit=10');
  const { totalItems, totalPages } = (corpo as { meta: { totalItems: number; totalPages: number } }).meta;
  const cases: [string, () => string][] = [
    ['lista, página 1', () => 'page=1&limit=10'],
    [
      'lista, página funda (sorteada até a última)',
      () => `page=${1 + Math.floor(seed() * totalPages)}&limit=10`,
    ],
    [
      'lista, busca por nome',
      () => `limit=10&filter=${encodeURIComponent(NOMES[Math.floor(seed() * NOMES.length)]!)}`,
    ],
  ];
  const linhas: Linha[] = [];
  for (const [name, query] of cases) {
    for (let i = 0; i < 5; i++) await api.get(`/agendamentos?${query()}`);
    const { duracoes, respostas } = await aoRitmo(POR_SEGUNDO, segundos, () =>
      api.get(`/agendamentos?${query()}`),
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
    `Lista: ${totalItems.toLocaleString('pt-BR')} agendamentos na visão padrão, ${POR_SEGUNDO} pedidos por segundo`,
    linhas,
  );
}
