import type { Db } from '../db/port.ts';
import { keptMark } from './cipher.ts';
import type { Configuration } from './config.ts';
import type { Ctx } from './context.ts';
import type { DueMessage, Jobs } from './jobs.ts';
import {
  recordMessage,
  recordMessages,
  saveAudit,
  saveEvent,
  saveRelease,
  type NewMessage,
} from './records.ts';
import type { Session } from './session.ts';

/** What a unit of work left behind, for whoever commits it. */
export interface Execution {
  messages: number[];
  /** Where there is one, messages are gathered here, and whoever commits enqueues them all at once. */
  due?: DueMessage[];
  /** The handler wrote down itself whose health data is read. */
  healthRecorded?: boolean;
}

interface Recorded {
  db: Db;
  session: Session | null;
  config: Configuration;
  jobs: Pick<Jobs, 'enqueueMessage'>;
  requestId: string;
  ip: string | null;
}

/** The rows that go with a write, of a call and of a job alike: trail, events, messages. */
export function recorder(
  { db, session, config, jobs, requestId, ip }: Recorded,
  execution: Execution,
): Pick<Ctx, 'audit' | 'publish' | 'sendMessage' | 'sendMessages'> {
  async function toDeliver(id: number, { delaySeconds }: NewMessage): Promise<void> {
    if (execution.due) execution.due.push({ id, delaySeconds });
    else await jobs.enqueueMessage(db, id, delaySeconds);
    execution.messages.push(id);
  }
  return {
    async audit({ tried, ...entry }) {
      const e =
        tried === undefined
          ? entry
          : { ...entry, detalhes: { ...entry.detalhes, tried: keptMark(config.keyRing, tried) } };
      const id = await saveAudit(db, e, session, { requestId, ip });
      if (e.dadoDeSaude) execution.healthRecorded = true;
      return id;
    },
    publish: async (e) => void (await (e.tipo === 'LIBERACAO' ? saveRelease(db, e) : saveEvent(db, e))),
    async sendMessage(m) {
      const id = await recordMessage(db, config.keyRing, m);
      if (id !== null) await toDeliver(id, m);
    },
    async sendMessages(all) {
      if (all.length === 0) return;
      for (const { id, outgoing } of await recordMessages(db, config.keyRing, all))
        await toDeliver(id, outgoing);
    },
  };
}
