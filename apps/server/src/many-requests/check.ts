import { MANY_REASON, validateWhere } from '@apto/domain/pedido';
import { and, eq, sql } from 'drizzle-orm';
import { pedidoPlace } from '../agendamentos/judgement.ts';
import { manyRequestItem } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { withoutData } from '../platform/error-handling.ts';
import { HttpError } from '../platform/errors.ts';
import type { OwnWork } from '../platform/own-ctx.ts';
import type { SocProcedimentosResponse } from '../platform/ports.ts';
import { planOf } from './plan.ts';
import type { ManyRequest } from './repository.ts';
import { ATTEMPTS, itemOf, refused, takeTurn, type Next, type Outcome } from './turn.ts';

/** Why the exams that SOC asks for will be refused at the creation, or that nothing is in their way. */
async function judge(
  ctx: Ctx,
  lot: ManyRequest,
  person: Next,
  soc: SocProcedimentosResponse,
): Promise<Outcome> {
  const { dados: shared } = lot;
  const plan = await planOf(ctx, lot, person, soc);
  if ('reason' in plan) return refused(plan.reason);
  try {
    const { clinic } = await pedidoPlace(ctx, shared);
    const procedimentos = plan.procedimentos.map(({ id }) => id);
    const [failure] = validateWhere({ ...shared, procedimentos }, clinic);
    return failure ? refused(failure.mensagem) : { socConferido: true, tentativas: 0 };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return refused(error.message);
  }
}

/** SOC does not say: it is asked again, and at last at the creation, which has tries of its own. */
const passOver = ({ database }: OwnWork, lot: ManyRequest, person: Next) => {
  const isLast = sql`${manyRequestItem.tentativas} + 1 >= ${ATTEMPTS}`;
  return database.db
    .update(manyRequestItem)
    .set({
      tentativas: sql`case when ${isLast} then 0 else ${manyRequestItem.tentativas} + 1 end`,
      socConferido: sql`${isLast}`,
      motivo: sql`case when ${isLast} then concat_ws(' ', ${manyRequestItem.motivo}, ${MANY_REASON.notChecked}::text) else ${manyRequestItem.motivo} end`,
    })
    .where(
      and(
        itemOf(lot, person),
        eq(manyRequestItem.situacao, 'PENDENTE'),
        eq(manyRequestItem.socConferido, false),
        // One that was begun meanwhile is no longer reviewed.
        sql`exists (select 1 from pedido_lote l where l.id = ${lot.id} and l.situacao = ${lot.situacao})`,
      ),
    );
};

/** One person of a review, by what SOC says of them: the reason why they cannot go along, or that they can. */
export async function checkOne(
  work: OwnWork,
  lot: ManyRequest,
  person: Next,
  soc: SocProcedimentosResponse | undefined,
): Promise<void> {
  try {
    if (soc) {
      const noAccess = refused(MANY_REASON.noAccess);
      await takeTurn(work, lot, person, (ctx) => judge(ctx, lot, person, soc), noAccess);
      return;
    }
  } catch (error) {
    work.log.warn({ err: withoutData(error), lote: lot.id, ordem: person.ordem }, 'uma conferência falhou');
  }
  await passOver(work, lot, person);
}
