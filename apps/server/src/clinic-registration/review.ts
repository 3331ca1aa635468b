import { ERROR_CODE, type RegistrationReview } from '@apto/api-client';
import {
  acceptedOf,
  afterReview,
  decidesAll,
  HOURS_RIGHT_TEXT,
  itemLabel,
  mayRegister,
  MOVED_ON_TEXT,
  reviewedMessage,
  reviewItems,
  type Decision,
  type RegistrationAction,
  type RegistrationState,
} from '@apto/domain/clinic-registration';
import { PERMISSION } from '@apto/domain/permissions';
import { reviewChange, saveChange } from '../agendas/change.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, HttpError, notFound, staleVersion } from '../platform/errors.ts';
import { everOfEmpresa } from '../prestadores/repository.ts';
import { updateRecord } from '../registry/repository.ts';
import { readEmpresa } from '../session/repository.ts';
import { invitations } from '../users/repository.ts';
import { entranceOf } from './invite.ts';
import { clinicSource, newest, readClinic, stateOf, update, type Clinic, type Kept } from './repository.ts';
import { invitedAccounts } from './accounts.ts';
import { discardDocuments, filesOf } from './documents.ts';

/** @throws HttpError 409 where somebody was faster */
export function requireStep({ situacao: situation }: Kept, action: RegistrationAction): void {
  if (!mayRegister(situation, action)) throw conflict(ERROR_CODE.CONFLITO, MOVED_ON_TEXT);
}

const moved = () => conflict(ERROR_CODE.CONFLITO, MOVED_ON_TEXT);

/** Bookings that the clinic's new hours would leave without a place: one that was switched off may still have some. */
async function affectedBy(ctx: Ctx, clinic: Clinic, sent: RegistrationState): Promise<number[]> {
  const change = { tipo: 'HORARIOS' as const, openingHours: [...sent.openingHours] };
  const { afetados: affected } = await reviewChange(ctx, clinic.prestadorId, change, everOfEmpresa);
  return affected.map(({ id }) => id);
}

/** What there is to decide. */
async function pending(ctx: Ctx, clinic: Clinic, kept: Kept) {
  const { record, state, agendaVersion } = await readClinic(ctx.db, clinic);
  const sent = kept.draft ? await stateOf(ctx.db, kept.draft) : state;
  const files = await filesOf(ctx.db, kept);
  const items =
    kept.situacao === 'ENVIADO'
      ? reviewItems(
          state,
          sent,
          files.filter(({ aceito: isKept }) => !isKept),
        )
      : [];
  return { record, agendaVersion, sent, files, items };
}

/** The newest registration of a clinic as staff sees it; null where there is none. @throws HttpError 404 of no clinic */
export async function findReview(ctx: Ctx, clinic: Clinic): Promise<RegistrationReview | null> {
  const kept = await newest(ctx.db, clinic);
  if (kept) return reviewOf(ctx, clinic, kept);
  await readClinic(ctx.db, clinic);
  return null;
}

/** After it was changed. @throws HttpError 404 */
async function readReview(ctx: Ctx, clinic: Clinic): Promise<RegistrationReview> {
  const kept = await newest(ctx.db, clinic);
  if (!kept) throw notFound();
  return reviewOf(ctx, clinic, kept);
}

async function reviewOf(ctx: Ctx, clinic: Clinic, kept: Kept): Promise<RegistrationReview> {
  const { record, agendaVersion, sent, files, items } = await pending(ctx, clinic, kept);
  const asksHours = items.some(({ campo: item }) => item === 'horarios');
  return {
    prestador: {
      id: record.id,
      name: String(record.values['name']),
      code: String(record.values['code']),
      ativo: record.ativo,
    },
    situacao: kept.situacao,
    version: kept.version,
    versoes: { prestador: record.version, agenda: agendaVersion },
    email: kept.email,
    enviadoEm: kept.enviadoEm,
    itens: items.map(({ antes: before, depois: after, ...item }) => ({
      ...item,
      antes: [...before],
      depois: [...after],
    })),
    decisoes: kept.decisoes.map((decision) => ({ ...decision, label: itemLabel(decision.campo) })),
    arquivos: files,
    afetados: asksHours ? await affectedBy(ctx, clinic, sent) : [],
  };
}

/** What every change of an active clinic's week asks for. @throws HttpError 403 */
function requireClinicPanel(ctx: Ctx): void {
  if (!internal(ctx).permissions.has(PERMISSION.PAINEL_PRESTADOR))
    throw new HttpError(403, ERROR_CODE.SEM_PERMISSAO, HOURS_RIGHT_TEXT);
}

