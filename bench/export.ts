import { askWhile, ms, printTable, residentMemory, waitedText, type Row } from './support/measures.ts';
import type { Api } from './support/api.ts';

const ROWS = 100_000;

/** Statuses whose appointments are together as many as an export may have, or nearly: more is refused. */
async function statusesOf(api: Api): Promise<{ filter: string; total: number }> {
  const asked = (status: readonly number[]): string =>
    `filtrosExtras=${encodeURIComponent(JSON.stringify({ status }))}`;
  const all = (await api.get('/status_agendamento')).body as { id: number }[];
  const chosen: number[] = [];
  let total = 0;
  for (const { id } of all) {
    const { body } = await api.get(`/agendamentos?limit=1&${asked([id])}`);
    const { totalItems } = (body as { meta: { totalItems: number } }).meta;
    if (totalItems === 0 || total + totalItems > ROWS) continue;
    chosen.push(id);
    total += totalItems;
  }
  return { filter: asked(chosen), total };
}

/**
 * An export of 100,000 rows (issue 9): when its first byte arrives, what the process grows by, and how long the lightest
 * other call waits meanwhile, asked one after the other and compared with the same calls before it.
 */
export async function measureExport(base: string, api: Api, token: string): Promise<void> {
  const others = (running: () => boolean) => askWhile(() => api.get('/notificacoes/nao-lidas'), running);
  const { filter, total } = await statusesOf(api);
  const calm = performance.now() + 5_000;
  const before = await others(() => performance.now() < calm);
  const start = await residentMemory(base);
  let largest = start;
  const state = { isOpen: true };
  const began = performance.now();
  const download = async () => {
    const response = await fetch(`${base}/api/agendamentos/gerar-csv/0?${filter}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    let first = 0;
    let bytes = 0;
    for await (const part of response.body ?? []) {
      first ||= performance.now() - began;
      bytes += (part as Uint8Array).length;
    }
    state.isOpen = false;
    return { status: response.status, first, bytes, whole: performance.now() - began };
  };
  const watch = async () => {
    while (state.isOpen) {
      largest = Math.max(largest, await residentMemory(base));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  const [done, waits] = await Promise.all([download(), others(() => state.isOpen), watch()]);
  const grown = (largest - start) / 2 ** 20;
  const rows: Row[] = [
    {
      measurement: `primeiro byte (resposta ${done.status}, ${(done.bytes / 2 ** 20).toFixed(1)} MB em ${ms(done.whole)})`,
      value: ms(done.first),
      meta: '< 1 s',
      inside: done.first < 1_000,
    },
    {
      measurement: 'memória acima da de antes',
      value: `${Math.round(grown)} MB`,
      meta: '< 150 MB',
      inside: grown < 150,
    },
    {
      measurement: 'espera de outra chamada, a maior',
      value: waitedText(waits, before),
      meta: '< 50 ms',
      inside: Math.max(...waits) < 50,
    },
  ];
  printTable(`Exportação de ${total.toLocaleString('pt-BR')} linhas`, rows);
}
