import {
  accessOf,
  hasHealthData,
  healthRecords,
  type ValidatedInput,
  type AnyEndpoint,
  type Answer,
} from '@apto/api-client';
import { nowInSaoPaulo } from '@apto/domain/time';
import { USER_AGENT_MAX } from '@apto/domain/users';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentCall, type Access, type Db, type TransactionOptions } from '../db/port.ts';
import { checkDeclaration, requireOwnRecord, requirePermission } from './access.ts';
import { endOfSession, readSession, type LoadedSession } from './authentication.ts';
import { bodyLimitOf } from './body-limit.ts';
import type { CallCtx } from './context.ts';
import type { Session } from './session.ts';
import { validate, versionOf } from './input.ts';
import { endedSession, unauthenticated, withoutPermission } from './errors.ts';
import { isOwnHost } from './origin.ts';
import { whileAnswering } from './load.ts';
import { dropReceived, readBody } from './receive.ts';
import { keepMark, requireApiKey } from './company-key.ts';
import { narrowScope } from './scope.ts';
import type { DueMessage } from './jobs.ts';
import { claimKey, releaseKey, requireClaim } from './claim.ts';
import { storeResponse, readRequest, takeKey, type IdempotentRequest } from './idempotency.ts';
import { recorder, type Execution } from './recorder.ts';
import type { Server } from './server.ts';

export type Handler<E extends AnyEndpoint> = (
  input: ValidatedInput<E>,
  ctx: CallCtx,
) => Promise<Answer<E>> | Answer<E>;

/** Calls that a company without an API key may still make: entering, leaving, knowing oneself, making the key. */
const KEY_NOT_REQUIRED = /^\/(auth\/|@me(\/|$)|companies\/find\/me$|companies\/chave-api$)/;

/** @throws HttpError 403 */
async function checkApiKey(
  { config, database }: Server,
  { companyMark, session: { idHash, empresaId } }: LoadedSession,
  req: FastifyRequest,
): Promise<void> {
  const renewed = requireApiKey(config.keyRing, { companyMark, idHash }, req.headers);
  if (renewed !== null && companyMark !== null) await keepMark(database.db, empresaId, companyMark, renewed);
}

async function authenticate(
  server: Server,
  endpoint: AnyEndpoint,
  req: FastifyRequest,
): Promise<Session | null> {
  if (accessOf(endpoint, 'publica')) return null;
  const token = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1];
  if (!token) throw unauthenticated();
  const of = [server.database.db, server.config.keyRing, server.clock(), token] as const;
  const loaded = await readSession(...of);
  if (!loaded) {
    const end = await endOfSession(...of);
    throw end ? endedSession(end) : unauthenticated();
  }
  const { session } = loaded;
  const isKeyRequired = session.kind === 'interna' && !KEY_NOT_REQUIRED.test(endpoint.path);
  if (accessOf(endpoint, session.kind) && isKeyRequired) await checkApiKey(server, loaded, req);
  requirePermission(endpoint, session);
  return session.kind === 'interna'
    ? { ...session, scope: narrowScope(session.scope, req.headers) }
    : session;
}

/**
 * What a call reaches of the database: its company's rows. A public call is of no company yet, which is what it comes to
 * find out: the doors, and the demonstration's mailbox.
 */
const accessFor = ({ database }: Server, session: Session | null): Access =>
  session ? database.ofEmpresa(session.empresaId) : database;

/**
 * The session as the call has it. What is the person's own, whichever of their companies they are in, is of their own
 * account: there it is read, written and told to the trail.
 */
function forCall(endpoint: AnyEndpoint, session: Session | null): Session | null {
  if (session?.kind !== 'interna' || accessOf(endpoint, 'interna')?.binding.to !== 'person') return session;
  return { ...session, ...session.own, scope: { ...session.scope, ...session.own } };
}

/** What only the demonstration shows is for this machine's own pages. @throws HttpError 403 */
function requireOwnHost({ config }: Server, req: FastifyRequest): void {
  if (!isOwnHost(req.headers.host, [config.host, new URL(config.publicUrl).hostname]))
    throw withoutPermission();
}

function createCtx(
  server: Server,
  endpoint: AnyEndpoint,
  req: FastifyRequest,
  reply: FastifyReply,
  session: Session | null,
  db: Db,
  execution: Execution,
): CallCtx {
  return {
    db,
    session,
    now: nowInSaoPaulo(server.clock()),
    requestId: req.id,
    ip: req.ip,
    userAgent: req.headers['user-agent']?.slice(0, USER_AGENT_MAX) ?? null,
    log: req.log,
    config: server.config,
    gateways: server.gateways,
    file: req.receivedFile ?? null,
    expectedVersion: endpoint.ifMatch ? versionOf(req.headers['if-match'], req.body) : 0,
    ...recorder(
      { db, session, config: server.config, jobs: server.jobs, requestId: req.id, ip: req.ip },
      execution,
    ),
    header: (name, value) => void reply.header(name, value),
  };
}

