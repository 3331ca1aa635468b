import type { FunctionChanges } from '@apto/api-client';
import { CHANGE_REFUSAL } from '@apto/domain/function-change';
import { STATUS } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import excel from 'exceljs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSpreadsheet } from '../src/staff-import/import-staff.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type Answer, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';

const MUDANCA_FUNCAO = 5;
/** Of hierarchy 1 of customer 1, at the head office; 2 is the same position at the branch. */
const EMPLOYEE = 1;
const PATH = `/mudanca-de-funcao/customer/employees/${EMPLOYEE}`;

interface Detail {
  version: number;
  unidade: { id: number } | null;
  status: { id: number };
}

describe.each(DATABASES)('doc3 §7.6: mudança de função, on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database.runScript(`delete from mudanca_funcao; ${DELETE_AGENDAMENTOS} delete from perfil_exposicao;
      delete from funcionario where id > 1000; delete from hierarquia where id > 1000;
      update funcionario set customer_hierarchy_id = 1, unidade_id = 1, situation = 'ATIVO', mudou_risco = false where id = ${EMPLOYEE};`),
  );

  const query = async <T>(text: string) => (await app.database.rawTransaction((c) => c.query<T>(text))).rows;
  const read = async (who = token) => (await app.invoke('GET', PATH, { token: who })).body as FunctionChanges;
  const register = async (
    body: object = {},
    { who = token, version = -1, path = PATH } = {},
  ): Promise<Answer> =>
    app.invoke('PATCH', path, {
      token: who,
      body: { hierarquiaId: 2, ...body },
      headers: { 'if-match': `"${version < 0 ? (await read()).versao : version}"` },
    });
  const settle = (action?: 'DESFAZER' | 'EFETIVAR', who = token) =>
    app.invoke('POST', PATH, { token: who, ...(action ? { body: { acao: action } } : {}) });
  const messageOf = (r: Answer) => [r.status, (r.body as { message: string }).message];
  const fieldsOf = (r: Answer) =>
    (r.body as { details: { response: { campos: { campo: string }[] } } }).details.response.campos.map(
      ({ campo: field }) => field,
    );
  const states = async () =>
    (await read()).mudancas.map((m) => `${m.de?.id ?? '-'} → ${m.para.id} ${m.situacao}`);
  const works = async () =>
    (
      await query<{ h: number; u: number }>(
        `select customer_hierarchy_id as h, unidade_id as u from funcionario where id = ${EMPLOYEE}`,
      )
    )[0];
  const actions = async () =>
    (
      await query<{ acao: string }>(
        `select acao from auditoria where recurso = 'funcionario' and recurso_id = ${EMPLOYEE} and acao like '%MUDANCA' order by id`,
      )
    ).map(({ acao: action }) => action);
  const ask = async (changes: object = {}): Promise<number> => {
    const r = await app.invoke('POST', '/agendamentos', {
      token,
      body: [pedido({ tipoExame: MUDANCA_FUNCAO, asoEmDia: true, ...changes })],
    });
    expect(r.status, JSON.stringify(r.body)).toBe(201);
    return (r.body as [{ id: number }])[0].id;
  };
  const detail = async (id: number) =>
    (await app.invoke('GET', `/agendamentos/${id}`, { token })).body as Detail;
  const cancel = (id: number) =>
    app.invoke('POST', '/agendamento_status', {
      token,
      body: {
        agendamento: { id },
        status: { id: STATUS.CANCELADO },
        descricao: 'Mudança de status para Cancelado. Motivo: mudou de ideia',
      },
    });
  const conclude = async (id: number): Promise<Answer> => {
    await app.database.runScript(
      `update agendamento set status_id = ${STATUS.AGUARDANDO_CONF_COMPARECIMENTO} where id = ${id}`,
    );
    return app.invoke('POST', `/painel-agendamento/${id}/acao`, {
      token,
      body: { acao: 'CONFIRMAR_COMPARECIMENTO' },
      headers: { 'if-match': `"${(await detail(id)).version}"` },
    });
  };
  const expose = (hierarchy: number) =>
    app.database.runScript(
      `insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
       values (1, 1, ${hierarchy}, 1, 'HABITUAL', 3, 3)`,
    );

  describe('doc2 §3: the dismissal exam, concluded', () => {
    const DEMISSIONAL = 4;
    const dismissal = (changes: object = {}) =>
      ask({ tipoExame: DEMISSIONAL, asoEmDia: false, dataHomologacao: '2026-11-27', ...changes });
    const situation = async () =>
      (
        await query<{ situation: string; day: string | null }>(
          `select situation, resignation_date::text as day from funcionario where id = ${EMPLOYEE}`,
        )
      )[0];
    const setting = (isLeftAlone: boolean) =>
      app.database.runScript(
        `update cliente set cliente_nao_alterar_situacao_no_demissional = ${isLeftAlone} where id = 1;
         update funcionario set resignation_date = null where id = ${EMPLOYEE}`,
      );
    afterEach(() => setting(false));

    it('dismisses the employee on the day of the request, and their past says so', async () => {
      await setting(false);
      const id = await dismissal();
      expect(await situation()).toEqual({ situation: 'ATIVO', day: null });
      expect((await conclude(id)).status).toBe(200);
      expect(await situation()).toEqual({ situation: 'DEMITIDO', day: '2026-11-27' });
      expect(
        await query(
          `select acao from auditoria where recurso = 'funcionario' and recurso_id = ${EMPLOYEE} order by id desc limit 1`,
        ),
      ).toEqual([{ acao: 'DEMITIR' }]);
    });

    it('changes nothing where the client said so at the request, or says so now', async () => {
      await setting(true);
      const asked = await dismissal();
      await setting(false);
      expect((await conclude(asked)).status).toBe(200);
      expect(await situation()).toEqual({ situation: 'ATIVO', day: null });
      const later = await dismissal();
      await setting(true);
      expect((await conclude(later)).status).toBe(200);
      expect(await situation()).toEqual({ situation: 'ATIVO', day: null });
    });

    it('changes nothing when another exam is concluded', async () => {
      await setting(false);
      expect((await conclude(await ask({ tipoExame: 2, asoEmDia: false }))).status).toBe(200);
      expect(await situation()).toEqual({ situation: 'ATIVO', day: null });
    });
  });

  it('PATCH registers the change, and changes the one that waits', async () => {
    expect(await read()).toMatchObject({
      funcionario: { id: EMPLOYEE, hierarquia: { id: 1, nome: 'Matriz / Produção / Operador' } },
      versao: 0,
      riscos: null,
      mudancas: [],
    });
    const registered = await register({ dia: '2026-12-01', motivo: 'Promoção' });
    expect(registered.status, JSON.stringify(registered.body)).toBe(200);
    expect(registered.body).toMatchObject({
      versao: 1,
      riscos: 'SEM_PERFIL',
      mudancas: [
        {
          situacao: 'PENDENTE',
          origem: 'PEDIDO',
          de: { id: 1, nome: 'Matriz / Produção / Operador' },
          para: { id: 2, nome: 'Filial / Produção / Operador' },
          dia: '2026-12-01',
          motivo: 'Promoção',
          solicitadaPor: 'Usuário 1',
          encerradaEm: null,
          exame: null,
        },
      ],
    });
    expect((await register({ dia: null, motivo: '' })).body).toMatchObject({
      versao: 2,
      mudancas: [{ dia: null, motivo: null }],
    });
    expect([await works(), (await actions()).slice(-2)]).toEqual([
      { h: 1, u: 1 },
      ['PEDIR_MUDANCA', 'ALTERAR_MUDANCA'],
    ]);
  });

  it('of two people the second is told', async () => {
    expect((await register({}, { version: 0 })).status).toBe(200);
    expect((await register({ motivo: 'Outra' }, { version: 0 })).status).toBe(409);
  });

  it.each([
    ['the position they have', { hierarquiaId: 1 }, ['hierarquiaId']],
    ["another customer's", { hierarquiaId: 3 }, ['hierarquiaId']],
    ["another company's", { hierarquiaId: 4 }, ['hierarquiaId']],
    ['a day that is past', { dia: '2026-11-22' }, ['dia']],
  ])('refuses %s', async (_, body, fields) => {
    const r = await register(body);
    expect([r.status, fieldsOf(r)]).toEqual([400, fields]);
    expect(await states()).toEqual([]);
  });

  it('refuses whoever has left, and an inactive position', async () => {
    await app.database.runScript(`update funcionario set situation = 'DEMITIDO' where id = ${EMPLOYEE}`);
    expect((await read()).funcionario.desligado).toBe(true);
    expect(messageOf(await register())).toEqual([409, CHANGE_REFUSAL.left]);
    await app.database.runScript(`update funcionario set situation = 'ATIVO' where id = ${EMPLOYEE};
      update hierarquia set ativo = false where id = 2`);
    expect((await register()).status).toBe(400);
    await app.database.runScript('update hierarquia set ativo = true where id = 2');
  });

  it('is for whoever may edit employees, in their customers and branches', async () => {
    const codes = async (userId: number, of = EMPLOYEE) => {
      const who = await app.tokenFor(userId);
      const path = `/mudanca-de-funcao/customer/employees/${of}`;
      const patch = await register({}, { who, version: 0, path });
      const [get, post] = await Promise.all([
        app.invoke('GET', path, { token: who }),
        app.invoke('POST', path, { token: who }),
      ]);
      return [get.status, patch.status, post.status];
    };
    expect(await codes(3)).toEqual([403, 403, 403]);
    expect(await codes(2, 4)).toEqual([404, 404, 404]);
    expect(await codes(8, 1)).toEqual([404, 404, 404]);
    // Of the branch: the employee is theirs, the head office is not.
    const who = await app.tokenFor(8);
    const path = '/mudanca-de-funcao/customer/employees/3';
    expect(fieldsOf(await register({ hierarquiaId: 1 }, { who, version: 0, path }))).toEqual([
      'hierarquiaId',
    ]);
  });

  it('the bare POST takes the change back; without one there is nothing to take back', async () => {
    await register();
    expect((await settle()).body).toMatchObject({
      versao: 0,
      mudancas: [{ situacao: 'CANCELADA', encerradaPor: 'Usuário 1' }],
    });
    expect([await works(), (await actions()).slice(-2)]).toEqual([
      { h: 1, u: 1 },
      ['PEDIR_MUDANCA', 'DESFAZER_MUDANCA'],
    ]);
    expect(messageOf(await settle())).toEqual([409, CHANGE_REFUSAL.none]);
    // Another one may be registered after it.
    expect((await register()).status).toBe(200);
  });

  it('NR-7 7.5.10: by hand only where the risks stay as they are', async () => {
    await expose(2);
    // Asked about before anything is registered; a position that may not be chosen tells nothing.
    const ask = (to: number) => app.invoke('GET', `${PATH}?para=${to}`, { token });
    const about = async (to: number) => ((await ask(to)).body as FunctionChanges).riscosPara;
    expect([await about(2), await about(1)]).toEqual(['MUDAM', 'SEM_PERFIL']);
    expect((await ask(3)).status).toBe(400);
    await register();
    expect(await read()).toMatchObject({ riscos: 'MUDAM', riscosPara: null });
    expect(messageOf(await settle('EFETIVAR'))).toEqual([409, CHANGE_REFUSAL.needsExam]);
    await expose(1);
    expect(await read()).toMatchObject({ riscos: 'IGUAIS' });
    expect((await settle('EFETIVAR')).body).toMatchObject({
      funcionario: { hierarquia: { id: 2 } },
      mudancas: [{ situacao: 'EFETIVADA', encerradaPor: 'Usuário 1' }],
    });
    expect(await works()).toEqual({ h: 2, u: 2 });
  });

  it('the exam is of the new position and its risks, and concluded it moves the employee', async () => {
    await expose(2);
    await app.database.runScript(`delete from funcionario_risco where funcionario_id = ${EMPLOYEE};
      insert into funcionario_risco (funcionario_id, risco_id) values (${EMPLOYEE}, 2)`);
    await register();
    const list = async () =>
      (
        (await app.invoke('GET', '/cadastros/employee?filter=João', { token })).body as {
          items: { values: { novaHierarquia: string | null } }[];
        }
      ).items[0]?.values.novaHierarquia;
    expect(await list()).toBe('Operador');
    const id = await ask();
    expect(await detail(id)).toMatchObject({ unidade: { id: 2 } });
    expect(
      await query(`select risco_id as id from agendamento_risco where agendamento_id = ${id} order by 1`),
    ).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await read()).toMatchObject({ mudancas: [{ exame: { id, status: { id: STATUS.EM_ABERTO } } }] });
    // Meanwhile the change is the exam's.
    expect(messageOf(await settle())).toEqual([409, CHANGE_REFUSAL.examLive]);
    expect(messageOf(await settle('EFETIVAR'))).toEqual([409, CHANGE_REFUSAL.examLive]);
    expect((await register({ motivo: 'Mesma função' })).status).toBe(200);

    expect((await conclude(id)).status).toBe(200);
    expect([await works(), await states(), await list()]).toEqual([
      { h: 2, u: 2 },
      ['1 → 2 EFETIVADA'],
      null,
    ]);
    expect((await actions()).at(-1)).toBe('EFETIVAR_MUDANCA');
    await app.database.runScript(`delete from funcionario_risco where funcionario_id = ${EMPLOYEE};
      insert into funcionario_risco (funcionario_id, risco_id) values (${EMPLOYEE}, 1)`);
  });

  it('another exam of the employee moves nobody', async () => {
    await register();
    expect((await conclude(await ask({ tipoExame: 2 }))).status).toBe(200);
    expect([await works(), await states()]).toEqual([{ h: 1, u: 1 }, ['1 → 2 PENDENTE']]);
  });

  it('a cancelled exam leaves the change pending, for the next one or to be taken back', async () => {
    await register();
    const first = await ask();
    expect((await cancel(first)).status).toBe(201);
    expect(await states()).toEqual(['1 → 2 PENDENTE']);
    const second = await ask();
    expect(await read()).toMatchObject({ mudancas: [{ exame: { id: second } }] });
    expect((await cancel(second)).status).toBe(201);
    expect((await settle()).status).toBe(200);
    expect([await works(), await states()]).toEqual([{ h: 1, u: 1 }, ['1 → 2 CANCELADA']]);
  });

  it('doc2 §4: other risks ask for no acknowledgement of a charge', async () => {
    const refused = await app.invoke('POST', '/agendamentos', {
      token,
      body: [pedido({ tipoExame: MUDANCA_FUNCAO })],
    });
    expect(refused.status).toBe(422);
    await expose(2);
    await register();
    expect((await app.invoke('GET', `/customer/employees/${EMPLOYEE}`, { token })).body).toMatchObject({
      mudouRisco: true,
      novaHierarquia: { id: 2, nome: 'Filial / Produção / Operador', dia: null },
    });
    expect((await ask({ asoEmDia: false })) > 0).toBe(true);
  });

  it('doc1 §2.4: the position of an edited exam is the change; another exam type lets go of it', async () => {
    const id = await ask();
    const edit = async (changes: object) =>
      app.invoke('PUT', '/agendamentos', {
        token,
        body: { id, ...changes },
        headers: { 'if-match': `"${(await detail(id)).version}"` },
      });
    expect((await edit({ unidade: 2 })).status).toBe(200);
    expect(await read()).toMatchObject({ mudancas: [{ para: { id: 2 }, exame: { id } }] });
    expect(messageOf(await register({ hierarquiaId: 1 }))[0]).toBe(400);
    const back = await edit({ unidade: 1 });
    expect([back.status, fieldsOf(back)]).toEqual([400, ['cargo']]);
    await app.database.runScript(
      `insert into cargo (id, cliente_id, name) values (900, 1, 'Sem hierarquia') on conflict do nothing`,
    );
    const unknown = await edit({ cargo: 900 });
    expect([unknown.status, fieldsOf(unknown)]).toEqual([400, ['cargo']]);
    expect((await edit({ tipoExame: 2 })).status).toBe(200);
    expect([await detail(id), await read()]).toMatchObject([
      { unidade: { id: 1 } },
      { mudancas: [{ situacao: 'PENDENTE', exame: null }] },
    ]);
    expect((await edit({ tipoExame: MUDANCA_FUNCAO })).status).toBe(200);
    expect([await detail(id), await read()]).toMatchObject([
      { unidade: { id: 2 } },
      { mudancas: [{ exame: { id } }] },
    ]);
  });

  it("a position that is written in the employee's record is a line of the past", async () => {
    const write = async (hierarchyId: number) => {
      const { version } = (await app.invoke('GET', `/cadastros/employee/${EMPLOYEE}`, { token }))
        .body as Detail;
      const r = await app.invoke('PATCH', `/cadastros/employee/${EMPLOYEE}`, {
        token,
        body: { hierarchyId },
        headers: { 'if-match': `"${version}"` },
      });
      expect(r.status, JSON.stringify(r.body)).toBe(200);
    };
    await write(2);
    expect((await read()).mudancas).toMatchObject([
      {
        origem: 'CADASTRO',
        situacao: 'EFETIVADA',
        de: { id: 1 },
        para: { id: 2 },
        solicitadaPor: 'Usuário 1',
      },
    ]);
    await write(1);
    await register();
    // To the very position that waits: it is in effect.
    await write(2);
    expect(await states()).toEqual(['1 → 2 EFETIVADA', '2 → 1 EFETIVADA', '1 → 2 EFETIVADA']);
    await app.database.runScript(
      `insert into hierarquia (id, cliente_id, unidade_id, setor_id, cargo_id)
       select 1900, 1, 1, 1, id from cargo where cliente_id = 1 and id <> 1 limit 1`,
    );
    await register({ hierarquiaId: 1900 });
    await write(1);
    expect((await states()).slice(0, 2)).toEqual(['1 → 1900 PENDENTE', '2 → 1 EFETIVADA']);
  });

  it('an imported position is one as well', async () => {
    const book = new excel.Workbook();
    book.addWorksheet('Funcionários').addRows([
      ['Nome', 'CPF', 'Data de nascimento', 'Unidade', 'Setor', 'Cargo'],
      ['João Conceição', '529.982.247-25', '10/05/1990', 'Filial', 'Produção', 'Operador'],
    ]);
    const imported = await importSpreadsheet(app.database, {
      clienteId: 1,
      content: new Uint8Array(await book.xlsx.writeBuffer()),
      fileName: 'rh.xlsx',
      now: nowInSaoPaulo(MONDAY_10AM),
      usuarioId: null,
      confirm: true,
    });
    expect(imported.saved).toBe(true);
    expect((await read()).mudancas).toMatchObject([{ origem: 'IMPORTACAO', situacao: 'EFETIVADA' }]);
  });
});
