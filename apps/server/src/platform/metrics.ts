import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import { isEventStream } from './load.ts';

/** Upper ends of the buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.08, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is measured of the event loop; tests bring their own. */
type LoopDelay = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'enable' | 'disable' | 'percentile' | 'reset'
>;

/** Prometheus metrics of this process: requests by declared call and status, never by URL or person. */
export function createMetrics(
  app: FastifyInstance,
  eventLoop: LoopDelay = monitorEventLoopDelay({ resolution: 20 }),
): Registry {
  const registry = new Registry();
  const registers = [registry];
  eventLoop.enable();

  const duration = new Histogram({
    name: 'apto_http_duracao_segundos',
    help: 'Duração dos pedidos.',
    labelNames: ['chamada', 'metodo', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'apto_http_em_curso',
    help: 'Pedidos em curso, sem os fluxos de eventos.',
    registers,
  });
  registry.registerMetric(
    new Gauge({
      name: 'apto_laco_atraso_segundos',
      help: 'Atraso do laço de eventos desde a última leitura.',
      labelNames: ['quantil'],
      registers: [],
      collect() {
        this.set({ quantil: '0.99' }, eventLoop.percentile(99) / 1e9);
        // Since the last scrape: one stall at the start would be told for ever.
        eventLoop.reset();
      },
    }),
  );
  for (const [name, help, read] of [
    ['process_resident_memory_bytes', 'Memória residente.', () => process.memoryUsage.rss()],
    ['process_heap_bytes', 'Memória do JavaScript em uso.', () => process.memoryUsage().heapUsed],
    ['process_uptime_seconds', 'Tempo desde o início.', () => process.uptime()],
  ] as const) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read());
        },
      }),
    );
  }

  // Open for hours: neither in flight nor a duration.
  app.addHook('onRequest', async (req, reply) => {
    if (isEventStream(req)) return;
    inFlight.inc();
    // Also of who leaves before the answer: for those there is no 'onResponse'.
    reply.raw.once('close', () => inFlight.dec());
  });
  app.addHook('onResponse', async (req, reply) => {
    if (isEventStream(req)) return;
    duration.observe(
      {
        chamada: req.routeOptions.config.call ?? 'outro',
        metodo: req.method,
        status: reply.statusCode,
      },
      reply.elapsedTime / 1000,
    );
  });
  app.addHook('onClose', async () => void eventLoop.disable());
  return registry;
}
