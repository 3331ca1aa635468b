import { registryOf, settingFault, type Registry } from '@apto/domain/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { validValues } from './registry-values.ts';

const CITY = {
  MANAUS: 1302603,
  WEST: 1304062,
  ACRE: 1200401,
  ISLAND: 2605459,
  SAO_PAULO: 3550308,
};

/** What the product goes by and only a registry can say: an installation that begins with nothing has no other source. */
describe.each(DATABASES)(
  'issue 11: what the registries say is what the product goes by, on %s',
  (database) => {
    let app: TestApp;
    let token: string;
    beforeAll(async () => {
      app = await createTestApp({ database });
      token = await app.tokenFor(1);
      await app.database
        .runScript(`insert into cidade (id, cidade, estado) values (${CITY.MANAUS}, 'Manaus', 'AM'),
        (${CITY.WEST}, 'Tabatinga', 'AM'), (${CITY.ACRE}, 'Rio Branco', 'AC'),
        (${CITY.ISLAND}, 'Fernando de Noronha', 'PE') on conflict do nothing`);
    });
    afterAll(() => app.close());

    interface Made {
      id: number;
      version: number;
      values: Record<string, unknown>;
    }
    const made = async (name: string, values: object): Promise<Made> => {
      const registry = registryOf(name) as Registry;
      const body = { ...validValues(registry, 8_100), ...values };
      const r = await app.invoke('POST', `/cadastros/${name}`, { token, body });
      expect([r.status, (r.body as { message?: unknown }).message]).toEqual([201, undefined]);
      return r.body as Made;
    };
    const changed = async (name: string, { id, version }: Made, body: object): Promise<Made> => {
      const headers = { 'if-match': String(version) };
      const r = await app.invoke('PATCH', `/cadastros/${name}/${id}`, { token, body, headers });
      expect(r.status).toBe(200);
      return r.body as Made;
    };

    it('a clinic says whether its system is SOC and what to bring, and its clock is that of its city', async () => {
      const detail = async (id: number) =>
        (await app.invoke('GET', `/suppliers/${id}`, { token })).body as { fuso: string };
      let clinic = await made('supplier', {
        sistema: 'SOC',
        oQueLevar: 'Carteira de vacinação',
        idCity: CITY.MANAUS,
      });
      expect(clinic.values).toMatchObject({ sistema: 'SOC', oQueLevar: 'Carteira de vacinação' });
      expect(await detail(clinic.id)).toMatchObject({ fuso: 'America/Manaus' });
      for (const [idCity, zone] of [
        [CITY.WEST, 'America/Eirunepe'],
        [CITY.ACRE, 'America/Rio_Branco'],
        [CITY.ISLAND, 'America/Noronha'],
        [CITY.SAO_PAULO, 'America/Sao_Paulo'],
      ] as const) {
        clinic = await changed('supplier', clinic, { idCity });
        expect((await detail(clinic.id)).fuso).toBe(zone);
      }
      // What says nothing of the city leaves the clock.
      await changed('supplier', clinic, { cnes: '1234567' });
      expect((await detail(clinic.id)).fuso).toBe('America/Sao_Paulo');
    });

    it('the diagnostic procedure of an exam is its code of the eSocial’s table 27', async () => {
      const exam = await made('procedure', { name: 'Exame com código', codigoEsocial: '0281', pcd: true });
      const listed = async () =>
        (
          (await app.invoke('GET', '/procedures?limit=100', { token })).body as {
            items: { id: number; procedimentoDiagnosticoId: number | null; pcd: boolean }[];
          }
        ).items.find(({ id }) => id === exam.id);
      expect(await listed()).toMatchObject({ procedimentoDiagnosticoId: 281, pcd: true });
      const other = await changed('procedure', exam, { tipo: 'OUTRO' });
      expect(await listed()).toMatchObject({ procedimentoDiagnosticoId: 281 });
      await changed('procedure', other, { codigoEsocial: null, pcd: false });
      expect(await listed()).toMatchObject({ procedimentoDiagnosticoId: null, pcd: false });
    });

    it('an employee has the code by which SOC knows them', async () => {
      const { id } = await made('employee', { codigoSoc: '1042' });
      const kept = await app.database.rawTransaction((c) =>
        c.query<{ codigo_soc: string }>('select codigo_soc from funcionario where id = $1', [id]),
      );
      expect(kept.rows).toEqual([{ codigo_soc: '1042' }]);
    });

    it('decisions 0063, 0105: how many working days a request may wait, for all customers or for one', async () => {
      // It comes on a Monday.
      const limit = async () => {
        const r = await app.invoke('POST', '/agendamentos', { token, body: pedido() });
        expect(r.status).toBe(201);
        const found = await app.database.rawTransaction((c) =>
          c.query<{ day: string }>(
            'select prazo_atendimento::text as day from agendamento order by id desc limit 1',
          ),
        );
        return found.rows[0]?.day;
      };
      const set = (value: string, customerId: number | null) =>
        made('configuracoes-gerais', { chave: 'diasAtendimento', valor: value, customerId });
      expect(await limit()).toBe('2026-11-25');
      await set('4', null);
      expect(await limit()).toBe('2026-11-27');
      const own = await set('1', 1);
      expect(await limit()).toBe('2026-11-24');
      await set('9', 2);
      expect(await limit()).toBe('2026-11-24');
      await app.invoke('POST', `/cadastros/configuracoes-gerais/inativar/${own.id}`, { token });
      expect(await limit()).toBe('2026-11-27');
    });

    it.each([
      ['limiteDatas', 1, 60],
      ['diasAtendimento', 1, 30],
    ])('the bounds of %s hold for every writer, as the form has them', async (key, min, max) => {
      const write = (value: string) =>
        app.database.rawTransaction(async (c) => {
          await c.query('delete from configuracao_geral where cliente_id = 2');
          await c.query(
            'insert into configuracao_geral (empresa_id, cliente_id, chave, valor) values (1, 2, $1, $2)',
            [key, value],
          );
        });
      for (const value of [String(min), String(max), `000${String(max)}`]) {
        await write(value);
        expect(settingFault(key, value)).toBeNull();
      }
      for (const value of [String(min - 1), String(max + 1), '99', '-1', '1.5', '', '1 ', '9999999']) {
        await expect(write(value)).rejects.toMatchObject({ code: '23514' });
        expect(settingFault(key, value)).not.toBeNull();
      }
    });
  },
);
