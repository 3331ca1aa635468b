import Fastify, { type FastifyInstance } from 'fastify';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import type { AddressInfo } from 'node:net';
import { installErrorHandling } from '../src/platform/error-handling.ts';
import { letCallsGoFirst, shedLoad, whileOutside } from '../src/platform/load.ts';
import { createTestApp, type Answer, type TestApp } from './helpers.ts';

const LIMIT = 3;

describe('more calls than the server works on at once', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { MAX_IN_FLIGHT: String(LIMIT) } });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  it('are refused at once with 503, Retry-After and the one error shape; nothing that was taken is lost', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.invoke('GET', '/agendamentos', { token })),
    );
    const refused = answers.filter((a) => a.status === 503);
    expect(answers.filter((a) => a.status === 200)).toHaveLength(LIMIT);
    expect(refused).toHaveLength(20 - LIMIT);
    for (const answer of refused) {
      expect(answer.headers['retry-after']).toBe('1');
      expect(answer.body).toMatchObject({
        codigo: 'INDISPONIVEL',
        message: 'O sistema está com muitos pedidos agora. Tente novamente em instantes.',
        requestId: expect.any(String) as unknown,
      });
    }
    // Every place is free again, also those of calls that failed.
    await app.invoke('GET', '/agendamentos/999999', { token });
    await app.invoke('GET', '/agendamentos');
    for (let i = 0; i < 2 * LIMIT; i += 1)
      expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
  });

  it('a service that answers nothing holds no place: who waits for it keeps nobody else waiting', async () => {
    const { soc } = app.server.gateways;
    let answer = (): void => undefined;
    const silence = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    app.server.gateways.soc = {
      ...soc,
      procedimentos: (about) => {
        asked += 1;
        // Twice at once, as SOC's exports are asked.
        return Promise.all([whileOutside(() => silence), whileOutside(() => silence)]).then(() =>
          soc.procedimentos(about),
        );
      },
    };
    try {
      const ask = () =>
        app.invoke('GET', '/importacao/procedimentos-soc/funcionario/1/customer/1/tipo-exame/2', { token });
      const waiting: Promise<Answer>[] = [];
      for (let n = 1; n <= 4 * LIMIT; n += 1) {
        waiting.push(ask());
        await vi.waitUntil(() => asked === n, { timeout: 20_000 });
      }
      expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
      // Nor does work that lets calls go first wait for them.
      const later = new Promise((resolve) => setImmediate(() => resolve('later')));
      expect(await Promise.race([letCallsGoFirst().then(() => 'at once'), later])).toBe('at once');
      answer();
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(waiting.map(() => 200));
    } finally {
      app.server.gateways.soc = soc;
    }
    // As many places as before, and no more.
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.invoke('GET', '/agendamentos', { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT);
  });

  it('event streams take no place, and are not in flight either', async () => {
    await app.server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.app.server.address() as AddressInfo;
    const base = `http://127.0.0.1:${port}/api`;
    const controller = new AbortController();
    const inFlight = async () =>
      /^apto_http_em_curso (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1];
    const before = await inFlight();
    const streams = await Promise.all(
      Array.from({ length: 2 * LIMIT }, () =>
        fetch(`${base}/eventos`, {
          headers: { authorization: `Bearer ${token}` },
          signal: controller.signal,
        }),
      ),
    );
    expect(streams.map((s) => s.status)).toEqual(streams.map(() => 200));
    expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(200);
    expect(await inFlight()).toBe(before);
    controller.abort();
  });

  it('health answers whatever is in flight', async () => {
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => app.invoke('GET', '/agendamentos', { token })),
      app.invoke('GET', '/health/live'),
      app.invoke('GET', '/health/ready'),
    ]);
    expect(answers.slice(-2).map((a) => a.status)).toEqual([200, 200]);
  });
});

