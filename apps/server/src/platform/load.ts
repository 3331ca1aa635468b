import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { CALLS } from '@apto/api-client/openapi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseDown } from './database-down.ts';
import { SHED } from './errors.ts';

const EVENT_STREAMS = new Set(CALLS.filter((c) => c.answerKind === 'events').map((c) => c.id));
const UPLOADS = new Set(CALLS.filter((c) => c.multipart).map((c) => c.id));

/** Whether a request is an event stream, which stays open for hours. */
export function isEventStream({ routeOptions }: FastifyRequest): boolean {
  const { call } = routeOptions.config;
  return call !== undefined && EVENT_STREAMS.has(call);
}

/** Calls that somebody waits for, beyond which work that nobody waits for lets them go first. */
const BUSY = 8;
/** The longest that it lets them: who asks without end must not keep a message from leaving. */
const LONGEST_WAIT_MS = 2_000;
const LOOK_MS = 50;
/** For how long there must be few of them again: the last of a rush would else wait for work that many of them left. */
const CALM_MS = 250;
let answering = 0;

/** Counts a call while it is worked on. */
export async function whileAnswering<T>(work: () => Promise<T>): Promise<T> {
  answering += 1;
  try {
    return await work();
  } finally {
    answering -= 1;
  }
}

const isBusy = (): boolean => answering > BUSY;

/** Lets the calls of this process go first, where there are many of them, and to the last of them. */
export async function letCallsGoFirst(): Promise<void> {
  if (!isBusy()) return;
  const began = performance.now();
  let lastBusy = began;
  for (;;) {
    await setTimeout(LOOK_MS);
    const now = performance.now();
    if (isBusy()) lastBusy = now;
    if (now - lastBusy >= CALM_MS || now - began >= LONGEST_WAIT_MS) return;
  }
}

/** Whether a request is a call that is over as soon as it is worked out: an upload takes as long as its sender's line. */
function isShortCall(req: FastifyRequest): boolean {
  const { call } = req.routeOptions.config;
  return call !== undefined && !isEventStream(req) && !UPLOADS.has(call);
}

/** A call's place among those that are worked on. */
interface Place {
  isTaken: boolean;
  /** How much of it is being waited for outside; then nothing of this process is at work on it. */
  outside: number;
  isOver: boolean;
  /** Takes it, when its turn has come. @throws HttpError 503 when that is too late; why the database is away */
  begin(): Promise<void>;
  /** Takes it again at once. */
  resume(): void;
  free(): void;
}
const placeOfCall = new AsyncLocalStorage<Place>();

/**
 * A call takes no place while it waits for somebody else's service, and no job waits for it: one that answers nothing would
 * otherwise hold all places, and with them every call that never asks it.
 */
export async function whileOutside<T>(work: () => Promise<T>): Promise<T> {
  const place = placeOfCall.getStore();
  if (!place) return work();
  if (place.outside === 0) answering -= 1;
  place.outside += 1;
  place.free();
  try {
    return await work();
  } finally {
    place.outside -= 1;
    if (place.outside === 0) answering += 1;
    // It goes on whatever is in flight by now: what it did so far would be lost.
    place.resume();
  }
}

/** The longest that a call waits for its turn: nothing of it is done by then, so whoever asked may ask again. */
const TURN_WAIT_MS = 4_000;
/** A read waits no longer than keeps its answer within a second; its client asks again by itself (api-client `again.ts`). */
const READ_TURN_WAIT_MS = 500;
/** For how long no call has succeeded where one that got no answer means that the database froze, and was not slow for it alone. */
const SILENCE_MS = 2_000;
/** How often the log says that calls are refused, with how many of them: a line each would be load of its own. */
const SAY_EVERY_MS = 5_000;
/** What each line that begins takes beyond the limit, as a part of it: a hundred people at one moment are no load that stays. */
const BURST = 0.6;

