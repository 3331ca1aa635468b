import { Readable } from 'node:stream';
import { ASO_ORIGIN } from '@apto/domain/attachments';
import type { FastifyReply } from 'fastify';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import type { AsoOwner, AsoPort } from '../platform/ports.ts';
import { sendFile } from '../platform/send-file.ts';
import { getFuncionarioInScope } from './repository.ts';

const WITHOUT_SOC = 'Não há integração com o SOC, e só ele guarda os ASOs dos funcionários.';

/** Why no ASO can be had; null when it can. */
export const asoReason = async (ctx: Ctx): Promise<string | null> => {
  const { asos } = ctx.gateways.soc;
  return asos ? asos.missing(internal(ctx).empresaId) : WITHOUT_SOC;
};

/** SOC's files and whose they are. @throws HttpError 404 outside the scope, 422 without a SOC */
async function ownerOf(ctx: Ctx, funcionarioId: number): Promise<{ asos: AsoPort; owner: AsoOwner }> {
  const { customerId } = await getFuncionarioInScope(ctx.db, internal(ctx).scope, funcionarioId);
  const { asos } = ctx.gateways.soc;
  const reason = await asoReason(ctx);
  if (!asos || reason !== null) throw rule(reason ?? WITHOUT_SOC);
  return { asos, owner: { funcionarioId, clienteId: customerId } };
}

/** The row of the trail that says whose files were seen (LGPD art. 11). */
const readOf = ({ funcionarioId, clienteId }: AsoOwner) =>
  ({ recurso: 'funcionario_aso', recursoId: funcionarioId, clienteId, dadoDeSaude: true }) as const;

/** The ASO files that SOC keeps of an employee (doc2 §2.6), with who looked in the trail (LGPD art. 11). */
export async function asosOf(ctx: Ctx, funcionarioId: number) {
  const { asos, owner } = await ownerOf(ctx, funcionarioId);
  const found = await asos.list(owner);
  await ctx.audit({ acao: 'LER', ...readOf(owner), detalhes: { n: found.length } });
  return found.map(({ id, name, day, size }) => ({
    id,
    nomeArquivo: name,
    tipo: 'ASO' as const,
    createdAt: day,
    origem: ASO_ORIGIN,
    origemId: funcionarioId,
    tamanho: size,
  }));
}

/** Sends one of them. @throws HttpError 404 */
export async function sendAso(
  ctx: Ctx,
  reply: FastifyReply,
  { funcionarioId, asoId }: { funcionarioId: number; asoId: number },
): Promise<void> {
  const { asos, owner } = await ownerOf(ctx, funcionarioId);
  const file = await asos.open(owner, asoId);
  if (!file) throw notFound('arquivo');
  await ctx.audit({ acao: 'BAIXAR', ...readOf(owner), detalhes: { aso: asoId } });
  const { name, type, content } = file;
  await sendFile(
    reply,
    { name, type, size: content.length, content: Readable.from([content]) },
    'attachment',
  );
}
