import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { pedido } from './pedidos.ts';

describe.each(DATABASES)(
  'decision 43: a client’s own limiteDatas beside the company’s, on %s',
  (database) => {
    let app: TestApp;
    let token: string;
    beforeAll(async () => {
      app = await createTestApp({ database });
      token = await app.tokenFor(1);
      await app.database.db.execute(sql`update cliente set limite_datas = 3 where id = 1`);
    });
    afterAll(() => app.close());

    const limit = async (query: string, bearer = token) => {
      const answer = await app.invoke('GET', `/configuracoes_sla${query}`, { token: bearer });
      return answer.status === 200 ? (answer.body as { limiteDatas: number }).limiteDatas : answer.status;
    };

    it('is told for that client alone; one of another company is not found', async () => {
      expect([await limit('?customerId=1'), await limit('?customerId=2'), await limit('')]).toEqual([
        3, 10, 10,
      ]);
      expect(await limit('?customerId=3')).toBe(404);
    });

    it('is told to its employees, whatever client they name', async () => {
      const id = await createPedido(app.database.db, { funcionarioId: 1 });
      const employee = await app.employeeToken(id);
      expect([await limit('', employee), await limit('?customerId=2', employee)]).toEqual([3, 3]);
    });

    it('binds a request of that client', async () => {
      const until = (dataSugestaoFinal: string) =>
        app.invoke('POST', '/agendamentos', {
          token,
          body: pedido({ dataSugestaoInicial: '2026-11-24', dataSugestaoFinal }),
        });
      expect((await until('2026-11-26')).status).toBe(201);
      const refused = await until('2026-11-27');
      expect(refused.status).toBe(422);
      expect(JSON.stringify(refused.body)).toContain('deve conter no maximo 3 dias.');
      await app.database.db.execute(sql`update cliente set limite_datas = null where id = 1`);
      expect((await until('2026-11-27')).status).toBe(201);
    });

    it('decisions 0105: is set by the registry, for one customer or for all, and binds a request', async () => {
      const set = async (value: string, customerId: number | null) => {
        const body = { chave: 'limiteDatas', valor: value, customerId };
        const r = await app.invoke('POST', '/cadastros/configuracoes-gerais', { token, body });
        return { status: r.status, id: (r.body as { id: number }).id };
      };
      expect((await set('61', null)).status).toBe(400);
      expect((await set('7', null)).status).toBe(201);
      expect([await limit('?customerId=1'), await limit('')]).toEqual([7, 7]);
      const own = await set('2', 1);
      expect([await limit('?customerId=1'), await limit('?customerId=2'), await limit('')]).toEqual([
        2, 7, 7,
      ]);
      expect((await set('5', 1)).status).toBe(409);
      const other = await app.tokenFor(5);
      expect(await limit('', other)).toBe(10);
      const refused = await app.invoke('POST', '/agendamentos', {
        token,
        body: pedido({ dataSugestaoInicial: '2026-11-24', dataSugestaoFinal: '2026-11-26' }),
      });
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        422,
        expect.stringContaining('deve conter no maximo 2 dias.'),
      ]);
      await app.invoke('POST', `/cadastros/configuracoes-gerais/inativar/${own.id}`, { token });
      expect(await limit('?customerId=1')).toBe(7);
    });
  },
);