/** Turns at work, `count` at once; whoever finds none waits in line. */
function createTurns(count: number) {
  const line: { begin: () => void; giveUp: (reason: unknown) => void }[] = [];
  let atWork = 0;
  return {
    hasLine: (): boolean => line.length > 0,
    /** Takes a turn although there may be none. */
    take: () => void (atWork += 1),
    /** Lets nobody in line wait any longer: their waits fail with the reason. */
    dismiss(reason: unknown): void {
      for (const { giveUp } of line.splice(0)) giveUp(reason);
    },
    /** Takes a turn; false when none came within `patience` ms. */
    async wait(patience: number): Promise<boolean> {
      if (atWork < count) {
        atWork += 1;
        return true;
      }
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      const waiting = { begin: () => resolve(true), giveUp: reject };
      const deadline = globalThis.setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        resolve(false);
      }, patience);
      line.push(waiting);
      return promise.finally(() => clearTimeout(deadline));
    },
    leave(): void {
      // The turn goes on to who waited longest, unless more are at work than there are turns.
      const next = atWork <= count ? line.shift() : undefined;
      if (next) next.begin();
      else atWork -= 1;
    },
  };
}

export interface LoadLimits {
  /** Calls in flight beyond which further ones are refused; once for each line `BURST` more. 0 for none. */
  inFlight: number;
  /** Calls that are worked on at once; the others in flight wait in line. */
  atWork: number;
}

/**
 * Refuses calls at once while `inFlight` of them are there: each further one would only make all of them slower, until
 * nobody gets an answer in time. Of those that are taken no more than `atWork` are worked on at once: they would contend
 * for the same processor and connections, and keep the refusals waiting (docs/decisions/0049). A call counts from when it
 * has arrived, so that a slow sender takes no place, until its answer is made, but for what it waits outside. Health,
 * metrics, files, uploads and event streams do not count and are not refused. While the database answers nothing, those in
 * line hear so with whoever hears it first: after their wait they would wait as long again for the same.
 */
export function shedLoad(app: FastifyInstance, { inFlight: limit, atWork }: LoadLimits): void {
  if (limit === 0) return;
  const places = new WeakMap<FastifyRequest, Place>();
  const turns = createTurns(atWork);
  let inFlight = 0;
  const most = Math.ceil(limit * BURST);
  let burst = most;
  let refused = 0;
  let saidAt = -Infinity;
  let succeededAt = -Infinity;
  const refuse = (): never => {
    refused += 1;
    const now = performance.now();
    if (now - saidAt >= SAY_EVERY_MS) {
      app.log.warn({ pedidos: refused }, 'pedidos recusados por excesso de carga');
      [refused, saidAt] = [0, now];
    }
    throw SHED;
  };
  const newPlace = (patience: number): Place => ({
    isTaken: false,
    outside: 0,
    isOver: false,
    async begin() {
      if (!turns.hasLine()) burst = most;
      if (inFlight >= limit) burst -= 1;
      inFlight += 1;
      // Work that nobody waits for would otherwise come before those in line.
      try {
        this.isTaken = await whileAnswering(() => turns.wait(patience));
      } finally {
        if (!this.isTaken) inFlight -= 1;
      }
      if (!this.isTaken) refuse();
    },
    resume() {
      if (this.isTaken || this.isOver || this.outside > 0) return;
      this.isTaken = true;
      inFlight += 1;
      turns.take();
    },
    free() {
      if (!this.isTaken) return;
      this.isTaken = false;
      inFlight -= 1;
      turns.leave();
    },
  });
  const refuseAbove = (req: FastifyRequest): void => {
    if (isShortCall(req) && inFlight >= limit && (!turns.hasLine() || burst === 0)) refuse();
  };
  const release = (req: FastifyRequest): void => {
    const place = places.get(req);
    if (!place) return;
    place.isOver = true;
    place.free();
  };
  // Before its body is read.
  app.addHook('onRequest', async (req) => refuseAbove(req));
  // Around the work itself: a spreadsheet writes by itself and may be broken off, which no other hook is told of.
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    if (config?.call === undefined) return;
    route.handler = async function counted(req, reply): Promise<unknown> {
      refuseAbove(req);
      const answer = () => handler.call(this, req, reply) as Promise<unknown>;
      if (!isShortCall(req)) return answer();
      const place = newPlace(req.method === 'GET' ? READ_TURN_WAIT_MS : TURN_WAIT_MS);
      places.set(req, place);
      await place.begin();
      try {
        const answered = await placeOfCall.run(place, answer);
        succeededAt = performance.now();
        return answered;
      } catch (error) {
        if (isDatabaseDown(error) && performance.now() - succeededAt > SILENCE_MS) turns.dismiss(error);
        throw error;
      } finally {
        release(req);
      }
    };
  });
  // A file's answer is made before it has gone to a slow reader.
  app.addHook('onSend', async (req) => release(req));
}