function register<E extends AnyEndpoint>(
  server: Server,
  endpoint: E,
  run: (
    req: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
    input: ValidatedInput<E>,
  ) => Promise<unknown>,
): void {
  checkDeclaration(endpoint);
  server.served.add(endpoint.id);
  if (endpoint.devOnly && server.config.production) return;
  server.app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    bodyLimit: bodyLimitOf(endpoint),
    config: { rateClass: endpoint.limit ?? 'default', call: endpoint.id },
    handler: (req, reply) =>
      currentCall.run({ statements: 0 }, () =>
        whileAnswering(async () => {
          if (endpoint.devOnly) requireOwnHost(server, req);
          const session = forCall(endpoint, await authenticate(server, endpoint, req));
          req.sessionKind = session?.kind ?? 'publica';
          req.session = session;
          try {
            const input = {
              params: validate('params', endpoint.params, req.params),
              query: validate('query', endpoint.query, req.query),
              body: validate('body', endpoint.body, await readBody(endpoint, req, server.config.dataFolder)),
            } as ValidatedInput<E>;
            requireOwnRecord(endpoint, session, input);
            const response = await run(req, reply, session, input);
            if (server.config.countQueries) {
              void reply.header('x-statements', String(currentCall.getStore()?.statements ?? 0));
            }
            return response;
          } finally {
            await dropReceived(req);
          }
        }),
      ),
  });
}

/** Strips what the contract does not declare; an answer that breaks the contract is a 500, not a leak. */
function checkResponse(endpoint: AnyEndpoint, value: unknown): unknown {
  if (endpoint.answerKind === 'file' || endpoint.answerKind === 'events') return value;
  const checked = endpoint.answer.safeParse(value);
  if (checked.success) return checked.data;
  const where = checked.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ');
  throw new Error(`A resposta de ${endpoint.id} não cumpre o contrato: ${where}`);
}

/** LGPD art. 11: who saw whose health data, and when. A list is one row that names its records. */
async function recordHealthRead(ctx: CallCtx, endpoint: AnyEndpoint, answer: unknown): Promise<void> {
  for (const [table, ids] of healthRecords(endpoint.answer, answer)) {
    const [only, ...others] = ids;
    await ctx.audit({
      acao: 'LER',
      recurso: table,
      dadoDeSaude: true,
      ...(others.length === 0 ? { recursoId: only ?? null } : { detalhes: { ids: [...ids] } }),
    });
  }
}

/**
 * Serves a call that only reads. `ctx.db` runs autocommitted statements.
 * The declaration decides path, session kinds, permission, validation and answer. Where the answer carries health
 * data, the trail says whose was read, unless the handler said it.
 */
export function reading<E extends AnyEndpoint>(server: Server, endpoint: E, handler: Handler<E>): void {
  const isHealthData = hasHealthData(endpoint.answer);
  register(server, endpoint, async (req, reply, session, input) => {
    const execution: Execution = { messages: [] };
    const { db } = accessFor(server, session);
    const ctx = createCtx(server, endpoint, req, reply, session, db, execution);
    const answer = checkResponse(endpoint, await handler(input, ctx));
    if (isHealthData && !execution.healthRecorded) await recordHealthRead(ctx, endpoint, answer);
    return answer;
  });
}

export interface WriteOptions<E extends AnyEndpoint> {
  /** Status of success; 201 for POST, 200 otherwise. */
  status?: number;
  /**
   * `read committed` by default. A write that reads rows which it does not lock and decides by them asks for
   * `serializable`: it runs again when another one got in between.
   */
  isolation?: TransactionOptions['isolation'];
  /** Everything that it asks is found by keys: planned once on each connection. For what many do at the same moment. */
  byKeys?: boolean;
  /** Runs after the commit, and only then. */
  afterCommit?: (response: Answer<E>, ctx: CallCtx) => Promise<void>;
}

/**
 * Serves a call that writes: the whole handler is ONE transaction (`ctx.db`) together with its audit
 * rows, events, messages and the stored answer of an `Idempotency-Key`. What it answers of somebody's health was read, as
 * in `reading`. It may run again after a
 * serialisation failure, so it must do nothing outside the database; see `preparedWriting` for that.
 */