interface Decided {
  readonly decisoes: Decision[];
  readonly afetados: number[];
  readonly versoes: RegistrationReview['versoes'];
}

/**
 * Decides every item at once. Whoever decides has seen each: another registry, another draft or another booking since
 * then, and nothing is written.
 * @throws HttpError 403, 404, 409
 */
export async function decide(
  ctx: Ctx,
  clinic: Clinic,
  { decisoes: decisions, afetados: affected, versoes: seen }: Decided,
): Promise<RegistrationReview> {
  const { db } = ctx;
  const kept = await newest(db, clinic, true);
  if (!kept) throw notFound();
  if (kept.version !== ctx.expectedVersion) throw staleVersion(ctx.expectedVersion, kept.version);
  requireStep(kept, 'DECIDE');
  const { record, agendaVersion, sent, items } = await pending(ctx, clinic, kept);
  if (seen.prestador !== record.version) throw staleVersion(seen.prestador, record.version);
  if (seen.agenda !== agendaVersion) throw staleVersion(seen.agenda, agendaVersion);
  if (!decidesAll(items, decisions)) throw moved();
  const accepted = acceptedOf(decisions);
  if (accepted.hours && record.ativo) requireClinicPanel(ctx);
  if (accepted.fields.length > 0) {
    const values = Object.fromEntries(accepted.fields.map((name) => [name, sent.values[name] ?? null]));
    await updateRecord(db, clinicSource(), record.id, values, {
      expected: seen.prestador,
      current: record.version,
    });
  }
  if (accepted.hours)
    await saveChange(
      { ...ctx, expectedVersion: seen.agenda },
      record.id,
      { change: { tipo: 'HORARIOS', openingHours: [...sent.openingHours] }, afetados: affected },
      everOfEmpresa,
    );
  await discardDocuments(db, kept.id, accepted.refusedFiles);
  // A file that was kept earlier stays kept.
  const earlier = kept.decisoes.filter(
    ({ campo: item, aceita: isAccepted }) => isAccepted && item.startsWith('arquivo:'),
  );
  const situation = afterReview(decisions);
  await update(db, kept.id, { situacao: situation, decisoes: [...earlier, ...decisions] });
  await ctx.audit({
    acao: 'DECIDIR_CADASTRO',
    recurso: 'prestador',
    recursoId: record.id,
    // Which fields, never what they hold.
    detalhes: {
      campos: decisions.map(
        ({ campo: item, aceita: isAccepted }) => `${itemLabel(item)}: ${isAccepted ? 'aceito' : 'recusado'}`,
      ),
    },
  });
  await tell(ctx, clinic, kept, decisions.filter(({ aceita: isAccepted }) => !isAccepted).length);
  return readReview(ctx, clinic);
}

/** Tells the clinic what was decided, where it was asked. */
async function tell(ctx: Ctx, { empresaId }: Clinic, kept: Kept, refused: number): Promise<void> {
  const contact = kept.email ?? kept.draft?.values['email'];
  if (typeof contact !== 'string' || contact === '') return;
  const { name, tradeName } = await readEmpresa(ctx.db, empresaId);
  await ctx.sendMessage({
    canal: 'EMAIL',
    destino: contact,
    tipo: 'CADASTRO_PRESTADOR',
    ...reviewedMessage(tradeName ?? name, refused, entranceOf(ctx)),
  });
}

/** Calls a registration off: its link is worth nothing, and nothing of it counts. @throws HttpError 404, 409 */
export async function cancel(ctx: Ctx, clinic: Clinic): Promise<RegistrationReview> {
  const kept = await newest(ctx.db, clinic, true);
  if (!kept) throw notFound();
  if (kept.version !== ctx.expectedVersion) throw staleVersion(ctx.expectedVersion, kept.version);
  requireStep(kept, 'CANCEL');
  for (const { id } of await invitedAccounts(ctx.db, clinic)) await invitations.close(ctx.db, id);
  const files = await filesOf(ctx.db, kept);
  await discardDocuments(
    ctx.db,
    kept.id,
    files.filter(({ aceito: isKept }) => !isKept).map(({ id }) => id),
  );
  await update(ctx.db, kept.id, { situacao: 'CANCELADO' });
  await ctx.audit({ acao: 'CANCELAR_CADASTRO', recurso: 'prestador', recursoId: clinic.prestadorId });
  return readReview(ctx, clinic);
}

/** The clinic of a call by staff. */
export const clinicOf = (ctx: Ctx, prestadorId: number): Clinic => ({
  empresaId: internal(ctx).empresaId,
  prestadorId,
});
