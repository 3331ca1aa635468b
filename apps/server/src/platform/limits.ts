import { normalizeCpf } from '@apto/domain/documents';
import type { Recipient } from '@apto/domain/templates';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { identityMarks } from './cipher.ts';
import type { Configuration } from './config.ts';
import { tooMany } from './errors.ts';
import type { KeyRing } from './key-ring.ts';
import { originOf } from './origin.ts';

const WINDOW_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
/** How long an address is known as the user's own after a right password. */
const KNOWN_MINUTES = 30 * DAY_MINUTES;

/** At most so many in so many minutes, under one name. */
interface Counter {
  chave: string;
  limit: number;
  minutes: number;
}

const COUNTED = z.strictObject({ chave: z.string(), tentativas: z.int(), wait: z.int() });

/** One order for every process, so that two upserts cannot lock each other out. */
const inOrder = (counters: readonly Counter[]) =>
  counters.toSorted((a, b) => (a.chave < b.chave ? -1 : Number(a.chave > b.chave)));

const valuesOf = (counters: readonly Counter[], first: number) =>
  sql.join(
    inOrder(counters).map((c) => sql`(${c.chave}, ${first}, now() + make_interval(mins => ${c.minutes}))`),
    sql`, `,
  );

const countUp = (db: Db, counters: readonly Counter[]) =>
  rows(
    db,
    COUNTED,
    sql`insert into limite_tentativa as l (chave, tentativas, expira_em) values ${valuesOf(counters, 1)}
        on conflict (chave) do update set
          tentativas = case when l.expira_em < now() then 1 else l.tentativas + 1 end,
          expira_em = case when l.expira_em < now() then excluded.expira_em else l.expira_em end
        returning chave, tentativas, ceil(extract(epoch from expira_em - now()))::int as wait`,
  );

const takeBack = (db: Db, counters: readonly Counter[]) =>
  db.execute(sql`insert into limite_tentativa as l (chave, tentativas, expira_em) values ${valuesOf(counters, 0)}
      on conflict (chave) do update set tentativas = greatest(l.tentativas - 1, 0)`);

