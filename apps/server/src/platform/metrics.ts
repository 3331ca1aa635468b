import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const FAIXAS = [0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.25, 0.5, 1, 2.5, 5];

interface Series {
  faixas: number[];
  soma: number;
  total: number;
}

const label = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

/** Prometheus metrics of this process: requests by declared call and status, never by URL or person. */
export function createMetrics(app: FastifyInstance): { text(): string } {
  const series = new Map<string, Series>();
  const eventLoop = monitorEventLoopDelay({ resolution: 20 });
  eventLoop.enable();
  let inFlight = 0;

  app.addHook('onRequest', async () => {
    inFlight += 1;
  });
  app.addHook('onResponse', async (req, reply) => {
    inFlight -= 1;
    const call = req.routeOptions.config.chamada ?? 'outro';
    const key = `chamada="${label(call)}",metodo="${req.method}",status="${reply.statusCode}"`;
    const seriesEntry = series.get(key) ?? { faixas: FAIXAS.map(() => 0), soma: 0, total: 0 };
    const seconds = reply.elapsedTime / 1000;
    FAIXAS.forEach((limit, i) => {
      if (seconds <= limit) seriesEntry.faixas[i] = (seriesEntry.faixas[i] ?? 0) + 1;
    });
    seriesEntry.soma += seconds;
    seriesEntry.total += 1;
    series.set(key, seriesEntry);
  });
  app.addHook('onClose', async () => void eventLoop.disable());

  return {
    text() {
      const rows = [
        '# HELP apto_http_duracao_segundos Duração dos pedidos.',
        '# TYPE apto_http_duracao_segundos histogram',
      ];
      for (const [key, s] of series) {
        FAIXAS.forEach((limit, i) =>
          rows.push(`apto_http_duracao_segundos_bucket{${key},le="${limit}"} ${s.faixas[i]}`),
        );
        rows.push(`apto_http_duracao_segundos_bucket{${key},le="+Inf"} ${s.total}`);
        rows.push(
          `apto_http_duracao_segundos_sum{${key}} ${s.soma}`,
          `apto_http_duracao_segundos_count{${key}} ${s.total}`,
        );
      }
      const memory = process.memoryUsage();
      rows.push(
        '# TYPE apto_http_em_curso gauge',
        `apto_http_em_curso ${inFlight}`,
        '# TYPE apto_laco_atraso_segundos gauge',
        `apto_laco_atraso_segundos{quantil="0.99"} ${eventLoop.percentile(99) / 1e9}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memory.rss}`,
        '# TYPE process_heap_bytes gauge',
        `process_heap_bytes ${memory.heapUsed}`,
        '# TYPE process_uptime_seconds counter',
        `process_uptime_seconds ${process.uptime()}`,
      );
      return `${rows.join('\n')}\n`;
    },
  };
}