export function writing<E extends AnyEndpoint>(
  server: Server,
  endpoint: E,
  handler: (input: ValidatedInput<E>, ctx: CallCtx) => Promise<Answer<E>>,
  options: WriteOptions<E> = {},
): void {
  registerWriting(server, endpoint, null, handler, options);
}

/**
 * `writing` with a step before the transaction, for what is slow or must stay when the write is
 * refused: calls to gateways, password work. There `ctx.db` autocommits. Where the call is idempotent the key is taken
 * before it: a replay skips it, and of two twins only one asks outside.
 */
export function preparedWriting<E extends AnyEndpoint, T>(
  server: Server,
  endpoint: E,
  prepare: (input: ValidatedInput<E>, ctx: CallCtx) => Promise<T>,
  handler: (input: ValidatedInput<E>, ctx: CallCtx, prepared: T) => Promise<Answer<E>>,
  options: WriteOptions<E> = {},
): void {
  registerWriting(server, endpoint, prepare, handler, options);
}

function registerWriting<E extends AnyEndpoint, T>(
  server: Server,
  endpoint: E,
  prepare: ((input: ValidatedInput<E>, ctx: CallCtx) => Promise<T>) | null,
  handler: (input: ValidatedInput<E>, ctx: CallCtx, prepared: T) => Promise<Answer<E>>,
  options: WriteOptions<E>,
): void {
  const { keyRing } = server.config;
  const isHealthData = hasHealthData(endpoint.answer);
  const success = options.status ?? (endpoint.method === 'POST' ? 201 : 200);
  register(server, endpoint, async (req, reply, session, input) => {
    const pedido: IdempotentRequest | null = endpoint.idempotent
      ? // What the declaration let through: an unknown part of the body cannot be too deep to write down.
        readRequest(req.headers['idempotency-key'], session, endpoint.id, {
          params: input.params,
          body: input.body,
          ...(req.receivedFile ? { file: req.receivedFile.sha256 } : {}),
        })
      : null;
    const access = accessFor(server, session);
    const { db } = access;
    const outside = createCtx(server, endpoint, req, reply, session, db, { messages: [] });
    const claimed = pedido && prepare ? await claimKey(db, keyRing, server.clock, pedido) : null;
    if (claimed && 'stored' in claimed) return respond(reply, { ...claimed.stored, repeated: true });

    const write = async () => {
      const prepared = prepare ? await prepare(input, outside) : (undefined as T);
      return access.transaction(
        async (tx) => {
          const due: DueMessage[] = [];
          const execution: Execution = { messages: [], due };
          if (pedido && claimed) await requireClaim(tx, pedido, claimed.claim);
          const earlier = pedido && !claimed ? await takeKey(tx, keyRing, pedido) : null;
          if (earlier) return { ...earlier, repeated: true, execution };
          const ctx = createCtx(server, endpoint, req, reply, session, tx, execution);
          const answer = checkResponse(endpoint, await handler(input, ctx, prepared));
          if (isHealthData && !execution.healthRecorded) await recordHealthRead(ctx, endpoint, answer);
          await server.jobs.enqueueMessages(tx, due);
          if (pedido) await storeResponse(tx, keyRing, pedido, success, answer);
          return { status: success, answer, repeated: false, execution };
        },
        { isolation: options.isolation, byKeys: options.byKeys },
      );
    };
    const done = await write().catch(async (error: unknown) => {
      // Where the database is away the lease ends by itself, and what is told is why the call failed.
      if (pedido && claimed) await releaseKey(db, pedido, claimed.claim).catch(() => undefined);
      throw error;
    });
    if (!done.repeated) {
      if (done.execution.messages.length > 0) server.jobs.wake();
      await options.afterCommit?.(done.answer as Answer<E>, outside);
    }
    return respond(reply, done);
  });
}

function respond(
  reply: FastifyReply,
  { status, answer, repeated }: { status: number; answer: unknown; repeated: boolean },
): unknown {
  if (repeated) void reply.header('idempotent-replay', 'true');
  void reply.code(status);
  return answer;
}

/** Serves a call whose answer is written by the handler itself: a download or an event stream. */
export function stream<E extends AnyEndpoint>(
  server: Server,
  endpoint: E,
  handler: (
    req: FastifyRequest,
    reply: FastifyReply,
    ctx: CallCtx,
    input: ValidatedInput<E>,
  ) => Promise<void>,
): void {
  register(server, endpoint, async (req, reply, session, input) => {
    const { db } = accessFor(server, session);
    const ctx = createCtx(server, endpoint, req, reply, session, db, { messages: [] });
    await handler(req, reply, ctx, input);
    return reply;
  });
}
