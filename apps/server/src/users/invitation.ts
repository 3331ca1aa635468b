import { INVITATION_HOURS, INVITATIONS_A_DAY, invitationMessage } from '@apto/domain/users';
import { marker, random } from '../platform/cipher.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { tooMany } from '../platform/errors.ts';
import { readEmpresa } from '../session/repository.ts';
import { invitations } from './repository.ts';

const HOUR_MS = 3_600_000;
const DAY_SECONDS = 86_400;

/** Makes the token of a link that is worth one password; older ones are worth nothing from now on. @throws HttpError 429 past the day's cap */
export async function newInvitation(ctx: Ctx, nowMs: number, user: { id: number }): Promise<string> {
  const { empresaId } = internal(ctx);
  const since = new Date(nowMs - 24 * HOUR_MS).toISOString();
  if ((await invitations.countSince(ctx.db, user.id, since)) >= INVITATIONS_A_DAY)
    throw tooMany(
      `Esta pessoa já recebeu ${INVITATIONS_A_DAY} convites em um dia. Tente de novo amanhã.`,
      DAY_SECONDS,
    );
  const token = random(32);
  await invitations.replace(
    ctx.db,
    { id: user.id, empresaId },
    {
      tokenHash: marker(token),
      createdAt: new Date(nowMs).toISOString(),
      expiresAt: new Date(nowMs + INVITATION_HOURS * HOUR_MS).toISOString(),
    },
  );
  await ctx.audit({ acao: 'CONVIDAR', recurso: 'usuario', recursoId: user.id });
  return token;
}

/** Sends a person of the staff their link. @throws HttpError 429 past the day's cap */
export async function invite(ctx: Ctx, nowMs: number, user: { id: number; email: string }): Promise<void> {
  const { empresaId } = internal(ctx);
  const token = await newInvitation(ctx, nowMs, user);
  const company = await readEmpresa(ctx.db, empresaId);
  await ctx.sendMessage({
    canal: 'EMAIL',
    destino: user.email,
    tipo: 'CONVITE',
    // After '#': no server and no log ever gets it.
    ...invitationMessage(company.tradeName ?? company.name, `${ctx.config.publicUrl}/convite#${token}`),
  });
}
