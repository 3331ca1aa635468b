import { STATUS, type IdStatus, type StatusStep } from '@apto/domain/status';
import {
  destinationOf,
  noticeUndoneText,
  RESPONSIBLE_DELAY_SECONDS,
  RESPONSIBLE_NOTICES,
  responsibleNotice,
  responsibleText,
  undoneNotices,
  type Destination,
  type MessageKind,
  type MessageText,
  type ResponsibleNotice,
} from '@apto/domain/templates';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { readTelling, type VisitTelling } from '../kit/repository.ts';
import type { Ctx } from '../platform/context.ts';
import type { NewMessage } from '../platform/records.ts';
import { CAP_REASON, isWithinCap } from './cap.ts';

/** Somebody who chose to be told, and of whose exam; the requester's own contacts, since one address reads of it once. */
const TOLD = z.strictObject({
  responsavel: z.string(),
  email: z.string(),
  phone: z.string(),
  funcionario: z.string(),
  cliente: z.string(),
  email_solicitante: z.nullable(z.string()),
  telefone_solicitante: z.nullable(z.string()),
});
type Told = z.output<typeof TOLD>;

const textArray = (names: readonly string[]): SQL =>
  sql`array[${sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;

/** Who answers for the appointment's customer, or for its branch, and chose one of these. */
const readTold = (db: Db, id: number, notices: readonly ResponsibleNotice[]): Promise<Told[]> =>
  rows(
    db,
    TOLD,
    sql`select r.name as responsavel, r.email, r.phone,
          coalesce(nullif(trim(f.nome_social), ''), a.nome_funcionario) as funcionario, c.name as cliente,
          a.email_solicitante, a.telefone_solicitante
        from agendamento a
        join responsavel r on r.cliente_id = a.cliente_id and r.ativo and r.avisos && ${textArray(notices)}
          and (r.unidade_id is null or r.unidade_id = a.unidade_id)
        join cliente c on c.id = a.cliente_id
        join funcionario f on f.id = a.funcionario_id
        where a.id = ${id}
        order by r.id`,
  );

/** Whether the appointment had a day before the step that wrote this record. */
async function wasScheduled(db: Db, id: number, recordId: number): Promise<boolean> {
  const found = await row(
    db,
    z.strictObject({ was: z.boolean() }),
    sql`select exists (select from agendamento_status s
          where s.agendamento_id = ${id} and s.id < ${recordId} and s.para = ${STATUS.AGENDADO}) as was`,
  );
  return found?.was ?? false;
}

/** Which notices of the status that was left had gone out since it was reached: those have to be put right. */
async function sentOf(
  db: Db,
  id: number,
  notices: readonly ResponsibleNotice[],
): Promise<ResponsibleNotice[]> {
  if (notices.length === 0) return [];
  const kinds = await rows(
    db,
    z.strictObject({ tipo: z.string() }),
    sql`select distinct m.tipo from mensagem m where m.agendamento_id = ${id} and m.situacao in ('ENVIADA', 'ENTREGUE')
          and m.tipo = any(${textArray(notices.map((each) => RESPONSIBLE_NOTICES[each].kind))})
          and m.created_at >= (select max(s.created_at) from agendamento_status s
            where s.agendamento_id = ${id} and s.acao <> 'DESFAZER')`,
  );
  return notices.filter((each) => kinds.some(({ tipo: kind }) => kind === RESPONSIBLE_NOTICES[each].kind));
}

const sameAddress = (one: Destination, other: Destination | null): boolean =>
  one.canal === other?.canal && one.destino.toLowerCase() === other.destino.toLowerCase();

interface Telling {
  readonly kind: MessageKind;
  readonly text: (told: Parameters<typeof noticeUndoneText>[0]) => MessageText;
  readonly isToldToSolicitante: boolean;
  readonly more: Pick<NewMessage, 'about' | 'delaySeconds'>;
}

/** One message to each of them, under the caps of every other one. */
async function send(
  ctx: Ctx,
  id: number,
  people: readonly Told[],
  facts: VisitTelling | null,
  telling: Telling,
): Promise<void> {
  const reached: Destination[] = [];
  for (const person of people) {
    const to = destinationOf('RESPONSAVEL', person);
    const solicitante = destinationOf('SOLICITANTE', {
      email: person.email_solicitante,
      phone: person.telefone_solicitante,
    });
    if (to === null || reached.some((each) => sameAddress(to, each))) continue;
    if (telling.isToldToSolicitante && sameAddress(to, solicitante)) continue;
    reached.push(to);
    const fits = await isWithinCap(ctx.db, ctx.config, {
      to: to.destino,
      recipient: 'RESPONSAVEL',
      agendamentoId: id,
    });
    await ctx.sendMessage({
      ...to,
      ...telling.text({ name: person.funcionario, cliente: person.cliente, visit: facts?.visit ?? null }),
      agendamentoId: id,
      tipo: telling.kind,
      destinatario: 'RESPONSAVEL',
      nome: person.responsavel,
      ...telling.more,
      ...(fits ? {} : { failure: CAP_REASON }),
    });
  }
}

/** A step that was just written, and its record. */
export interface Step {
  readonly acao: StatusStep;
  readonly para: IdStatus;
  readonly recordId: number;
}

/**
 * Tells the people who are responsible for a customer, or for one branch of it, what each of them chose in the registry
 * (docs/decisions/0190): in the transaction of the step, to leave once it can no longer be taken back. What is taken
 * back later all the same is put right with whoever had read of it.
 */
export async function tellResponsible(
  ctx: Ctx,
  { id, statusId }: { id: number; statusId: number },
  step: Step,
): Promise<void> {
  const { db } = ctx;
  if (step.acao === 'DESFAZER') {
    const undone = await sentOf(db, id, undoneNotices(statusId));
    if (undone.length === 0) return;
    await send(ctx, id, await readTold(db, id, undone), await readTelling(db, id), {
      kind: 'AVISO_DESFEITO',
      text: noticeUndoneText,
      isToldToSolicitante: false,
      more: {},
    });
    return;
  }
  const isScheduled = step.para === STATUS.AGENDADO;
  const notice = responsibleNotice(step, isScheduled && (await wasScheduled(db, id, step.recordId)));
  if (notice === null) return;
  const people = await readTold(db, id, [notice]);
  if (people.length === 0) return;
  const facts = await readTelling(db, id);
  await send(ctx, id, people, facts, {
    kind: RESPONSIBLE_NOTICES[notice].kind,
    text: (told) => responsibleText(notice, told),
    isToldToSolicitante: RESPONSIBLE_NOTICES[notice].isToldToSolicitante,
    more: {
      delaySeconds: RESPONSIBLE_DELAY_SECONDS,
      ...(isScheduled && facts ? { about: { dia: facts.visit.data, hora: facts.visit.time } } : {}),
    },
  });
}
