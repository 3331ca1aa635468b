import { STATUS, type IdStatus, type StatusStep } from '@apto/domain/status';
import {
  destinationOf,
  DONE_MESSAGE_STATES,
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
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { keptRows } from '../db/kept.ts';
import { rows } from '../db/rows.ts';
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
  avisos: z.array(z.string()),
  /** Whether the appointment had a day before the step that is told. */
  was_scheduled: z.boolean(),
});
type Told = z.output<typeof TOLD>;

const value = sql.placeholder;

/** A list of words as the value of a kept statement. */
const textArray = (names: readonly string[]): string => `{${names.join(',')}}`;

const DONE = textArray(DONE_MESSAGE_STATES);

/** Who answers for the appointment's customer, or for its branch, and chose one of these. */
const readTold = keptRows(
  'responsaveis_avisados',
  TOLD,
  (ofCall) => sql`select r.name as responsavel, r.email, r.phone, r.avisos,
        coalesce(nullif(trim(f.nome_social), ''), a.nome_funcionario) as funcionario, c.name as cliente,
        a.email_solicitante, a.telefone_solicitante,
        exists (select from agendamento_status s where s.agendamento_id = a.id
          and s.id < ${value('recordId')}::int and s.para = ${STATUS.AGENDADO}) as was_scheduled
      from agendamento a
      join responsavel r on r.cliente_id = a.cliente_id and r.ativo and r.avisos && ${value('notices')}::text[]
        and (r.unidade_id is null or r.unidade_id = a.unidade_id)
      join cliente c on c.id = a.cliente_id
      join funcionario f on f.id = a.funcionario_id
      where a.id = ${value('id')}::int and ${ofCall(sql`a.empresa_id`)}
      order by r.id`,
);

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
    sql`select distinct m.tipo from mensagem m where m.agendamento_id = ${id} and m.situacao = any(${DONE}::text[])
          and m.tipo = any(${textArray(notices.map((each) => RESPONSIBLE_NOTICES[each].kind))}::text[])
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
  /** Whether anybody answers for the customer, or for the branch: most have nobody. */
  readonly isAnsweredFor: boolean;
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
  if (!step.isAnsweredFor) return;
  const { db } = ctx;
  if (step.acao === 'DESFAZER') {
    const undone = await sentOf(db, id, undoneNotices(statusId));
    if (undone.length === 0) return;
    const people = await readTold(db, { id, recordId: step.recordId, notices: textArray(undone) });
    await send(ctx, id, people, await readTelling(db, id), {
      kind: 'AVISO_DESFEITO',
      text: noticeUndoneText,
      isToldToSolicitante: false,
      more: {},
    });
    return;
  }
  const isScheduled = step.para === STATUS.AGENDADO;
  // One look says whether any of them asked to be told, whatever there was before.
  const possible = [false, true].flatMap((was) => responsibleNotice(step, was) ?? []);
  if (possible.length === 0) return;
  const told = await readTold(db, { id, recordId: step.recordId, notices: textArray(possible) });
  const notice = responsibleNotice(step, isScheduled && told.some(({ was_scheduled: was }) => was));
  const people = told.filter(({ avisos: chosen }) => notice !== null && chosen.includes(notice));
  if (notice === null || people.length === 0) return;
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
