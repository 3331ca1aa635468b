import { atRate, printTable, ms, quantile } from './support/measures.ts';

const RATED = 50;

/**
 * Ten times the rated load (issue 8, 14): what cannot be answered in time is refused at once with 503 and `Retry-After`,
 * and what is accepted is answered in time. Its server has the MAX_IN_FLIGHT of every installation.
 */
export async function measureOverload(base: string, token: string, seconds: number): Promise<void> {
  const ask = async () => {
    const began = performance.now();
    const response = await fetch(`${base}/api/agendamentos?limit=10`, {
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => null);
    // The machine took no more connections: neither accepted nor refused by the server.
    if (!response) return { status: 0, retry: null, took: performance.now() - began };
    await response.arrayBuffer();
    return {
      status: response.status,
      retry: response.headers.get('retry-after'),
      took: performance.now() - began,
    };
  };
  for (let i = 0; i < 20; i++) await ask();
  let health = 0;
  const state = { isOpen: true };
  const watch = async () => {
    while (state.isOpen) {
      const began = performance.now();
      const answer = await fetch(`${base}/api/health/live`).catch(() => null);
      if (answer && answer.status !== 200) throw new Error(`Saúde: ${answer.status}`);
      health = Math.max(health, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const [{ responses }] = await Promise.all([
    atRate(RATED * 10, seconds, ask).finally(() => {
      state.isOpen = false;
    }),
    watch(),
  ]);
  const of = (status: number) => responses.filter((answer) => answer.status === status);
  const [accepted, refused] = [of(200), of(503)];
  const p95 = quantile(
    accepted.map(({ took }) => took),
    0.95,
  );
  printTable(`Dez vezes a carga: ${RATED * 10} pedidos por segundo a um processo`, [
    {
      measurement: 'aceitos',
      value: `${accepted.length} de ${responses.length}, p95 ${ms(p95)}`,
      meta: 'p95 < 1 s',
      inside: p95 < 1_000,
    },
    { measurement: 'sem conexão', value: String(of(0).length) },
    {
      measurement: 'recusados com 503 e Retry-After',
      value: `${refused.length}, p95 ${ms(
        quantile(
          refused.map(({ took }) => took),
          0.95,
        ),
      )}`,
      meta: 'todos os outros',
      inside:
        accepted.length + refused.length + of(0).length === responses.length &&
        refused.every(({ retry }) => retry !== null),
    },
    { measurement: 'saúde, a maior espera', value: ms(health) },
  ]);
}
