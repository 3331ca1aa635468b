import {
  DOOR_PATH,
  ERROR_CODE,
  type signIn,
  type signInPrestador,
  type ValidatedInput,
} from '@apto/api-client';
import { recoveryCodeUsedMessage } from '@apto/domain/users';
import type { CallCtx } from '../platform/context.ts';
import { HttpError } from '../platform/errors.ts';
import { accountDoor, forgiveAttempts, takeLockNotice } from '../platform/limits.ts';
import type { Server } from '../platform/server.ts';
import { countAttempt } from './attempts.ts';
import { checkPassword } from './password.ts';
import { openForUser, readUser, type LoadedUser } from './repository.ts';
import { hasSecondFactor, requireSecondFactor, type Passed } from './second-factor.ts';
import { tellOwner } from './tell-owner.ts';

type Kind = LoadedUser['kind'];
/** Only staff brings the code of a second factor. */
type Body = ValidatedInput<typeof signInPrestador>['body'] &
  Pick<ValidatedInput<typeof signIn>['body'], 'codigo'>;

const LOCK_NOTICE = {
  tipo: 'ENTRADAS_RECUSADAS',
  assunto: 'Tentativas de entrada na sua conta do Apto',
  corpo: [
    'Houve várias tentativas de entrar na sua conta com a senha errada, e novas tentativas foram bloqueadas por alguns minutos.',
    '',
    'Se foi você, aguarde e tente de novo. Se não foi, sua senha continua valendo: troque-a se outra pessoa puder conhecê-la.',
  ].join('\n'),
} as const;

const refused = () =>
  new HttpError(401, ERROR_CODE.CREDENCIAIS_INVALIDAS, 'Usuário ou senha inválidos.', {
    message: 'Usuário ou senha inválidos.',
  });

/** The right password at the wrong door: where the right one is. */
const otherDoor = (kind: Kind) =>
  new HttpError(
    401,
    ERROR_CODE.OUTRA_PORTA,
    kind === 'prestador'
      ? `Esta conta é de um prestador. Entre pelo portal do prestador: ${DOOR_PATH.prestador}.`
      : `Esta conta é da equipe e não de um prestador. Entre em ${DOOR_PATH.interna}.`,
  );

/** Who came to the door, with what, and how many tries are left to them. */
interface Visit {
  readonly user: LoadedUser | null;
  readonly isCorrect: boolean;
  readonly username: string;
  readonly left: number;
}

/** A refused entry in the trail, for its owner where it was the last try, and the refusal itself. */
async function refuse(
  server: Server,
  ctx: CallCtx,
  { user, isCorrect, username, left }: Visit,
): Promise<HttpError> {
  const { config, database } = server;
  const isOtherDoor = user !== null && isCorrect;
  // Also for an unknown user, so that both take as long.
  await ctx.audit({
    acao: isOtherDoor ? 'ENTRADA_EM_OUTRA_PORTA' : 'ENTRADA_RECUSADA',
    recurso: 'usuario',
    recursoId: user?.id ?? null,
    empresaId: user?.empresaId ?? null,
    tried: username,
  });
  const isLocked = left === 0 && user !== null && !isCorrect;
  if (isLocked && (await takeLockNotice(database.db, config.keyRing, accountDoor(username))))
    await tellOwner(server, { canal: 'EMAIL', destino: user.email }, LOCK_NOTICE);
  // Only who knows the password is told that the account is of another door, and that it was the password nobody learns
  // before the second factor.
  return isOtherDoor && !(await hasSecondFactor(ctx, user.id)) ? otherDoor(user.kind) : refused();
}

/** An account whose secret was right, and by which second factor. */
export interface Entrant {
  readonly user: LoadedUser;
  readonly passed: Passed | null;
}

/**
 * Looks at name, password and, of staff, the second factor, at the door of one kind of account. One answer for a wrong password
 * and an unknown user. Call it outside of the write's transaction: a refused attempt must stay counted, and argon2 must not
 * hold it open.
 * @throws HttpError 401, 422, 429
 */
export async function checkAccount(server: Server, ctx: CallCtx, kind: Kind, body: Body): Promise<Entrant> {
  const { config, database } = server;
  const { username, password } = body;
  // One for all doors: an account has not twice the tries because there are two of them.
  const identity = accountDoor(username);
  const attempt = await countAttempt(server, ctx, 'usuario', identity, username);
  const { user, isCorrect } = await attempt.atOurExpense(async () => {
    const found = await readUser(database.db, username);
    return { user: found, isCorrect: await checkPassword(found?.senhaHash ?? null, password) };
  });
  if (!user || !isCorrect || user.kind !== kind)
    throw await refuse(server, ctx, { user, isCorrect, username, left: attempt.left });
  return attempt.atOurExpense(async () => {
    // Clinics have no second factor: their door asks for none.
    const passed = kind === 'interna' ? await requireSecondFactor(server, ctx, user, body.codigo) : null;
    // Before the session opens: where that fails, it was not the person who failed.
    await forgiveAttempts(database.db, config.keyRing, identity, ctx.ip);
    return { user, passed };
  });
}

/** Opens the session, and tells its person of a recovery code that is gone. */
export async function enterAccount(
  { config, clock }: Server,
  ctx: CallCtx,
  { user, passed }: Entrant,
): Promise<{ access_token: string }> {
  const access_token = await openForUser(ctx.db, config.keyRing, clock(), user, ctx);
  await ctx.audit({
    acao: 'ENTRAR',
    recurso: 'usuario',
    recursoId: user.id,
    empresaId: user.empresaId,
    ...(passed ? { detalhes: { segundoFator: passed.by } } : {}),
  });
  if (passed?.by === 'RECOVERY')
    await ctx.sendMessage({ canal: 'EMAIL', destino: user.email, ...recoveryCodeUsedMessage(passed.left) });
  return { access_token };
}
