import type { Api } from './support/api.ts';
import { askWhile, ms, printTable, waitedText } from './support/measures.ts';

const KITS = 100;
/** As many at a time as two people's browsers ask for. */
const AT_A_TIME = 12;
/** Agendado: what has a kit (doc1 §4). */
const SCHEDULED = 8;

/**
 * 100 kits (issue 9): until the last one is there, and how long the lightest other call waits meanwhile. Each is of
 * another appointment, so that all of them are laid out and stored; and then once more, as found.
 */
export async function measureKits(base: string, api: Api, token: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ status: [SCHEDULED] }));
  const { body } = await api.get(`/agendamentos?limit=${KITS}&filtrosExtras=${filter}`);
  const ids = (body as { items: { id: number }[] }).items.map(({ id }) => id);
  const wait = () => api.get('/notificacoes/nao-lidas');

  async function read(id: number): Promise<number> {
    const response = await fetch(`${base}/api/agendamento/kit/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { byteLength } = await response.arrayBuffer();
    if (!response.ok || byteLength === 0) throw new Error(`Kit de ${id}: ${response.status}`);
    return byteLength;
  }
  async function all() {
    const state = { isOpen: true };
    const began = performance.now();
    const left = [...ids];
    const sizes: number[] = [];
    const reader = async () => {
      for (let id = left.pop(); id !== undefined; id = left.pop()) sizes.push(await read(id));
    };
    const [, waits] = await Promise.all([
      Promise.all(Array.from({ length: AT_A_TIME }, reader)).finally(() => (state.isOpen = false)),
      askWhile(wait, () => state.isOpen),
    ]);
    return { took: performance.now() - began, size: Math.max(...sizes), waits };
  }

  const calm = performance.now() + 5_000;
  const before = await askWhile(wait, () => performance.now() < calm);
  const made = await all();
  const found = await all();
  printTable(`${ids.length} kits, ${AT_A_TIME} por vez`, [
    {
      measurement: `feitos e guardados (o maior, ${Math.round(made.size / 1024)} KB)`,
      value: ms(made.took),
      meta: '< 10 s',
      inside: ids.length === KITS && made.took < 10_000,
    },
    {
      measurement: 'espera de outra chamada, a maior',
      value: waitedText(made.waits, before),
    },
    { measurement: 'achados de novo', value: ms(found.took) },
  ]);
}
