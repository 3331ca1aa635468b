/** Quantile by nearest rank; `q` from 0 to 1. */
export function quantil(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(q * sorted.length) - 1))] ?? Number.NaN;
}

export interface Linha {
  medida: string;
  valor: string;
  meta?: string;
  /** False when the goal is missed; absent where there is none. */
  dentro?: boolean;
}

/** Prints results as a Markdown table, ready to paste into docs/desempenho.md. */
export function imprimir(titulo: string, linhas: readonly Linha[]): void {
  console.log(`\n### ${titulo}\n\n| Medida | Valor | Meta | |\n|---|---|---|---|`);
  for (const { medida, valor, meta, dentro } of linhas) {
    const mark = dentro === undefined ? '' : dentro ? '✓' : '✗';
    console.log(`| ${medida} | ${valor} | ${meta ?? ''} | ${mark} |`);
  }
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/**
 * Sends `porSegundo` requests a second for `segundos`, on a fixed clock: a slow answer does not slow the next request,
 * so waiting in the queue counts as latency.
 */
export async function aoRitmo<T>(
  porSegundo: number,
  segundos: number,
  pedir: (indice: number) => Promise<T>,
): Promise<{ duracoes: number[]; respostas: T[] }> {
  const total = porSegundo * segundos;
  const start = performance.now();
  const duracoes: number[] = [];
  const respostas: T[] = [];
  const running: Promise<void>[] = [];
  for (let i = 0; i < total; i++) {
    const due = start + (i * 1000) / porSegundo;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    running.push(
      pedir(i).then((answer) => {
        duracoes.push(performance.now() - due);
        respostas.push(answer);
      }),
    );
  }
  await Promise.all(running);
  return { duracoes, respostas };
}
