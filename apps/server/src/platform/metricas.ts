import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const FAIXAS = [0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Serie {
  faixas: number[];
  soma: number;
  total: number;
}

const rotulo = (texto: string) =>
  texto.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Prometheus metrics of this process: requests by declared call and status, never by URL or person. */
export function criarMetricas(app: FastifyInstance): { texto(): string } {
  const series = new Map<string, Serie>();
  const laco = monitorEventLoopDelay({ resolution: 20 });
  laco.enable();
  let emCurso = 0;

  app.addHook('onRequest', async () => {
    emCurso += 1;
  });
  app.addHook('onResponse', async (req, reply) => {
    emCurso -= 1;
    const chamada = req.routeOptions.config.chamada ?? 'outro';
    const chave = `chamada="${rotulo(chamada)}",metodo="${req.method}",status="${reply.statusCode}"`;
    const serie = series.get(chave) ?? { faixas: FAIXAS.map(() => 0), soma: 0, total: 0 };
    const segundos = reply.elapsedTime / 1000;
    FAIXAS.forEach((limite, i) => {
      if (segundos <= limite) serie.faixas[i] = (serie.faixas[i] ?? 0) + 1;
    });
    serie.soma += segundos;
    serie.total += 1;
    series.set(chave, serie);
  });
  app.addHook('onClose', async () => void laco.disable());

  return {
    texto() {
      const linhas = [
        '# HELP apto_http_duracao_segundos Duração dos pedidos.',
        '# TYPE apto_http_duracao_segundos histogram',
      ];
      for (const [chave, s] of series) {
        FAIXAS.forEach((limite, i) =>
          linhas.push(`apto_http_duracao_segundos_bucket{${chave},le="${limite}"} ${s.faixas[i]}`),
        );
        linhas.push(`apto_http_duracao_segundos_bucket{${chave},le="+Inf"} ${s.total}`);
        linhas.push(
          `apto_http_duracao_segundos_sum{${chave}} ${s.soma}`,
          `apto_http_duracao_segundos_count{${chave}} ${s.total}`,
        );
      }
      const memoria = process.memoryUsage();
      linhas.push(
        '# TYPE apto_http_em_curso gauge',
        `apto_http_em_curso ${emCurso}`,
        '# TYPE apto_laco_atraso_segundos gauge',
        `apto_laco_atraso_segundos{quantil="0.99"} ${laco.percentile(99) / 1e9}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memoria.rss}`,
        '# TYPE process_heap_bytes gauge',
        `process_heap_bytes ${memoria.heapUsed}`,
        '# TYPE process_uptime_seconds counter',
        `process_uptime_seconds ${process.uptime()}`,
      );
      return `${linhas.join('\n')}\n`;
    },
  };
}
