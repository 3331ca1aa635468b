import { tipoAtendimento } from '@apto/domain/atendimento';
import { STATUS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS } from './pedido.ts';

const SAO_PAULO = 3550308;
const CURITIBA = 4106902;
const RESTORE = `${DELETE_AGENDAMENTOS} delete from outbox;
  update prestador set atende_todas_cidades = false, atende_telemedicina = true, atende_aso_retido = true,
    permite_confirmacao_prestador = true where id in (1, 2);
  update cliente set aso_retido = false where id = 1;
  update procedimento set sexo = null, dias_antecedencia = null where empresa_id = 1;`;

interface Listed {
  id: number;
  distanciaMetros: number | null;
  motivos?: { codigo: string; quem: string }[];
}

describe.each(DATABASES)(
  'issue 11: what a clinic and an exam say of themselves decides, on %s',
  (database) => {
    let app: TestApp;
    let staff: string;
    beforeAll(async () => {
      app = await createTestApp({ database });
      staff = await app.tokenFor(1);
    });
    afterAll(() => app.close());
    beforeEach(() => app.database.runScript(RESTORE));

    const get = async <T>(url: string, token = staff) => {
      const r = await app.invoke('GET', url, { token });
      expect([url, r.status]).toEqual([url, 200]);
      return r.body as T;
    };
    const offered = async (cityId: number) =>
      (await get<{ items: Listed[] }>(`/suppliers/ordered/1/${cityId}/1?tipoExame=2`)).items;

    it('a clinic of every city is offered in another one, without a distance, and that city has a clinic', async () => {
      const cities = () => get<{ items: { id: number }[] }>(`/cidades?ids=${CURITIBA}&comPrestador=true`);
      expect(await offered(CURITIBA)).toEqual([]);
      expect((await cities()).items).toEqual([]);
      await app.database.runScript(
        'update prestador set atende_todas_cidades = true, lat = -23.55, lng = -46.63 where id = 1',
      );
      expect((await offered(CURITIBA)).map(({ id, distanciaMetros }) => [id, distanciaMetros])).toEqual([
        [1, null],
      ]);
      expect((await offered(SAO_PAULO)).map(({ id }) => id)).toEqual([1, 2]);
      expect((await cities()).items.map(({ id }) => id)).toEqual([CURITIBA]);
    });

    it('is found by the name that people call it by, whatever the accents, and by no part of another', async () => {
      await app.database.runScript("update prestador set trade_name = 'Policlínica Aragão' where id = 2");
      const found = async (text: string) =>
        (await get<{ items: Listed[] }>(`/cadastros/supplier?filter=${text}`)).items.map(({ id }) => id);
      expect(await found('policlinica aragao')).toEqual([2]);
      expect(await found('aragan')).toEqual([]);
      await app.database.runScript('update prestador set trade_name = null where id = 2');
      expect(await found('aragao')).toEqual([]);
    });

    it('where the customer keeps the ASO back, a clinic that does not says so', async () => {
      await app.database.runScript('update prestador set atende_aso_retido = false where id = 1');
      const reasons = async () =>
        (await offered(SAO_PAULO)).map((clinic) => [
          clinic.id,
          (clinic.motivos ?? []).map((reason) => reason.codigo),
        ]);
      expect(await reasons()).toEqual([
        [1, []],
        [2, []],
      ]);
      await app.database.runScript('update cliente set aso_retido = true where id = 1');
      expect(await reasons()).toEqual([
        [1, ['ASO_NOT_KEPT']],
        [2, []],
      ]);
    });

    it('a clinic without telemedicine gets no room, by Alterar and by the attendant', async () => {
      await app.database.runScript('update prestador set atende_telemedicina = false where id = 1');
      const id = await createVisit(app.database);
      await app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${id}`);
      const room = 'https://salas.exemplo.com.br/4f9c';
      const change = () =>
        app.invoke('PUT', '/agendamentos', {
          token: staff,
          body: { id, linkTelemedicina: room },
          headers: { 'if-match': '"1"' },
        });
      const refused = await change();
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        400,
        expect.stringContaining('Esta clínica não atende por telemedicina.'),
      ]);
      await app.database.runScript('update prestador set atende_telemedicina = true where id = 1');
      expect((await change()).status).toBe(200);
    });

    it('a clinic that does not confirm is not offered to, and is refused', async () => {
      await app.database.runScript('update prestador set permite_confirmacao_prestador = false where id = 1');
      const clinic = await app.tokenFor(4);
      const id = await createVisit(app.database, {
        status: STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
        data: '2026-11-24',
        hora: '09:00',
      });
      const actions = async () =>
        (
          await get<{ items: { acoes: string[] }[] }>(
            '/confirmacao-prestador/agendamentos?situacao=PENDENTES',
            clinic,
          )
        ).items[0]?.acoes;
      expect(await actions()).not.toContain('CONFIRMAR_PELO_PRESTADOR');
      const confirm = () =>
        app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
          token: clinic,
          body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
          headers: { 'if-match': '"1"' },
        });
      const refused = await confirm();
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([
        409,
        expect.stringContaining('Quem confirma os agendamentos desta clínica é a central.'),
      ]);
      await app.database.runScript('update prestador set permite_confirmacao_prestador = true where id = 1');
      expect(await actions()).toContain('CONFIRMAR_PELO_PRESTADOR');
      expect((await confirm()).status).toBe(200);
    });

    it('an exam of the other sex is not found for an employee', async () => {
      const found = () =>
        app.server.gateways.soc
          .procedimentos({ funcionarioId: 1, clienteId: 1, tipoExameId: 2 })
          .then(({ procedimentos }) => procedimentos.map(({ id }) => id));
      expect(await found()).toEqual([1, 2]);
      await app.database.runScript(`update procedimento set sexo = 'F' where id = 2;
      update funcionario set sex = 'M' where id = 1`);
      expect(await found()).toEqual([1]);
      await app.database.runScript(`update procedimento set sexo = 'M' where id = 2`);
      expect(await found()).toEqual([1, 2]);
      await app.database.runScript(`update procedimento set sexo = 'F' where id = 2;
      update funcionario set sex = null where id = 1`);
      expect(await found()).toEqual([1, 2]);
    });

    it('the longer notice of clinic and exam holds', async () => {
      const notice = async () =>
        (await get<{ diasAntecedencia: number }>('/prestador-exames/find-by-prestador-e-procedimento/1/1'))
          .diasAntecedencia;
      const own = await notice();
      await app.database.runScript(`update procedimento set dias_antecedencia = ${own + 4} where id = 1`);
      expect(await notice()).toBe(own + 4);
      await app.database.runScript('update procedimento set dias_antecedencia = 0 where id = 1');
      expect(await notice()).toBe(own);
    });

    it('how a clinic receives people is told in the registry as in the domain', async () => {
      const told = async (id: number) =>
        (await get<{ values: Record<string, unknown> }>(`/cadastros/supplier/${id}`)).values[
          'tipoAtendimento'
        ];
      const hours = async (id: number) =>
        (await get<{ openingHours: Parameters<typeof tipoAtendimento>[0] }>(`/suppliers/${id}`)).openingHours;
      for (const [am, pm] of [
        ["'HORARIO_MARCADO'", "'HORARIO_MARCADO'"],
        ["'ORDEM_CHEGADA'", "'ORDEM_CHEGADA'"],
        ["'ORDEM_CHEGADA'", "'HORARIO_MARCADO'"],
        ['null', "'HORARIO_MARCADO'"],
      ]) {
        await app.database.runScript(
          `update prestador_horario set service_type_am = ${am}, service_type_pm = ${pm} where prestador_id = 2`,
        );
        expect([am, pm, await told(2)]).toEqual([am, pm, tipoAtendimento(await hours(2))]);
      }
    });
  },
);
