import { createQueue, type QueueDependencies, type Routine } from './jobs/queue.ts';
import { tellDueBoletins } from './notifications/boletins.ts';
import { BULK_ROUTINE, runBulks } from './bulk/run.ts';
import { IMPORT_ROUTINE, runImports } from './imports/run.ts';
import { MANY_ROUTINE, runManyRequests } from './many-requests/run.ts';
import { sweepFiles } from './files/sweep.ts';
import { advanceAgendamentos } from './life-cycle/advance.ts';
import { tellDueDeposits } from './life-cycle/deposits.ts';
import { KIT_STEPS } from './life-cycle/steps.ts';
import { housekeeping } from './maintenance.ts';
import { prepareMessages } from './outgoing/prepare.ts';
import { remindDue } from './outgoing/reminders.ts';
import { eachApart } from './platform/each-apart.ts';
import type { Jobs } from './platform/jobs.ts';
import { offerPlaces, WAITING_ROUTINE } from './waiting-list/offer.ts';

/** Everything that happens without a request: the queue with what the resources bring to it. */
export function createJobs(dependencies: QueueDependencies): Jobs {
  const lifeCycle: Routine = {
    name: 'ciclo-de-vida',
    cron: '*/5 * * * *',
    atStart: true,
    run: ({ now, proceed }) =>
      eachApart(
        [
          () => advanceAgendamentos(dependencies.database, now, { proceed }),
          // Of what time did not end just now.
          () => tellDueDeposits(dependencies.database, now, proceed),
          () => tellDueBoletins(dependencies.database, now),
        ],
        (part) => part(),
      ),
  };
  const files: Routine = {
    name: 'arquivos-orfaos',
    cron: '23 * * * *',
    run: ({ now, proceed }) => sweepFiles(dependencies, now, proceed),
  };
  const kits: Routine = {
    name: 'kits',
    cron: '* * * * *',
    run: ({ now, proceed }) => advanceAgendamentos(dependencies.database, now, { proceed, steps: KIT_STEPS }),
  };
  const reminders: Routine = {
    name: 'lembretes',
    cron: '* * * * *',
    atStart: true,
    run: ({ now, proceed }) => remindDue({ ...dependencies, jobs }, now, proceed),
  };
  const bulks: Routine = {
    name: BULK_ROUTINE,
    cron: '* * * * *',
    // What a process that died left half done goes on.
    atStart: true,
    run: ({ proceed }) => runBulks({ ...dependencies, jobs }, proceed),
  };
  const manyRequests: Routine = {
    name: MANY_ROUTINE,
    cron: '* * * * *',
    // What a process that died left half done goes on.
    atStart: true,
    run: ({ proceed }) => runManyRequests({ ...dependencies, jobs }, proceed),
  };
  const imports: Routine = {
    name: IMPORT_ROUTINE,
    cron: '* * * * *',
    // What a process that died left half done goes on.
    atStart: true,
    run: ({ proceed }) => runImports(dependencies, proceed),
  };
  const waitingList: Routine = {
    name: WAITING_ROUTINE,
    cron: '* * * * *',
    atStart: true,
    run: ({ now, proceed }) => offerPlaces({ ...dependencies, jobs }, now, proceed),
  };
  const jobs: Jobs = createQueue({ ...dependencies, prepare: prepareMessages(dependencies) }, [
    lifeCycle,
    files,
    kits,
    reminders,
    bulks,
    manyRequests,
    imports,
    waitingList,
    ...housekeeping(dependencies.database),
  ]);
  return jobs;
}
