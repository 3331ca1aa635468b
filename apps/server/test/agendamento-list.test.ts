import { describe, expect, it } from 'vitest';
import { EACH_DATABASE } from './helpers.ts';
import { CPFS } from './fixture.ts';
import { pedido } from './pedidos.ts';
import { agendamentoCalls, type RequestBody } from './agendamento-calls.ts';

describe.each(EACH_DATABASE)('appointments over HTTP: the list on %s', (database) => {
  const calls = agendamentoCalls(database);
  const { create, fetchList, id } = calls;

  it('doc1 §7: the expanded row loads employee, clinic, procedures and risks', async () => {
    const agendamentoId = id(await create(pedido()));
    const read = async (path: string) =>
      (await calls.app.invoke('GET', path, { token: calls.attendant })).body;
    expect(await read(`/agendamento_funcionario/agendamento/${agendamentoId}`)).toMatchObject({
      funcionario: { name: 'João Conceição' },
      unidade: { tradeCode: 'M1' },
      setor: { name: 'Produção' },
      cargo: { name: 'Operador' },
      agendamento: { id: agendamentoId, periodo: 1 },
    });
    expect(await read(`/agendamento_prestador/agendamento/${agendamentoId}`)).toMatchObject({
      prestador: { name: 'Clínica Horário', city: { cidade: 'São Paulo', estado: 'SP' } },
    });
    expect(await read(`/agendamento_procedimento/agendamento/${agendamentoId}?origem=LISTA`)).toMatchObject([
      { procedimentos: { name: 'Exame clínico' }, prestador: { street: 'Rua Direita' } },
      { procedimentos: { name: 'Audiometria' }, recommendation: 'Repouso auditivo de 14 horas' },
    ]);
    expect(await read(`/agendamento-riscos/agendamento/${agendamentoId}`)).toMatchObject([
      { risco: { nome: 'Ruído contínuo' } },
    ]);
    expect(await read(`/agendamento-riscos/agendamento?agendamentoId=${agendamentoId}`)).toMatchObject([
      { risco: { nome: 'Ruído contínuo' } },
    ]);
  });

  it('every read of health data is in the audit trail, which cannot be changed', async () => {
    const agendamentoId = id(await create(pedido()));
    await calls.app.invoke('GET', `/agendamento-riscos/agendamento/${agendamentoId}`, {
      token: calls.reading,
    });
    const { rows } = await calls.app.database.rawTransaction((c) =>
      c.query<{ usuario_id: number }>(
        'select usuario_id from auditoria where recurso = $1 and recurso_id = $2 and dado_de_saude',
        ['agendamento_risco', agendamentoId],
      ),
    );
    expect(rows).toEqual([{ usuario_id: 3 }]);
    await expect(calls.app.database.runScript('delete from auditoria')).rejects.toThrow();
  });

  it('sort and filtrosExtras reject what is not declared', async () => {
    const undeclared = await fetchList('?sort=senha_hash%20ASC');
    expect([undeclared.status, JSON.stringify(undeclared.body)]).toEqual([
      400,
      expect.stringContaining(
        'Use um de: createdAt, funcionario, cliente, tipoExame, status, dataAgendamento, prazo, id',
      ),
    ]);
    expect((await fetchList('?sort=createdAt%20ASC;drop')).status).toBe(400);
    expect((await fetchList(`?filtrosExtras=${encodeURIComponent('{"status":[1],"x":1}')}`)).status).toBe(
      400,
    );
    expect((await fetchList('?filtrosExtras=nao-json')).status).toBe(400);
    expect((await fetchList('?limit=101')).status).toBe(400);
    for (const field of ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento']) {
      for (const direction of ['ASC', 'DESC'])
        expect((await fetchList(`?sort=${field}%20${direction}`)).status).toBe(200);
    }
  });

  it('searches names without regard to accents and case, chips as alternatives', async () => {
    await create([pedido({ funcionario: { id: 2 } }), pedido({ funcionario: { id: 3 } })]);
    const names = async (filter: string) =>
      new Set(
        ((await fetchList(`?limit=100&filter=${encodeURIComponent(filter)}`)).body as RequestBody).items.map(
          (i) => i.funcionario.name,
        ),
      );
    expect(await names('joao')).toEqual(new Set(['João Conceição']));
    expect(await names('CONCEICAO joão')).toEqual(new Set(['João Conceição']));
    expect(await names('["zelia","dores"]')).toEqual(new Set(['Zélia Filial', 'Maria das Dores']));
    expect(await names('%')).toEqual(new Set());
  });

  it('decision 34: forged scope headers widen nothing, malformed ones are 400', async () => {
    const total = async (headers: Record<string, string>) =>
      ((await fetchList('', calls.cliente, headers)).body as RequestBody).meta.totalItems;
    const everything = await total({});
    expect(everything).toBeGreaterThan(0);
    expect(await total({ 'x-clientes': '[2,3]' })).toBe(0);
    expect(await total({ 'x-clientes': '[1,2,3]', 'x-filtro-clientes': '[1]' })).toBe(everything);
    expect(await total({ 'x-unidades': '[4]' })).toBe(0);
    for (const bad of ['[', '{"a":1}', '1', '["x"]', '[1.5]', '[-1]']) {
      expect((await fetchList('', calls.cliente, { 'x-clientes': bad })).status).toBe(400);
    }
  });

  it('doc1 §7: the export is exactly what is filtered, with formulas escaped', async () => {
    await calls.app.database.runScript(
      `update agendamento set nome_solicitante = '=HYPERLINK("http://x")' where id = (select max(id) from agendamento)`,
    );
    const r = await calls.app.invoke('GET', '/agendamentos/gerar-csv/0?filter=zelia', {
      token: calls.attendant,
    });
    expect(r.status).toBe(200);
    // An ASCII name beside the accented one, for whoever has no locale to write the accent in.
    expect(r.headers['content-disposition']).toBe(
      `attachment; filename="relatorio_agendamentos.xlsx"; filename*=UTF-8''${encodeURIComponent('relátorio_agendamentos.xlsx')}`,
    );
    const { default: excel } = await import('exceljs');
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(r.raw).buffer);
    const sheet = workbook.worksheets[0];
    expect(sheet?.getRow(1).getCell(3).value).toBe('Funcionário');
    expect(sheet?.rowCount).toBe(2);
    expect(sheet?.getRow(2).getCell(3).value).toBe('Zélia Filial');
    expect(sheet?.getRow(2).getCell(11).value).toBe(`'=HYPERLINK("http://x")`);
  });

  it('issue 12 "Search": a word is of the name, the CPF, the customer or its code, and all must be found', async () => {
    await create(pedido({ funcionario: { id: 1 } }));
    await create(pedido({ funcionario: { id: 2 } }));
    const names = async (filter: string) =>
      [
        ...new Set(
          (
            (await fetchList(`?limit=100&filter=${encodeURIComponent(filter)}`)).body as RequestBody
          ).items.map((i) => i.funcionario.name),
        ),
      ].toSorted();
    const [cpf = ''] = CPFS;
    const everyone = await names('aurora');
    expect(everyone).toContain('João Conceição');
    expect(everyone).toContain('Maria das Dores');
    const [{ code }] = (
      await calls.app.database.rawTransaction((c) =>
        c.query<{ code: string }>('select code from cliente where id = 1'),
      )
    ).rows as [{ code: string }];
    expect(await names(code)).toEqual(everyone);
    expect(await names(`padaria maria ${code}`)).toEqual(['Maria das Dores']);
    expect(await names(cpf)).toEqual(['João Conceição']);
    expect(await names(`${cpf.slice(0, 3)}.${cpf.slice(3, 6)} joao aurora`)).toEqual(['João Conceição']);
    expect(await names(`${cpf} maria`)).toEqual([]);
    expect(await names('norte')).toEqual([]);
  });

  it("decision 46: the switcher's customers and a screen's own filter narrow each by itself, and both together", async () => {
    const names = async (headers: Record<string, string>) => {
      const { items } = (await fetchList('?limit=100', calls.attendant, headers)).body as {
        items: { cliente: { name: string } }[];
      };
      return new Set(items.map((i) => i.cliente.name));
    };
    await calls.app.database.runScript(
      `insert into agendamento (empresa_id, cliente_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente)
       select c.empresa_id, c.id, f.id, 2, 1, f.name, f.cpf, c.name from cliente c join funcionario f on f.customer_id = c.id
       where c.empresa_id = 1 and c.id = 2 limit 1`,
    );
    const everybody = await names({});
    const [aurora, other] = [
      await names({ 'x-clientes': '[1]' }),
      await names({ 'x-filtro-clientes': '[2]' }),
    ];
    expect([aurora.size, other.size, everybody.size]).toEqual([1, 1, 2]);
    expect(aurora).not.toEqual(other);
    expect(await names({ 'x-clientes': '[1,2]', 'x-filtro-clientes': '[2]' })).toEqual(other);
    expect(await names({ 'x-clientes': '[1]', 'x-filtro-clientes': '[2]' })).toEqual(new Set());
  });

  it("decision 45: 'datas' is the day of the request in São Paulo, first and last day included, and no other day", async () => {
    const made = [];
    // Half a minute around the ends of 2020-03-02 and 2020-03-03; the exam's day and the suggested ones lie elsewhere.
    for (const at of ['03-02T02:59:30Z', '03-02T03:00:00Z', '03-04T02:59:59Z', '03-04T03:00:00Z']) {
      const agendamentoId = id(await create(pedido()));
      made.push(agendamentoId);
      await calls.app.database.runScript(
        `update agendamento set created_at = '2020-${at}', data_agendamento = '2020-06-01' where id = ${agendamentoId}`,
      );
    }
    const found = async (days: readonly string[]) => {
      const { items } = (
        await fetchList(`?limit=100&filtrosExtras=${encodeURIComponent(JSON.stringify({ datas: days }))}`)
      ).body as RequestBody;
      return items.map((i) => i.id).toSorted((a, b) => a - b);
    };
    expect(await found(['2020-03-02', '2020-03-03'])).toEqual([made[1], made[2]]);
    expect(await found(['2020-03-01', '2020-03-01'])).toEqual([made[0]]);
    expect(await found(['2020-03-04', '2020-03-04'])).toEqual([made[3]]);
    expect(await found(['2020-06-01', '2020-06-01'])).toEqual([]);
  });

  it('doc1 §4: the panel counters are what the list shows for each', async () => {
    const r = await calls.app.invoke('GET', '/count-filtros-painel-agendamentos', { token: calls.attendant });
    const fromList = async (panel: string) =>
      (
        (await fetchList(`?filtrosExtras=${encodeURIComponent(JSON.stringify({ painel: panel }))}`))
          .body as RequestBody
      ).meta.totalItems;
    expect(r.body).toEqual({
      meus: await fromList('MEUS'),
      pendencias: await fromList('PENDENCIAS'),
      emAberto: await fromList('EM_ABERTO'),
    });
  });

  it('the list is read with at most three statements, the session included; one more says whose health data it showed', async () => {
    for (const [url, trail] of [
      ['?page=1', 1],
      ['?filter=joao', 1],
      ['?sort=funcionario%20ASC', 1],
      ['?filter=ninguem-com-este-nome', 0],
    ] as const) {
      const list = await fetchList(url);
      expect((list.body as RequestBody).items.length > 0 ? 1 : 0, url).toBe(trail);
      expect(Number(list.headers['x-statements']), url).toBeLessThanOrEqual(3 + trail);
    }
  });
});
