import { ERROR_CODE } from '@apto/api-client';
import {
  ACCOUNT_GIVING_TEXT,
  ACCOUNT_SCOPE_TEXT,
  clinicInviteMessage,
  clinicRequestMessage,
} from '@apto/domain/clinic-registration';
import { unlessTaken } from '../db/unique.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid, rule } from '../platform/errors.ts';
import { requireChoices } from '../registry/references.ts';
import { insertRecord } from '../registry/repository.ts';
import { readEmpresa } from '../session/repository.ts';
import { newInvitation } from '../users/invitation.ts';
import { requireUserCreation, requireWholeView } from '../users/rights.ts';
import {
  begin,
  clinicOfCnpj,
  clinicSource,
  nextCode,
  open,
  readClinic,
  scopeOf,
  switchOff,
  update,
  type Clinic,
} from './repository.ts';
import { accountOf, insertAccount, stakeOf } from './accounts.ts';

/** Where a clinic enters with its password (doc3 §2.1). */
export const entranceOf = (ctx: Ctx): string => `${ctx.config.publicUrl}/publico/#/cadastro-prestador/login`;

const taken = () => invalid([{ campo: 'email', mensagem: 'Este e-mail não pode ser usado. Escolha outro.' }]);

/**
 * An account shows what a clinic is to do for every customer: who gives one has what the users registry asks for, and
 * sees all of that already. A clinic that nobody has used shows nothing yet.
 * @throws HttpError 403
 */
async function requireGiving(ctx: Ctx, { isInUse, hasPassword }: Awaited<ReturnType<typeof stakeOf>>) {
  requireUserCreation(ctx, ACCOUNT_GIVING_TEXT);
  if (isInUse || hasPassword) await requireWholeView(ctx, ACCOUNT_SCOPE_TEXT);
}

/** The account behind the address, made where there is none. @throws HttpError 400 for somebody else's, 403 */
async function accountFor(ctx: Ctx, clinic: Clinic, name: string, email: string) {
  const found = await accountOf(ctx.db, email);
  const stake = await stakeOf(ctx.db, clinic);
  if (found) {
    // Whose it is, is not told.
    if (found.prestadorId !== clinic.prestadorId || found.empresaId !== clinic.empresaId) throw taken();
    if (!found.ativo) throw rule('A conta deste e-mail está inativa. Use outro e-mail da clínica.');
    // A link to another mailbox than the one that the clinic enters with.
    if (!found.hasPassword && stake.hasPassword) await requireGiving(ctx, stake);
    return { id: found.id, hasPassword: found.hasPassword };
  }
  await requireGiving(ctx, stake);
  const id = await unlessTaken(() => insertAccount(ctx.db, clinic, name, email), taken);
  await ctx.audit({ acao: 'CRIAR', recurso: 'usuario', recursoId: id });
  return { id, hasPassword: false };
}

/**
 * Asks a clinic for its registration. Who has no password yet gets a link that is worth one; who has one enters with it.
 * One that is open goes on.
 */
export async function ask(ctx: Ctx, nowMs: number, clinic: Clinic, email: string): Promise<boolean> {
  const { usuarioId } = internal(ctx);
  const { record } = await readClinic(ctx.db, clinic);
  const name = String(record.values['name']);
  const account = await accountFor(ctx, clinic, name, email);
  const before = await open(ctx.db, clinic, true);
  if (before?.situacao === 'ENVIADO')
    throw conflict(ERROR_CODE.CONFLITO, 'A clínica já enviou o cadastro. Analise-o antes de pedir outro.');
  if (before) await update(ctx.db, before.id, { email, pedidoPor: usuarioId });
  else await begin(ctx.db, clinic, { by: usuarioId, email });
  const { name: full, tradeName } = await readEmpresa(ctx.db, clinic.empresaId);
  const company = tradeName ?? full;
  await ctx.sendMessage({
    canal: 'EMAIL',
    destino: email,
    tipo: 'CADASTRO_PRESTADOR',
    ...(account.hasPassword
      ? clinicRequestMessage(company, name, entranceOf(ctx))
      : clinicInviteMessage(
          company,
          name,
          // After '#': no server and no log ever gets it.
          `${ctx.config.publicUrl}/publico/#/atualizar-cadastro-prestador/${await newInvitation(ctx, nowMs, account)}`,
        )),
  });
  await ctx.audit({ acao: 'PEDIR_CADASTRO', recurso: 'prestador', recursoId: clinic.prestadorId });
  return !account.hasPassword;
}

/** 'Convidar clínica': a clinic that nobody can choose yet, and the link. */
export async function invite(
  ctx: Ctx,
  nowMs: number,
  sent: { name: string; cnpj: string; idCity: number; email: string },
): Promise<number> {
  const { empresaId } = internal(ctx);
  const known = await clinicOfCnpj(ctx.db, empresaId, sent.cnpj);
  if (known)
    throw invalid([
      { campo: 'cnpj', mensagem: `Já é um prestador: ${known.name}. Peça a atualização do cadastro dele.` },
    ]);
  const values = {
    code: await nextCode(ctx.db, empresaId),
    name: sent.name,
    cnpj: sent.cnpj,
    idCity: sent.idCity,
  };
  const source = clinicSource();
  await requireChoices(ctx.db, source, scopeOf(empresaId), values, new Set(['idCity']));
  const prestadorId = await insertRecord(ctx.db, source, scopeOf(empresaId), values);
  await switchOff(ctx.db, prestadorId);
  await ctx.audit({ acao: 'CRIAR', recurso: 'prestador', recursoId: prestadorId });
  await ask(ctx, nowMs, { empresaId, prestadorId }, sent.email);
  return prestadorId;
}