/** For how long a text says that somebody has to wait. */
function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} horas`;
  return `${minutes} minuto${minutes > 1 ? 's' : ''}`;
}

/**
 * Counts one more in the database, so that every process sees it and parallel ones cannot slip through. One that
 * is over a limit counts nowhere: what is refused must not use up anybody's limit.
 * @throws HttpError 429 with `retry-after`
 */
async function countOne(
  db: Db,
  counters: readonly Counter[],
  message: (wait: string) => string,
): Promise<Map<string, number>> {
  const counted = await countUp(db, counters);
  const limits = new Map(counters.map((c) => [c.chave, c.limit]));
  const exceeded = counted.filter((c) => c.tentativas > (limits.get(c.chave) ?? 0));
  if (exceeded.length === 0) return new Map(counted.map((c) => [c.chave, c.tentativas]));
  await takeBack(db, counters);
  const wait = Math.max(1, ...exceeded.map((c) => c.wait));
  throw tooMany(message(waitText(wait)), wait);
}

/** The door of one CPF, however it is typed: what its tries are counted by. */
export const doorOf = (cpf: string): string => `auto:${normalizeCpf(cpf)}`;

/** The door of one account, at whichever page: what its tries are counted by. */
export const accountDoor = (username: string): string => `usuario:${username}`;

/** Names of the counters of who tries to enter, and from where, by one mark of each. */
const namesBy = (who: string, origin: string) => ({
  fromHere: `login:${who}:${origin}`,
  fromAnywhere: `login:${who}`,
  byOrigin: `login-ip:${origin}`,
  known: `login-ok:${who}:${origin}`,
  told: `login-aviso:${who}`,
  recovered: `nova-senha:${who}:${origin}`,
});

/** By marks: the table must not become a list of who tried to enter. By each key of the ring: `identityMarks`. */
function loginKeys(ring: KeyRing, identity: string, ip: string) {
  const origins = identityMarks(ring, originOf(ip));
  return identityMarks(ring, identity).map((who, index) => namesBy(who, origins[index] ?? ''));
}

const listOf = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );

/** Whether this name entered from this address lately. */
async function isKnown(db: Db, names: readonly string[]): Promise<boolean> {
  const found = await rows(
    db,
    z.strictObject({ chave: z.string() }),
    sql`select chave from limite_tentativa where chave in (${listOf(names)}) and expira_em > now() limit 1`,
  );
  return found.length > 0;
}

/** A try that was counted. */
export interface CountedTry {
  /** How many more the limits of the name let through; 0: this was the last. */
  readonly left: number;
  /** It counts nowhere any more. */
  readonly takeBack: () => Promise<unknown>;
}

/**
 * Counts an attempt before the password is looked at. A database that is down refuses the login. Strangers cannot
 * lock the owner out: an address from which the name entered lately knows only its own limit.
 * @throws HttpError 429 with `retry-after`
 */
export async function countLoginAttempt(
  db: Db,
  { keyRing, loginLimit: limit }: Pick<Configuration, 'keyRing' | 'loginLimit'>,
  identity: string,
  ip: string,
): Promise<CountedTry> {
  const keys = loginKeys(keyRing, identity, ip);
  const minutes = WINDOW_MINUTES;
  const isAtHome = await isKnown(
    db,
    keys.map(({ known }) => known),
  );
  const counters = keys.flatMap(({ fromHere, fromAnywhere, byOrigin }) => [
    { chave: fromHere, limit, minutes },
    { chave: byOrigin, limit: limit * 20, minutes },
    ...(isAtHome ? [] : [{ chave: fromAnywhere, limit: limit * 4, minutes }]),
  ]);
  const counted = await countOne(
    db,
    counters,
    (wait) => `Muitas tentativas. Aguarde ${wait} e tente novamente.`,
  );
  return {
    left: Math.min(
      ...keys.flatMap(({ fromHere, fromAnywhere }) => [
        limit - (counted.get(fromHere) ?? 0),
        limit * 4 - (counted.get(fromAnywhere) ?? 0),
      ]),
    ),
    takeBack: () => takeBack(db, counters),
  };
}

/** Whether it is time to tell the owner of a name about a lock: once an hour, whoever tries how often. */
export async function takeLockNotice(db: Db, ring: KeyRing, identity: string): Promise<boolean> {
  const names = loginKeys(ring, identity, '').map(({ told }) => told);
  const counted = await countUp(
    db,
    names.map((name) => ({ chave: name, limit: 1, minutes: 60 })),
  );
  return counted.every(({ tentativas: times }) => times === 1);
}

/** A right password forgives the person's attempts, takes this one back from the address, and makes it known. */
export async function forgiveAttempts(db: Db, ring: KeyRing, identity: string, ip: string): Promise<void> {
  const keys = loginKeys(ring, identity, ip);
  const forgiven = keys.flatMap(({ fromHere, fromAnywhere }) => [fromHere, fromAnywhere]);
  const known = keys.map((key) => ({ chave: key.known, limit: 0, minutes: KNOWN_MINUTES }));
  await db.execute(sql`with f as (delete from limite_tentativa where chave in (${listOf(forgiven)})),
      k as (insert into limite_tentativa (chave, tentativas, expira_em) values ${valuesOf(known, 0)}
        on conflict (chave) do update set expira_em = excluded.expira_em)
    update limite_tentativa set tentativas = greatest(tentativas - 1, 0)
      where chave in (${listOf(keys.map(({ byOrigin }) => byOrigin))})`);
}

/**
 * Whether a link to a new password is asked for from where the account entered lately, and that address has not had `limit`
 * in a day: what strangers ask for must not leave the owner without.
 */
export async function isOwnRecovery(
  db: Db,
  ring: KeyRing,
  { identity, ip, limit }: { readonly identity: string; readonly ip: string; readonly limit: number },
): Promise<boolean> {
  const keys = loginKeys(ring, identity, ip);
  const isAtHome = await isKnown(
    db,
    keys.map(({ known }) => known),
  );
  if (!isAtHome) return false;
  const counted = await countUp(
    db,
    keys.map(({ recovered }) => ({ chave: recovered, limit, minutes: DAY_MINUTES })),
  );
  return counted.every(({ tentativas: times }) => times <= limit);
}

/** Wrong codes of one account in 15 minutes and in a day, from wherever: six digits are soon guessed. */
const CODE_TRIES = 10;
const CODE_TRIES_A_DAY = 40;

const codeCounters = (userId: number): readonly Counter[] => [
  { chave: `codigo:${userId}`, limit: CODE_TRIES, minutes: WINDOW_MINUTES },
  { chave: `codigo-dia:${userId}`, limit: CODE_TRIES_A_DAY, minutes: DAY_MINUTES },
];

/**
 * Counts a try at the code of an account's second factor, before it is looked at.
 * @returns whether this is the last that a limit lets through
 * @throws HttpError 429 with `retry-after`
 */
export async function countCodeAttempt(db: Db, userId: number): Promise<boolean> {
  const counters = codeCounters(userId);
  const counted = await countOne(
    db,
    counters,
    (wait) => `Muitos códigos errados. Aguarde ${wait} e tente novamente.`,
  );
  return counters.some(({ chave: key, limit }) => counted.get(key) === limit);
}

/** A right code forgives the wrong ones. */
export async function forgiveCodeAttempts(db: Db, userId: number): Promise<void> {
  for (const { chave: key } of codeCounters(userId))
    await db.execute(sql`delete from limite_tentativa where chave = ${key}`);
}

/** Of one name, from anywhere and from each address: one stretch of the key, since `;` comes right after `:`. */
interface Tries {
  readonly first: string;
  readonly after: string;
}

/** Every try at the door of a name, from wherever it came: as each key of the ring marks it, the current one first. */
export function triesOf(ring: KeyRing, identity: string): readonly [Tries, ...Tries[]] {
  const [own, ...others] = loginKeys(ring, identity, '').map(({ fromAnywhere }) => ({
    first: fromAnywhere,
    after: `${fromAnywhere};`,
  }));
  if (!own) throw new Error('Um chaveiro sem chave.');
  return [own, ...others];
}

/** What a new link forgives: every try at the door that the old one closed. */
export async function forgive(db: Db, all: readonly Tries[]): Promise<void> {
  for (const { first, after } of all)
    await db.execute(sql`delete from limite_tentativa where chave >= ${first} and chave < ${after}`);
}

/** How many more an office takes than a person: a clinic expects a kit for everybody who comes. */
const OFFICE_FACTOR = 100;

/**
 * Counts a message that is about to be queued: `limit` a day to one person, a hundred times that to an office, and twice
 * that about one request. 0 counts nothing.
 * @throws HttpError 429 with `retry-after`
 */
export async function countMessage(
  db: Db,
  { keyRing, messageLimit: limit }: Pick<Configuration, 'keyRing' | 'messageLimit'>,
  { to, recipient, agendamentoId }: { to: string; recipient: Recipient; agendamentoId: number },
): Promise<void> {
  if (limit === 0) return;
  const most = recipient === 'FUNCIONARIO' ? limit : limit * OFFICE_FACTOR;
  await countOne(
    db,
    [
      { chave: `mensagem-de:${agendamentoId}`, limit: limit * 2, minutes: DAY_MINUTES },
      ...identityMarks(keyRing, to).map((who) => ({
        chave: `mensagem-para:${who}`,
        limit: most,
        minutes: DAY_MINUTES,
      })),
    ],
    (wait) => `O limite de mensagens do dia foi atingido. Aguarde ${wait} e tente novamente.`,
  );
}

/**
 * Counts a link that is about to be sent: `limit` an hour for one request, twice that to one recipient, and three times
 * either in a day. 0 counts nothing.
 * @throws HttpError 429 with `retry-after`
 */
export async function countSentLink(
  db: Db,
  { keyRing, linkLimit: limit }: Pick<Configuration, 'keyRing' | 'linkLimit'>,
  to: string,
  agendamentoId: number,
): Promise<void> {
  if (limit === 0) return;
  const counters = [
    { key: `link-de:${agendamentoId}`, most: limit },
    ...identityMarks(keyRing, to).map((who) => ({ key: `link-para:${who}`, most: limit * 2 })),
  ];
  await countOne(
    db,
    counters.flatMap(({ key, most }) => [
      { chave: `${key}:hora`, limit: most, minutes: 60 },
      { chave: `${key}:dia`, limit: most * 3, minutes: DAY_MINUTES },
    ]),
    (wait) => `Este link já foi enviado várias vezes. Aguarde ${wait} e tente novamente.`,
  );
}

/** Removes counters whose time is over. */
export const clearAttempts = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from limite_tentativa where expira_em < now()`);
