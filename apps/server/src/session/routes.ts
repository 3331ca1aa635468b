import { PERMISSION } from '@apto/domain/permissions';
import {
  ERROR_CODE,
  signIn,
  signInAutoagendamento,
  signInPrestadorRegistration,
  signInPrestador,
  whoInvites,
  me,
  myEmpresa,
  signOut,
  switchCompany,
  changePassword,
} from '@apto/api-client';
import { TERMS_VERSION } from '@apto/domain/autoagendamento';
import { permissionsIn } from '@apto/domain/companies';
import { normalizeCpf } from '@apto/domain/documents';
import { recoveryCodeUsedMessage } from '@apto/domain/users';
import { accountIn } from '../companies/repository.ts';
import { account, internal } from '../platform/context.ts';
import { HttpError, invalid, notFound } from '../platform/errors.ts';
import { accountDoor, doorOf, forgiveAttempts, takeLockNotice } from '../platform/limits.ts';
import { writing, preparedWriting, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { hasSecondFactor, requireSecondFactor } from './second-factor.ts';
import { countAttempt } from './attempts.ts';
import { openForEmployee, checkEmployee, ownerOfCpf, readInviter } from './employee-session.ts';
import { hashNewPassword } from './new-password.ts';
import { requireOwnPassword } from './own-password.ts';
import { checkPassword } from './password.ts';
import {
  moveSession,
  openForUser,
  profileOf,
  readEmpresa,
  readEmpresaAccount,
  readUser,
  terminate,
  updatePassword,
} from './repository.ts';
import { tellOwner } from './tell-owner.ts';

/** Who an employee says to be: one for every spelling of a CPF. */
const cpfOf = (typed: string): string => normalizeCpf(typed) || typed;

const refused = (message: string) =>
  new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, message, { message });

/** Issue 12 'What happened is said': a lock is told before it comes, to whoever tries at whatever name. */
const lockAnnounced = (left: number): string => {
  if (left > 1) return '';
  return left === 1
    ? ' Resta uma tentativa antes de a entrada ficar bloqueada por alguns minutos.'
    : ' A entrada está bloqueada por alguns minutos: confira os dados antes de tentar de novo.';
};

const LOCK_NOTICE = {
  tipo: 'ENTRADAS_RECUSADAS',
  assunto: 'Tentativas de entrada na sua conta do Apto',
  corpo: [
    'Houve várias tentativas de entrar na sua conta com a senha errada, e novas tentativas foram bloqueadas por alguns minutos.',
    '',
    'Se foi você, aguarde e tente de novo. Se não foi, sua senha continua valendo: troque-a se outra pessoa puder conhecê-la.',
  ].join('\n'),
} as const;

/** The same for an employee, whose secret is a link's token. */
const EMPLOYEE_LOCK_NOTICE = {
  tipo: LOCK_NOTICE.tipo,
  assunto: 'Tentativas de entrada no seu agendamento',
  corpo: [
    'Houve várias tentativas de abrir o seu agendamento com um código errado, e novas tentativas foram bloqueadas por alguns minutos.',
    '',
    'Se foi você, aguarde e abra de novo o link que recebeu. Se não foi, ninguém entrou: não repasse o seu link.',
  ].join('\n'),
} as const;

/** The right password at the wrong door: where the right one is. */
const otherDoor = (type: 'interna' | 'prestador') =>
  new HttpError(
    401,
    ERROR_CODE.OUTRA_PORTA,
    type === 'prestador'
      ? 'Esta conta é de um prestador. Entre pelo portal do prestador: /confirmacao-prestador/login.'
      : 'Esta conta é da equipe e não de um prestador. Entre em /login.',
  );

