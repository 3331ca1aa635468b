import { createQueue, type QueueDependencies, type Routine } from './jobs/queue.ts';
import { sweepFiles } from './files/sweep.ts';
import { advanceAgendamentos } from './life-cycle/advance.ts';
import type { Jobs } from './platform/jobs.ts';

/** Everything that happens without a request: the queue with what the resources bring to it. */
export function createJobs(dependencies: QueueDependencies): Jobs {
  const lifeCycle: Routine = {
    name: 'ciclo-de-vida',
    cron: '*/5 * * * *',
    atStart: true,
    run: ({ now, proceed }) => advanceAgendamentos(dependencies.database, now, { proceed }),
  };
  const files: Routine = {
    name: 'arquivos-orfaos',
    cron: '23 * * * *',
    run: ({ now }) => sweepFiles(dependencies, now),
  };
  return createQueue(dependencies, [lifeCycle, files]);
}
