import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AddressInfo } from 'node:net';
import { letCallsGoFirst, whileOutside } from '../src/platform/load.ts';
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
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({
      env: { MAX_IN_FLIGHT: String(IN_FLIGHT), MAX_AT_WORK: String(AT_WORK) },
    });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  /** Calls that stay at work until they are let go. */
  async function held(
    work: (held: {
      asked: () => number;
      ask: () => Promise<Answer>;
      letOneGo: () => void;
      letGo: () => void;
    }) => Promise<void>,
  ) {
    const { soc } = app.server.gateways;
    const silent: (() => void)[] = [];
    let isOver = false;
    const letOneGo = (): void => silent.shift()?.();
    const letGo = (): void => {
      isOver = true;
      while (silent.length > 0) letOneGo();
    };
    let asked = 0;
    app.server.gateways.soc = {
      ...soc,
      procedimentos: async (about) => {
        asked += 1;
        if (!isOver) await new Promise<void>((resolve) => silent.push(resolve));
        return soc.procedimentos(about);
      },
    };
    const ask = () =>
      app.invoke('GET', '/importacao/procedimentos-soc/funcionario/1/customer/1/tipo-exame/2', { token });
    try {
      await work({ asked: () => asked, ask, letOneGo, letGo });
    } finally {
      letGo();
      app.server.gateways.soc = soc;
    }
  }

  it('wait in line, once some more than the limit, and are answered when their turn comes', () =>
    held(async ({ asked, ask, letOneGo, letGo }) => {
      const working = Array.from({ length: AT_WORK }, ask);
      await vi.waitUntil(() => asked() === AT_WORK, { timeout: 20_000 });
      const waiting = Array.from({ length: IN_FLIGHT + BURST - AT_WORK }, ask);
      const refused = await app.invoke('GET', '/agendamentos', { token });
      expect(refused.status, 'one above the limit').toBe(503);
      expect(asked()).toBe(AT_WORK);
      // Work that nobody waits for lets those in line go first, too.
      const later = new Promise((resolve) => setImmediate(() => resolve('later')));
      expect(await Promise.race([letCallsGoFirst().then(() => 'at once'), later])).toBe('later');
      // A place above the limit that is free again is not taken a second time by the same line.
      letOneGo();
      expect((await Promise.race(working)).status).toBe(200);
      expect((await app.invoke('GET', '/agendamentos', { token })).status).toBe(503);
      letGo();
      const answers = await Promise.all([...working, ...waiting]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(asked()).toBe(IN_FLIGHT + BURST);
    }));

  it('are refused when their turn does not come in time, and leave no place taken', () =>
    held(async ({ asked, ask, letGo }) => {
      const working = Array.from({ length: AT_WORK }, ask);
      await vi.waitUntil(() => asked() === AT_WORK, { timeout: 20_000 });
      const late = await Promise.all(Array.from({ length: IN_FLIGHT - AT_WORK }, ask));
      expect(late.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
        late.map(() => [503, '1']),
      );
      expect(asked()).toBe(AT_WORK);
      letGo();
      expect((await Promise.all(working)).map(({ status }) => status)).toEqual(working.map(() => 200));
      const after = await Promise.all(
        Array.from({ length: IN_FLIGHT }, () => app.invoke('GET', '/agendamentos', { token })),
      );
      expect(after.map(({ status }) => status)).toEqual(after.map(() => 200));
    }));
});