/** Sessions of the three kinds (doc3 §7.1). One answer for a wrong password and an unknown user. */
export function sessionRoutes(server: Server): void {
  const { config, database } = server;
  const now = () => server.clock();

  for (const [call, type] of [
    [signIn, 'interna'],
    [signInPrestador, 'prestador'],
    // The clinic's registration portal has a door of its own to the same session, and shares its limit.
    [signInPrestadorRegistration, 'prestador'],
  ] as const) {
    preparedWriting(
      server,
      call,
      // Outside the transaction: a refused attempt must stay counted, and argon2 must not hold it open.
      async ({ body }, ctx) => {
        // One for all doors: an account has not twice the tries because there are two of them.
        const identity = accountDoor(body.username);
        const attempt = await countAttempt(server, ctx, 'usuario', identity, body.username);
        const { user, isCorrect } = await attempt.atOurExpense(async () => {
          const found = await readUser(database.db, body.username);
          return { user: found, isCorrect: await checkPassword(found?.senhaHash ?? null, body.password) };
        });
        if (!user || !isCorrect || user.kind !== type) {
          const isOtherDoor = user !== null && isCorrect;
          // Also for an unknown user, so that both take as long.
          await ctx.audit({
            acao: isOtherDoor ? 'ENTRADA_EM_OUTRA_PORTA' : 'ENTRADA_RECUSADA',
            recurso: 'usuario',
            recursoId: user?.id ?? null,
            empresaId: user?.empresaId ?? null,
            tried: body.username,
          });
          if (
            attempt.left === 0 &&
            user &&
            !isCorrect &&
            (await takeLockNotice(database.db, config.keyRing, identity))
          )
            await tellOwner(server, { canal: 'EMAIL', destino: user.email }, LOCK_NOTICE);
          // Only who knows the password is told that the account is of another door, and that it was the password nobody
          // learns before the second factor.
          throw isOtherDoor && !(await hasSecondFactor(ctx, user.id))
            ? otherDoor(user.kind)
            : refused('Usuário ou senha inválidos.');
        }
        return attempt.atOurExpense(async () => {
          // Clinics have no second factor: their door asks for none.
          const passed =
            type === 'interna'
              ? await requireSecondFactor(server, ctx, user, 'codigo' in body ? body.codigo : undefined)
              : null;
          // Before the session opens: where that fails, it was not the person who failed.
          await forgiveAttempts(database.db, config.keyRing, identity, ctx.ip);
          return { user, passed };
        });
      },
      async (_, ctx, { user, passed }) => {
        const access_token = await openForUser(ctx.db, config.keyRing, now(), user, ctx);
        await ctx.audit({
          acao: 'ENTRAR',
          recurso: 'usuario',
          recursoId: user.id,
          empresaId: user.empresaId,
          ...(passed ? { detalhes: { segundoFator: passed.by } } : {}),
        });
        if (passed?.by === 'RECOVERY')
          await ctx.sendMessage({
            canal: 'EMAIL',
            destino: user.email,
            ...recoveryCodeUsedMessage(passed.left),
          });
        return { access_token };
      },
      { status: 200 },
    );
  }

  reading(server, whoInvites, async ({ body }) => {
    const inviter = await readInviter(database.db, now(), body.token);
    if (!inviter) throw notFound();
    const { isBooked, solicitante, phone, ...company } = inviter;
    return { cliente: company, solicitante: { name: solicitante, phone }, agendado: isBooked };
  });

  preparedWriting(
    server,
    signInAutoagendamento,
    async ({ body }, ctx) => {
      if (!body.termoAceito) {
        throw invalid([{ campo: 'termoAceito', mensagem: 'É necessário aceitar os termos para continuar.' }]);
      }
      const identity = doorOf(body.username);
      const tried = cpfOf(body.username);
      const attempt = await countAttempt(server, ctx, 'agendamento', identity, tried);
      const link = await attempt.atOurExpense(() =>
        checkEmployee(database.db, now(), body.username, body.password),
      );
      if (!link) {
        // Also for an unknown CPF, so that both take as long.
        const owner = await ownerOfCpf(database.db, now(), tried);
        await ctx.audit({
          acao: 'ENTRADA_RECUSADA',
          recurso: 'agendamento',
          empresaId: owner?.empresaId ?? null,
          tried,
        });
        if (attempt.left === 0 && owner?.to && (await takeLockNotice(database.db, config.keyRing, identity)))
          await tellOwner(server, owner.to, EMPLOYEE_LOCK_NOTICE);
        throw refused(`CPF ou token inválidos.${lockAnnounced(attempt.left)}`);
      }
      await attempt.atOurExpense(() => forgiveAttempts(database.db, config.keyRing, identity, ctx.ip));
      return link;
    },
    async (_, ctx, link) => {
      const access_token = await openForEmployee(ctx.db, config.keyRing, now(), link);
      // The session is purged after its end; what was agreed to stays here (LGPD art. 8 §1).
      await ctx.audit({
        acao: 'ENTRAR',
        recurso: 'agendamento',
        recursoId: link.agendamentoId,
        detalhes: { tokenId: link.tokenId, termos: TERMS_VERSION },
      });
      return { access_token };
    },
    { status: 200 },
  );

  reading(server, me, async (_, ctx) => {
    return profileOf(ctx.db, server.config.keyRing, account(ctx));
  });

  writing(
    server,
    signOut,
    async (_, ctx) => {
      const { session } = ctx;
      if (session) {
        await terminate(ctx.db, session.idHash);
        await ctx.audit(
          session.kind === 'autoagendamento'
            ? { acao: 'SAIR', recurso: 'agendamento', recursoId: session.agendamentoId }
            : { acao: 'SAIR', recurso: 'usuario', recursoId: session.usuarioId },
        );
      }
      return { ok: true as const };
    },
    { status: 200 },
  );

  writing(
    server,
    switchCompany,
    async ({ body }, ctx) => {
      const session = internal(ctx);
      const there = await accountIn(ctx.db, session.usuarioId, body.empresaId);
      if (!there) throw notFound();
      const access_token = await moveSession(
        ctx.db,
        config.keyRing,
        now(),
        session,
        { accountId: there.accountId, permissoes: permissionsIn(there.type, there.permissoes) },
        ctx,
      );
      await ctx.audit({ acao: 'TROCAR_EMPRESA', recurso: 'empresa', recursoId: body.empresaId });
      return { access_token };
    },
    { status: 200 },
  );

  preparedWriting(
    server,
    changePassword,
    async ({ body }, ctx) => {
      await requireOwnPassword(server, ctx, body.senhaAtual);
      return { session: account(ctx), hash: await hashNewPassword(body.novaSenha) };
    },
    async (_, ctx, { session, hash }) => {
      await updatePassword(ctx.db, session.usuarioId, hash, session.idHash);
      await ctx.audit({ acao: 'TROCAR_SENHA', recurso: 'usuario', recursoId: session.usuarioId });
      return { ok: true as const };
    },
  );

  reading(server, myEmpresa, async (_, ctx) => {
    const { empresaId, permissions } = internal(ctx);
    const told = await readEmpresa(ctx.db, empresaId);
    if (!permissions.has(PERMISSION.CONFIGURACOES_EMPRESA)) return told;
    return { ...told, ...(await readEmpresaAccount(ctx.db, empresaId)) };
  });
}
