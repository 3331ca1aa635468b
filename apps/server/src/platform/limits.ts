import { normalizeCpf } from '@apto/domain/documents';
import type { Recipient } from '@apto/domain/templates';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { marker } from './cipher.ts';
import { tooMany } from './errors.ts';
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

function loginKeys(identity: string, ip: string) {
  // Hashed: the table must not become a list of who tried to enter.
  const who = marker(identity.trim().toLowerCase());
  const origin = marker(originOf(ip));
  return {
    fromHere: `login:${who}:${origin}`,
    fromAnywhere: `login:${who}`,
    byOrigin: `login-ip:${origin}`,
    known: `login-ok:${who}:${origin}`,
    told: `login-aviso:${who}`,
  };
}

/** Whether this name entered from this address lately. */
async function isKnown(db: Db, key: string): Promise<boolean> {
  const found = await rows(
    db,
    z.strictObject({ chave: z.string() }),
    sql`select chave from limite_tentativa where chave = ${key} and expira_em > now()`,
  );
  return found.length > 0;
}

/**
 * Counts an attempt before the password is looked at. A database that is down refuses the login. Strangers cannot
 * lock the owner out: an address from which the name entered lately knows only its own limit.
 * @returns whether this is the last attempt that a limit of the name lets through
 * @throws HttpError 429 with `retry-after`
 */
export async function countLoginAttempt(
  db: Db,
  identity: string,
  ip: string,
  limit: number,
): Promise<boolean> {
  const keys = loginKeys(identity, ip);
  const minutes = WINDOW_MINUTES;
  const counters = [
    { chave: keys.fromHere, limit, minutes },
    { chave: keys.byOrigin, limit: limit * 20, minutes },
  ];
  if (!(await isKnown(db, keys.known)))
    counters.push({ chave: keys.fromAnywhere, limit: limit * 4, minutes });
  const counted = await countOne(
    db,
    counters,
    (wait) => `Muitas tentativas. Aguarde ${wait} e tente novamente.`,
  );
  return counted.get(keys.fromHere) === limit || counted.get(keys.fromAnywhere) === limit * 4;
}

/** Whether it is time to tell the owner of a name about a lock: once an hour, whoever tries how often. */
export async function takeLockNotice(db: Db, identity: string): Promise<boolean> {
  const { told } = loginKeys(identity, '');
  const [counted] = await countUp(db, [{ chave: told, limit: 1, minutes: 60 }]);
  return counted?.tentativas === 1;
}

/** A right password forgives the person's attempts, takes this one back from the address, and makes it known. */
export async function forgiveAttempts(db: Db, identity: string, ip: string): Promise<void> {
  const keys = loginKeys(identity, ip);
  await db.execute(sql`with f as (delete from limite_tentativa where chave in (${keys.fromHere}, ${keys.fromAnywhere})),
      k as (insert into limite_tentativa (chave, tentativas, expira_em)
        values (${keys.known}, 0, now() + make_interval(mins => ${KNOWN_MINUTES}))
        on conflict (chave) do update set expira_em = excluded.expira_em)
    update limite_tentativa set tentativas = greatest(tentativas - 1, 0) where chave = ${keys.byOrigin}`);
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

/** What a new link forgives: every try at the door that the old one closed, from wherever it came. */
export async function forgiveEverywhere(db: Db, identity: string): Promise<void> {
  const who = marker(identity.trim().toLowerCase());
  await db.execute(
    sql`delete from limite_tentativa where chave = ${`login:${who}`} or chave like ${`login:${who}:%`}`,
  );
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
  { to, recipient, agendamentoId }: { to: string; recipient: Recipient; agendamentoId: number },
  limit: number,
): Promise<void> {
  if (limit === 0) return;
  const most = recipient === 'FUNCIONARIO' ? limit : limit * OFFICE_FACTOR;
  await countOne(
    db,
    [
      { chave: `mensagem-de:${agendamentoId}`, limit: limit * 2, minutes: DAY_MINUTES },
      { chave: `mensagem-para:${marker(to.trim().toLowerCase())}`, limit: most, minutes: DAY_MINUTES },
    ],
    (wait) => `O limite de mensagens do dia foi atingido. Aguarde ${wait} e tente novamente.`,
  );
}

/**
 * Counts a link that is about to be sent: `limit` an hour for one request, twice that to one recipient, and three times
 * either in a day. 0 counts nothing.
 * @throws HttpError 429 with `retry-after`
 */
export async function countSentLink(db: Db, to: string, agendamentoId: number, limit: number): Promise<void> {
  if (limit === 0) return;
  const counters = [
    { key: `link-de:${agendamentoId}`, most: limit },
    { key: `link-para:${marker(to.trim().toLowerCase())}`, most: limit * 2 },
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
