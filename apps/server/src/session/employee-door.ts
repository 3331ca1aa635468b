import { ERROR_CODE, type signInAutoagendamento, type ValidatedInput } from '@apto/api-client';
import { TERMS_VERSION } from '@apto/domain/autoagendamento';
import { normalizeCpf } from '@apto/domain/documents';
import type { CallCtx } from '../platform/context.ts';
import { HttpError, invalid } from '../platform/errors.ts';
import { doorOf, forgiveAttempts, takeLockNotice } from '../platform/limits.ts';
import type { Server } from '../platform/server.ts';
import { countAttempt } from './attempts.ts';
import { checkEmployee, openForEmployee, ownerOfCpf, type CheckedLink } from './employee-session.ts';
import { tellOwner } from './tell-owner.ts';

type Body = ValidatedInput<typeof signInAutoagendamento>['body'];

/** Who an employee says to be: one for every spelling of a CPF. */
const cpfOf = (typed: string): string => normalizeCpf(typed) || typed;

const LOCK_NOTICE = {
  tipo: 'ENTRADAS_RECUSADAS',
  assunto: 'Tentativas de entrada no seu agendamento',
  corpo: [
    'Houve várias tentativas de abrir o seu agendamento com um código errado, e novas tentativas foram bloqueadas por alguns minutos.',
    '',
    'Se foi você, aguarde e abra de novo o link que recebeu. Se não foi, ninguém entrou: não repasse o seu link.',
  ].join('\n'),
} as const;

/** Issue 12 'What happened is said': a lock is told before it comes, of a CPF that nobody has as of any other. */
const lockAnnounced = (left: number): string => {
  if (left > 1) return '';
  return left === 1
    ? ' Resta uma tentativa antes de a entrada ficar bloqueada por alguns minutos.'
    : ' A entrada está bloqueada por alguns minutos: confira os dados antes de tentar de novo.';
};

/**
 * Looks at CPF and token. Unknown CPF and wrong token look alike and take alike. Call it outside of the write's transaction: a
 * refused attempt must stay counted.
 * @throws HttpError 400 without the terms, 401, 429
 */
export async function checkLink(server: Server, ctx: CallCtx, body: Body): Promise<CheckedLink> {
  if (!body.termoAceito)
    throw invalid([{ campo: 'termoAceito', mensagem: 'É necessário aceitar os termos para continuar.' }]);
  const { config, database, clock } = server;
  const { keyRing } = config;
  const identity = doorOf(body.username);
  const tried = cpfOf(body.username);
  const attempt = await countAttempt(server, ctx, 'agendamento', identity, tried);
  const link = await attempt.atOurExpense(() =>
    checkEmployee(database.db, clock(), body.username, body.password),
  );
  if (!link) {
    // Also for an unknown CPF, so that both take as long.
    const owner = await ownerOfCpf(database.db, clock(), tried);
    await ctx.audit({
      acao: 'ENTRADA_RECUSADA',
      recurso: 'agendamento',
      empresaId: owner?.empresaId ?? null,
      tried,
    });
    if (attempt.left === 0 && owner?.to && (await takeLockNotice(database.db, keyRing, identity)))
      await tellOwner(server, owner.to, LOCK_NOTICE);
    const message = `CPF ou token inválidos.${lockAnnounced(attempt.left)}`;
    throw new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, message, { message });
  }
  await attempt.atOurExpense(() => forgiveAttempts(database.db, keyRing, identity, ctx.ip));
  return link;
}

/** Opens the session of a link. */
export async function enterByLink(
  { config, clock }: Server,
  ctx: CallCtx,
  link: CheckedLink,
): Promise<{ access_token: string }> {
  const access_token = await openForEmployee(ctx.db, config.keyRing, clock(), link);
  // The session is purged after its end; what was agreed to stays here (LGPD art. 8 §1).
  await ctx.audit({
    acao: 'ENTRAR',
    recurso: 'agendamento',
    recursoId: link.agendamentoId,
    detalhes: { tokenId: link.tokenId, termos: TERMS_VERSION },
  });
  return { access_token };
}