describe('more calls than have a turn', () => {
  const AT_WORK = 4;
  const IN_FLIGHT = 10;
  /** What a line that begins takes beyond it. */
  const BURST = 6;
  let app: FastifyInstance;
  let warnings: MockInstance;
  /** Lets the calls go on, in the order in which they began. */
  let silent: (() => void)[];
  let asked: number;
  let isOver: boolean;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    [silent, asked, isOver] = [[], 0, false];
    app = Fastify({ logger: false });
    warnings = vi.spyOn(app.log, 'warn');
    shedLoad(app, { inFlight: IN_FLIGHT, atWork: AT_WORK });
    installErrorHandling(app);
    app.route({
      method: ['GET', 'POST'],
      url: '/',
      config: { call: 'horariosDoPrestador' },
      handler: async () => {
        asked += 1;
        if (!isOver) await new Promise<void>((resolve) => silent.push(resolve));
        return {};
      },
    });
    await app.ready();
  });
  afterEach(async () => {
    letGo();
    vi.useRealTimers();
    await app.close();
  });

  const ask = async (method: 'GET' | 'POST' = 'GET') => {
    const { statusCode, headers } = await app.inject({ method, url: '/' });
    return { status: statusCode, again: headers['retry-after'] };
  };
  const letOneGo = (): void => silent.shift()?.();
  function letGo(): void {
    isOver = true;
    while (silent.length > 0) letOneGo();
  }
  /** Turns of the loop: what was asked has arrived, and what could be answered was. */
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const asking = (count: number, method?: 'GET' | 'POST') => Array.from({ length: count }, () => ask(method));
  const statuses = async (asking: readonly Promise<{ status: number }>[]): Promise<number[]> =>
    (await Promise.all(asking)).map(({ status }) => status);

  it('wait in line, once some more than the limit, and are answered when their turn comes', async () => {
    const working = asking(AT_WORK);
    await settle();
    expect(asked).toBe(AT_WORK);
    const waiting = asking(IN_FLIGHT + BURST - AT_WORK);
    await settle();
    expect(await ask(), 'one above the limit').toEqual({ status: 503, again: '1' });
    expect(asked).toBe(AT_WORK);
    // Work that nobody waits for lets those in line go first, too.
    const later = new Promise((resolve) => setImmediate(() => resolve('later')));
    expect(await Promise.race([letCallsGoFirst().then(() => 'at once'), later])).toBe('later');
    // A place above the limit that is free again is not taken a second time by the same line.
    letOneGo();
    expect((await Promise.race(working)).status).toBe(200);
    expect((await ask()).status).toBe(503);
    letGo();
    expect(await statuses([...working, ...waiting])).toEqual(
      Array.from({ length: IN_FLIGHT + BURST }, () => 200),
    );
    expect(asked).toBe(IN_FLIGHT + BURST);
  });

  it('are refused when their turn does not come in time, and leave no place taken', async () => {
    const working = asking(AT_WORK);
    await settle();
    const late = asking(IN_FLIGHT - AT_WORK, 'POST');
    await settle();
    vi.advanceTimersByTime(3_999);
    const early = new Promise((resolve) => setImmediate(() => resolve('still in line')));
    expect(await Promise.race([...late, early])).toBe('still in line');
    vi.advanceTimersByTime(1);
    expect(await Promise.all(late)).toEqual(late.map(() => ({ status: 503, again: '1' })));
    expect(asked).toBe(AT_WORK);
    letGo();
    expect(await statuses(working)).toEqual(working.map(() => 200));
    expect(await statuses(asking(IN_FLIGHT))).toEqual(Array.from({ length: IN_FLIGHT }, () => 200));
  });

  it('issue 8, 14: a read leaves the line in time for an answer within a second; a write keeps its place', async () => {
    const working = asking(AT_WORK);
    await settle();
    const [read, write] = [ask('GET'), ask('POST')];
    await settle();
    vi.advanceTimersByTime(700);
    expect((await read).status).toBe(503);
    letGo();
    expect((await write).status).toBe(200);
    await Promise.all(working);
  });

  it('issue 8, 14: are one line of the log in five seconds, with how many they were', async () => {
    const working = asking(AT_WORK);
    await settle();
    const waiting = asking(IN_FLIGHT + BURST - AT_WORK, 'POST');
    await settle();
    expect(await statuses(asking(5))).toEqual(Array.from({ length: 5 }, () => 503));
    vi.advanceTimersByTime(1_000);
    await ask();
    expect(warnings.mock.calls.map(([about]) => about as unknown)).toEqual([{ pedidos: 1 }]);
    vi.advanceTimersByTime(3_000);
    await Promise.all(waiting);
    vi.advanceTimersByTime(1_000);
    const last = asking(1);
    await settle();
    vi.advanceTimersByTime(700);
    await Promise.all(last);
    letGo();
    await Promise.all(working);
    expect(warnings.mock.calls.map(([about]) => about as unknown)).toEqual([
      { pedidos: 1 },
      { pedidos: 5 + waiting.length + 1 },
    ]);
  });
});
