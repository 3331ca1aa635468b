import { carriesKit, isVisitMessage, outdatedNotice, outdatedReason } from '@apto/domain/templates';
import { and, eq } from 'drizzle-orm';
import type { DatabasePort, Db } from '../db/port.ts';
import { agendamento, offer } from '../db/schema.ts';
import { readVisit } from '../kit/repository.ts';
import { kitAttachment } from '../kit/store.ts';
import type { Configuration } from '../platform/config.ts';
import type { PrepareMessage, QueuedMessage } from '../platform/jobs.ts';
import type { Gateways } from '../platform/ports.ts';

/** Whether the place that a message offers can still be taken. */
async function isOffered(db: Db, { agendamentoId, dia: day, hora: time }: QueuedMessage): Promise<boolean> {
  const [open] = await db
    .select({ id: offer.id })
    .from(offer)
    .where(
      and(
        eq(offer.agendamentoId, agendamentoId ?? 0),
        eq(offer.data, day ?? ''),
        eq(offer.hora, time ?? ''),
        eq(offer.situacao, 'ABERTA'),
      ),
    );
  return open !== undefined;
}

const readMoment = async (db: Db, id: number) =>
  (
    await db
      .select({
        idStatus: agendamento.statusId,
        data: agendamento.dataAgendamento,
        hora: agendamento.horaAgendamento,
      })
      .from(agendamento)
      .where(eq(agendamento.id, id))
  )[0];

/**
 * Looks at the appointment when a message's turn comes: one that was cancelled, or has moved to another moment, is told
 * nothing any more; the kit is made as it is now.
 */
export function prepareMessages({
  database,
  config,
  gateways,
}: {
  database: DatabasePort;
  config: Configuration;
  gateways: Gateways;
}): PrepareMessage {
  return async (queued) => {
    const { db } = database;
    if (queued.agendamentoId === null) return { attachments: [], kitId: null };
    const actual = await readMoment(db, queued.agendamentoId);
    const undone = actual === undefined ? null : outdatedNotice(queued.tipo, actual.idStatus);
    if (undone !== null) return { outdated: undone };
    if (queued.dia === null) return { attachments: [], kitId: null };
    if (queued.tipo === 'OFERTA_HORARIO' && !(await isOffered(db, queued)))
      return { outdated: 'A oferta já terminou.' };
    if (!isVisitMessage(queued.tipo) && !queued.tipo.startsWith('AVISO_'))
      return { attachments: [], kitId: null };
    if (!actual) return { outdated: 'O agendamento não existe mais.' };
    const outdated = outdatedReason({ data: queued.dia, hora: queued.hora }, actual);
    if (outdated !== null) return { outdated };
    if (!carriesKit(queued.tipo)) return { attachments: [], kitId: null };
    const facts = await readVisit(db, queued.agendamentoId);
    if (!facts) return { outdated: 'O agendamento não tem clínica ou dia.' };
    const { attachment, kitId } = await kitAttachment({ db, config, gateways }, facts);
    return { attachments: [attachment], kitId };
  };
}
