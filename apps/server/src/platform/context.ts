import type { Now } from '@apto/domain/time';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/port.ts';
import type { Gateways } from './ports.ts';
import type { Configuration } from './config.ts';
import type { AuditOfAttempt, NewMessage, NewEvent, NewRelease, RepeatableMessage } from './records.ts';
import type { ReceivedFile } from './receive.ts';
import { unauthenticated } from './errors.ts';
import type { AutoagendamentoSession, InternalSession, PrestadorSession, Session } from './session.ts';

/** What every handler receives beside its validated input. */
export interface Ctx {
  /** In a write this is the open transaction; in a read, autocommitted statements. */
  db: Db;
  session: Session | null;
  now: Now;
  requestId: string;
  /** Whence the call came; null: there is none, the product goes on with what somebody began. */
  ip: string | null;
  /** What the caller's browser says of itself, cut; null: nothing. */
  userAgent: string | null;
  log: FastifyBaseLogger;
  config: Configuration;
  gateways: Gateways;
  /** The version of `If-Match`, on calls that declare it. */
  expectedVersion: number;
  /** The file of a form, until the answer; null where none came. */
  file: ReceivedFile | null;
  /** Appends to the audit trail and answers the row's id, in the write's transaction. Never put health text in `detalhes`. */
  audit(input: AuditOfAttempt): Promise<number>;
  /** Appends an event that is told to open screens once the transaction commits. */
  publish(domainEvent: NewEvent | NewRelease): Promise<void>;
  /** Queues an e-mail or WhatsApp message that leaves once the transaction commits. */
  sendMessage(message: NewMessage): Promise<void>;
  /** Several in one statement. */
  sendMessages(messages: readonly RepeatableMessage[]): Promise<void>;
  /** Sets a header of the answer. */
  header(name: string, value: string): void;
}

/** The same of a call, which comes from somewhere. */
export interface CallCtx extends Ctx {
  ip: string;
}

/** The internal session, on calls that declare only `interna`. */
export function internal(ctx: Pick<Ctx, 'session'>): InternalSession {
  if (ctx.session?.kind !== 'interna') throw unauthenticated();
  return ctx.session;
}

/** The clinic's session, on calls that declare only `prestador`. */
export function clinic(ctx: Ctx): PrestadorSession {
  if (ctx.session?.kind !== 'prestador') throw unauthenticated();
  return ctx.session;
}

/** The session of a person with a password, staff or clinic, on calls that declare only these. */
export function account(ctx: Ctx): InternalSession | PrestadorSession {
  if (!ctx.session || ctx.session.kind === 'autoagendamento') throw unauthenticated();
  return ctx.session;
}

/** The employee's session, on calls that declare only `autoagendamento`. */
export function employee(ctx: Ctx): AutoagendamentoSession {
  if (ctx.session?.kind !== 'autoagendamento') throw unauthenticated();
  return ctx.session;
}
