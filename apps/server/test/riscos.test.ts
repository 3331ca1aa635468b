import { emptyValues, initialValues, registryOf } from '@apto/domain/registry';
import { nowInSaoPaulo, addDays, addMonthsToDate } from '@apto/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readVisit } from '../src/kit/repository.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { createVisit } from './pedido.ts';

describe.each(DATABASES)('decisions 0103: risks and the exams that they ask for, on %s', (database) => {
  let app: TestApp;
  let token: string;
  const today = nowInSaoPaulo(Date.now()).data;
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(1);
  });
  afterAll(() => app.close());
  const query = async (text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query(text, values))).rows;
  beforeEach(async () => {
    await query('delete from risco_procedimento');
    await query('delete from funcionario_exame');
    await query("update funcionario set sex = 'F', admission_date = '2020-01-01' where id = 1");
  });

  const rules = registryOf('risco-procedimento')!;
  const post = (body: object, who = token) =>
    app.invoke('POST', '/cadastros/risco-procedimento', {
      token: who,
      body: { ...emptyValues(rules), riscoId: 1, procedimentoId: 3, periodico: true, ...body },
    });
  const found = async (type = 2) => {
    const { body: answer } = await app.invoke(
      'GET',
      `/importacao/procedimentos-soc/funcionario/1/customer/1/tipo-exame/${type}`,
      { token },
    );
    const { procedimentos, examesEmDiaList } = answer as {
      procedimentos: { id: number }[];
      examesEmDiaList: { idExame: number; dataRefazerExame: string }[];
    };
    return {
      ids: procedimentos.map(({ id }) => id),
      valid: examesEmDiaList.map(({ idExame, dataRefazerExame }) => [idExame, dataRefazerExame]),
    };
  };

  it('a rule of the registry adds its exam to the requests of its exam type, and to no other', async () => {
    expect([(await found()).ids, (await found(4)).ids]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect((await post({})).status).toBe(201);
    expect([(await found()).ids, (await found(4)).ids]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  it('issue 11: what an activity of the position demands is asked for, with its term, and the kit says its opinions', async () => {
    const make = async (registry: string, body: object) => {
      const r = await app.invoke('POST', `/cadastros/${registry}`, { token, body });
      expect(r.status, JSON.stringify(r.body)).toBe(201);
      return (r.body as { id: number }).id;
    };
    const [own] = (await query(
      'select h.cargo_id as position from funcionario f join hierarquia h on h.id = f.customer_hierarchy_id where f.id = 1',
    )) as { position: number }[];
    const height = await make('atividades-especificas', { name: 'Trabalho em altura', observacao: null });
    await make('atividades-especificas-procedimentos', {
      atividadeId: height,
      procedimentoId: 3,
      periodicidadeMeses: 6,
    });
    const opinion = { atividadeId: height, descricao: 'Apto para trabalho em altura', norma: 'NR-35' };
    await make('atividades-especificas-pareceres', opinion);
    expect((await found()).ids).toEqual([1, 2]);
    const link = await make('position-atividades', { positionId: own!.position, atividadeId: height });
    const listed = async (positionId: number) =>
      (
        (
          await app.invoke(
            'GET',
            `/cadastros/position-atividades?limit=10&extras=${encodeURIComponent(JSON.stringify({ positionId }))}`,
            { token },
          )
        ).body as { items: { id: number }[] }
      ).items.map(({ id }) => id);
    expect([await listed(own!.position), await listed(own!.position + 1)]).toEqual([[link], []]);
    // At hiring, periodic, back to work and at a change; who leaves does it no more.
    for (const type of [1, 2, 3, 5])
      expect([type, (await found(type)).ids.includes(3)]).toEqual([type, true]);
    expect((await found(4)).ids).not.toContain(3);
    // Valid for the activity's six months, whatever the exam's own validity is.
    const done = addDays(today, -30);
    await query(
      'insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao) values (1, 3, $1)',
      [done],
    );
    expect((await found()).valid).toEqual([[3, addMonthsToDate(done, 6)]]);
    const visit = await createVisit(app.database, { status: 7, data: '2026-11-27', hora: '09:00' });
    await query('update agendamento set cargo_id = $2 where id = $1', [visit, own!.position]);
    const opinions = async () => (await readVisit(app.database.db, visit))?.kit.pareceres;
    expect(await opinions()).toEqual(['Apto para trabalho em altura (NR-35)']);
    // Nobody of another customer sees or makes it.
    const stranger = await app.tokenFor(5);
    expect(
      (await app.invoke('GET', `/cadastros/position-atividades/${link}`, { token: stranger })).status,
    ).toBe(404);
    expect(
      (await app.invoke('DELETE', `/cadastros/atividades-especificas/${height}`, { token })).body,
    ).toMatchObject({ message: expect.stringContaining('atividades de cargos') as string });
    // Switched off it asks for nothing.
    await app.invoke('POST', `/cadastros/position-atividades/inativar/${link}`, { token });
    await query('delete from funcionario_exame');
    expect([(await found()).ids, await opinions()]).toEqual([[1, 2], []]);
  });

  it('one that is switched off, of an inactive risk, or for somebody else adds nothing', async () => {
    const made = (await post({})).body as { id: number };
    await app.invoke('POST', `/cadastros/risco-procedimento/inativar/${made.id}`, { token });
    expect((await found()).ids).toEqual([1, 2]);
    await app.invoke('POST', `/cadastros/risco-procedimento/ativar/${made.id}`, { token });
    await app.invoke('POST', '/cadastros/riscos/inativar/1', { token });
    expect((await found()).ids).toEqual([1, 2]);
    await app.invoke('POST', '/cadastros/riscos/ativar/1', { token });
    expect((await found()).ids).toEqual([1, 2, 3]);
    await query("update risco_procedimento set sexo = 'M'");
    expect((await found()).ids).toEqual([1, 2]);
    await query('update risco_procedimento set sexo = null, risco_id = 2');
    expect((await found()).ids).toEqual([1, 2]);
  });

  it('its period decides when the exam is due again; the first one waits from the admission on', async () => {
    const done = addDays(today, -90);
    await query(
      'insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao) values (1, 3, $1)',
      [done],
    );
    await post({ periodicidadeMeses: 6 });
    expect((await found()).valid).toEqual([[3, addMonthsToDate(done, 6)]]);
    await query('delete from funcionario_exame');
    await query('update risco_procedimento set primeiro_apos_meses = 6');
    await query('update funcionario set admission_date = $1 where id = 1', [addMonthsToDate(today, -5)]);
    expect((await found()).ids).toEqual([1, 2]);
    await query('update funcionario set admission_date = $1 where id = 1', [addMonthsToDate(today, -6)]);
    expect((await found()).ids).toEqual([1, 2, 3]);
  });

  it('a change that leaves no exam type, or turns the ages around, is refused at its field and changes nothing', async () => {
    const made = (await post({ idadeMinima: 18 })).body as { id: number; version: number };
    for (const [body, field, message] of [
      [{ periodico: false }, 'admissional', 'Escolha ao menos um tipo de exame'],
      [{ idadeMaxima: 17 }, 'idadeMaxima', 'Deve ser a partir da idade mínima'],
    ] as const) {
      const r = await app.invoke('PATCH', `/cadastros/risco-procedimento/${made.id}`, {
        token,
        body,
        headers: { 'if-match': String(made.version) },
      });
      expect(r.status).toBe(400);
      expect(r.body).toMatchObject({
        details: { response: { campos: [{ campo: field, mensagem: message }] } },
      });
    }
    const after = await app.invoke('GET', `/cadastros/risco-procedimento/${made.id}`, { token });
    expect(after.body).toMatchObject({ version: made.version });
  });

  it('a code of table 24 belongs to the group of its chapter', async () => {
    const r = await app.invoke('POST', '/cadastros/riscos', {
      token,
      body: { name: 'Benzeno', grupo: 'FISICO', codigoEsocial: '01.01.001' },
    });
    expect(r.status).toBe(400);
    expect(r.body).toMatchObject({
      details: { response: { campos: [{ campo: 'codigoEsocial' }] } },
    });
  });

  it('each company has its own list: the same name in both, and only the own ones are offered and taken', async () => {
    const other = await app.tokenFor(5);
    const make = (who: string) =>
      app.invoke('POST', '/cadastros/riscos', { token: who, body: { name: 'Frio', grupo: 'FISICO' } });
    expect([(await make(token)).status, (await make(other)).status, (await make(token)).status]).toEqual([
      201, 201, 409,
    ]);
    const names = async (who: string) =>
      (
        (await app.invoke('GET', '/cadastros/riscos/combo', { token: who })).body as {
          items: { id: number }[];
        }
      ).items.map(({ id }) => id);
    const [mine, theirs] = [await names(token), await names(other)];
    expect(mine.filter((id) => theirs.includes(id))).toEqual([]);
    expect([mine.includes(1), theirs.includes(3)]).toEqual([true, true]);
    expect((await post({ riscoId: 3 })).status).toBe(404);
  });

  it('a risk that is in use says where', async () => {
    await post({});
    const r = await app.invoke('DELETE', '/cadastros/riscos/1', { token });
    expect(r.status).toBe(409);
    expect((r.body as { message: string }).message).toContain('exames por risco, riscos de funcionários');
  });

  describe('decisions 0104: the matrix gives an exposure its class', () => {
    const matrix = registryOf('matriz-config')!;
    const newMatrix = async (more: object, who = token) => {
      const body = { ...initialValues(matrix), ...more };
      const r = await app.invoke('POST', '/cadastros/matriz-config', { token: who, body });
      expect(r.status, JSON.stringify(r.body)).toBe(201);
      return (r.body as { id: number }).id;
    };
    const classOf = async (probability: number, severity: number) => {
      await query('delete from perfil_exposicao');
      const r = await app.invoke('POST', '/cadastros/perfil-exposicao', {
        token,
        body: {
          customerId: 1,
          hierarchyId: 1,
          descricaoRiscoId: 1,
          exposicao: 'HABITUAL',
          probabilidade: probability,
          severidade: severity,
          classe: 'Inventada',
        },
      });
      expect(r.status, JSON.stringify(r.body)).toBe(201);
      return (r.body as { values: { classe: string | null } }).values.classe;
    };
    beforeEach(() => query('delete from matriz_config'));

    it('none without a matrix; the company’s default; the customer’s own before it', async () => {
      expect(await classOf(5, 5)).toBe(null);
      await newMatrix({ name: 'Casa' });
      expect([await classOf(1, 1), await classOf(5, 5), await classOf(2, 3)]).toEqual([
        'Trivial',
        'Intolerável',
        'Moderado',
      ]);
      await newMatrix({ name: 'Dela', customerId: 1, celulas: '3'.repeat(25), classe3: 'Médio' });
      expect(await classOf(5, 5)).toBe('Médio');
      await newMatrix({ name: 'De outro', customerId: 2, celulas: '1'.repeat(25) });
      expect(await classOf(5, 5)).toBe('Médio');
    });

    it('levels beyond the matrix have no class; an inactive matrix gives none', async () => {
      const id = await newMatrix({ name: 'Três', niveis: 3 });
      expect([await classOf(3, 3), await classOf(4, 3), await classOf(3, 4)]).toEqual([
        'Moderado',
        null,
        null,
      ]);
      await app.invoke('POST', `/cadastros/matriz-config/inativar/${id}`, { token });
      expect(await classOf(3, 3)).toBe(null);
    });

    it('one default for each customer: the newest one that says so, also of some at once', async () => {
      await newMatrix({ name: 'Primeira' });
      await newMatrix({ name: 'De uma', customerId: 1 });
      await Promise.all(Array.from({ length: 8 }, (_, n) => newMatrix({ name: `Segunda ${n}` })));
      const rows = await query(
        `select coalesce(cliente_id, 0) as customer, count(*)::int as n from matriz_config where padrao group by 1 order by 1`,
      );
      expect(rows).toEqual([
        { customer: 0, n: 1 },
        { customer: 1, n: 1 },
      ]);
    });

    it('a user of one branch sees the exposures of that branch', async () => {
      await classOf(1, 1);
      const branch = await app.tokenFor(8);
      const seen = await app.invoke('GET', '/cadastros/perfil-exposicao', { token: branch });
      expect((seen.body as { items: unknown[] }).items).toEqual([]);
      await query('update perfil_exposicao set hierarquia_id = 2');
      const own = await app.invoke('GET', '/cadastros/perfil-exposicao', { token: branch });
      expect((own.body as { items: unknown[] }).items).toHaveLength(1);
    });
  });
});
