import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rows } from './sql.ts';
import { EACH_DATABASE, MONDAY_10AM } from './helpers.ts';
import { pedido } from './pedidos.ts';
import { agendamentoCalls } from './agendamento-calls.ts';

describe.each(EACH_DATABASE)('appointments over HTTP: edits on %s', (database) => {
  const calls = agendamentoCalls(database);
  const { create, id } = calls;

  describe('an edit leaves nothing of what it replaced', () => {
    const edit = (agendamentoId: number, change: Record<string, unknown>, version = 1) =>
      calls.app.invoke('PUT', '/agendamentos', {
        token: calls.attendant,
        body: { id: agendamentoId, ...change },
        headers: { 'if-match': `"${version}"` },
      });
    const read = async (agendamentoId: number) =>
      (await calls.app.invoke('GET', `/agendamentos/${agendamentoId}`, { token: calls.attendant })).body;
    beforeAll(() =>
      calls.app.database.runScript(
        `insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true);
         update prestador set advance_deposit = true where id = 2`,
      ),
    );
    afterAll(() =>
      calls.app.database.runScript(
        `delete from prestador_cliente where prestador_id = 2 and cliente_id = 1;
         update prestador set advance_deposit = false, atende_ocupacional = true where id = 2`,
      ),
    );

    it('doc1 §2.4, doc3 §4.4: after noon the morning goes only from a range that is today alone', async () => {
      const agendamentoId = id(await create(pedido({ periodo: 2 })));
      calls.app.goTo(MONDAY_10AM + 51 * 3_600_000);
      // Of that day: the other sessions have ended by then.
      const token = await calls.app.tokenFor(2);
      const save = (change: Record<string, unknown>, version: number) =>
        calls.app.invoke('PUT', '/agendamentos', {
          token,
          body: { id: agendamentoId, ...change },
          headers: { 'if-match': `"${version}"` },
        });
      expect((await save({ periodo: 1 }, 1)).status).toBe(200);
      const alone = await save({ dataSugestaoFinal: '2026-11-25' }, 2);
      expect([alone.status, JSON.stringify(alone.body)]).toEqual([
        422,
        expect.stringContaining('A manhã de hoje já terminou'),
      ]);
      calls.app.goTo(MONDAY_10AM);
    });

    it('doc1 §7: sent back whole, where and when are not judged again by a later day', async () => {
      const agendamentoId = id(await create(pedido()));
      const { prestador, cidade, ...whole } = (await read(agendamentoId)) as {
        prestador: { id: number };
        cidade: { id: number };
        dataSugestaoInicial: string;
        dataSugestaoFinal: string;
        periodo: number;
      };
      const { dataSugestaoInicial, dataSugestaoFinal, periodo } = whole;
      const same = {
        prestador: prestador.id,
        cidade: cidade.id,
        dataSugestaoInicial,
        dataSugestaoFinal,
        periodo,
      };
      calls.app.goTo(MONDAY_10AM + 14 * 24 * 3_600_000);
      const token = await calls.app.tokenFor(2);
      const save = (change: Record<string, unknown>, version: number) =>
        calls.app.invoke('PUT', '/agendamentos', {
          token,
          body: { id: agendamentoId, ...change },
          headers: { 'if-match': `"${version}"` },
        });
      expect((await save({ ...same, observacao: 'Ligar antes' }, 1)).status).toBe(200);
      expect((await save({ prestador: prestador.id, observacao: 'Ligar depois' }, 2)).status).toBe(200);
      // A day that is another is judged.
      expect((await save({ ...same, dataSugestaoInicial: '2026-11-24' }, 3)).status).toBe(422);
      calls.app.goTo(MONDAY_10AM);
    });

    it('another clinic: procedures, deposit, reservation, method and time follow', async () => {
      const agendamentoId = id(await create(pedido({ horarioMarcadoPrestador: '09:00' })));
      expect(await read(agendamentoId)).toMatchObject({
        prestador: { id: 1 },
        horarioMarcadoPrestador: '09:00',
        usaReservaHorario: true,
        depositoAntecipado: false,
        quemAgenda: 'SOLICITANTE',
      });
      const r = await edit(agendamentoId, { prestador: 2, periodo: 2 });
      expect(r.status).toBe(200);
      expect((r.body as { avisos: string[] }).avisos).toEqual([
        'Horário: o combinado com a clínica (09:00) não vale mais e foi retirado.',
      ]);
      expect(await read(agendamentoId)).toMatchObject({
        prestador: { id: 2 },
        periodo: 2,
        horarioMarcadoPrestador: null,
        usaReservaHorario: false,
        depositoAntecipado: true,
      });
      const rows = await calls.app.invoke('GET', `/agendamento_procedimento/agendamento/${agendamentoId}`, {
        token: calls.attendant,
      });
      expect((rows.body as { prestador: { name: string } }[]).map((l) => l.prestador.name)).toEqual([
        'Clínica Chegada',
        'Clínica Chegada',
      ]);
      // And back again.
      expect((await edit(agendamentoId, { prestador: 1 }, 2)).status).toBe(200);
      expect(await read(agendamentoId)).toMatchObject({
        usaReservaHorario: true,
        depositoAntecipado: false,
        quemAgenda: 'SOLICITANTE',
      });
    });

    it('another period: a time that still fits stays, one that does not goes', async () => {
      const agendamentoId = id(await create(pedido({ horarioMarcadoPrestador: '09:00' })));
      expect((await edit(agendamentoId, { dataSugestaoFinal: '2026-11-27' })).body).toMatchObject({
        horarioMarcadoPrestador: '09:00',
        avisos: [],
      });
      expect((await edit(agendamentoId, { periodo: 2 }, 2)).body).toMatchObject({
        horarioMarcadoPrestador: null,
      });
    });

    it('doc1 §2.4: a function change takes branch, department and position of its own customer, no other type does', async () => {
      const agendamentoId = id(await create(pedido()));
      const [own] = await rows<{ unidade: number; setor: number; cargo: number }>(
        calls.app.database.db,
        sql`select (select max(id) from unidade where cliente_id = 1)::int as unidade,
              (select max(id) from setor where cliente_id = 1)::int as setor,
              (select max(id) from cargo where cliente_id = 1)::int as cargo`,
      );
      const other = await edit(agendamentoId, { ...own });
      expect(other.status).toBe(400);
      expect(other.body).toMatchObject({
        details: {
          response: {
            // Department and position are the employee's own already.
            campos: [{ campo: 'unidade', mensagem: 'Só se altera em uma mudança de função.' }],
          },
        },
      });
      const moved = await edit(agendamentoId, { tipoExame: { id: 5 }, ...own });
      expect(moved.status).toBe(200);
      expect(moved.body).toMatchObject({
        tipoExame: { id: 5 },
        unidade: { id: own?.unidade },
        setor: { id: own?.setor },
        cargo: { id: own?.cargo },
      });
    });

    it('issue 11: a function change does not lead into a hierarchy that is blocked', async () => {
      const agendamentoId = id(await create(pedido({ tipoExame: 5, asoEmDia: true })));
      const [place] = await rows<{ unidade: number; setor: number; cargo: number }>(
        calls.app.database.db,
        sql`select unidade_id as unidade, setor_id as setor, cargo_id as cargo from hierarquia where id = 1`,
      );
      await calls.app.database.runScript(
        "update hierarquia set bloqueada = true, motivo_bloqueio = 'Sem inventário' where id = 1",
      );
      const refused = await edit(agendamentoId, { ...place });
      await calls.app.database.runScript(
        'update hierarquia set bloqueada = false, motivo_bloqueio = null where id = 1',
      );
      expect([refused.status, refused.body]).toMatchObject([
        400,
        {
          details: {
            response: {
              campos: [{ campo: 'cargo', mensagem: 'Esta hierarquia está bloqueada: Sem inventário.' }],
            },
          },
        },
      ]);
    });

    it("another customer's branch, department or position is none of this one", async () => {
      const agendamentoId = id(await create(pedido({ tipoExame: 5, asoEmDia: true })));
      await calls.app.database.runScript(
        `insert into unidade (cliente_id, name) select 2, 'De outro' where not exists (select 1 from unidade where cliente_id = 2);
         insert into setor (cliente_id, name) select 2, 'De outro' where not exists (select 1 from setor where cliente_id = 2);
         insert into cargo (cliente_id, name) select 2, 'De outro' where not exists (select 1 from cargo where cliente_id = 2)`,
      );
      const [foreign] = await rows<{ unidade: number; setor: number; cargo: number }>(
        calls.app.database.db,
        sql`select (select max(id) from unidade where cliente_id = 2)::int as unidade,
              (select max(id) from setor where cliente_id = 2)::int as setor,
              (select max(id) from cargo where cliente_id = 2)::int as cargo`,
      );
      const refused = await edit(agendamentoId, { ...foreign });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        details: {
          response: {
            campos: [
              { campo: 'unidade', mensagem: 'Unidade não encontrada.' },
              { campo: 'setor', mensagem: 'Setor não encontrado.' },
              { campo: 'cargo', mensagem: 'Cargo não encontrado.' },
            ],
          },
        },
      });
      expect(await read(agendamentoId)).toMatchObject({ version: 1 });
    });

    it('another exam type is checked against the clinic and the reservation, not against days long gone', async () => {
      const agendamentoId = id(await create(pedido({ tipoExame: 6, prestador: 2 })));
      await calls.app.database.runScript(
        `update prestador set atende_ocupacional = false where id = 2;
         update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-03' where id = ${agendamentoId}`,
      );
      const refused = await edit(agendamentoId, { tipoExame: 2 });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        message: 'O prestador não realiza exames ocupacionais.',
        details: { response: { campos: [{ campo: 'prestador' }] } },
      });
      const other = id(await create(pedido()));
      expect(await read(other)).toMatchObject({ usaReservaHorario: true });
      await calls.app.database.runScript(
        `update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-03' where id = ${other}`,
      );
      expect((await edit(other, { tipoExame: 6 })).status).toBe(200);
      expect(await read(other)).toMatchObject({ usaReservaHorario: false, tipoExame: { id: 6 } });
    });
  });

  it('doc1 §3 linkTelemedicina: Alterar sets the room, and a type that ends in an ASO ends it', async () => {
    const { body: created } = await create(pedido({ tipoExame: { id: 6 } }));
    const { id } = created as { id: number };
    const change = (version: number, body: object) =>
      calls.app.invoke('PUT', '/agendamentos', {
        token: calls.attendant,
        body: { id, ...body },
        headers: { 'if-match': `"${version}"` },
      });
    const room = 'https://salas.exemplo.com.br/4f9c';
    await calls.app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${id}`);
    expect((await change(1, { linkTelemedicina: 'http://salas.exemplo.com.br' })).status).toBe(400);
    const set = await change(1, { linkTelemedicina: room });
    expect(set.body).toMatchObject({ telemedicina: true, linkTelemedicina: room, idPreSolicitacao: null });
    const occupational = await change(2, { tipoExame: 2 });
    expect([occupational.status, occupational.body]).toMatchObject([
      200,
      { telemedicina: false, linkTelemedicina: null },
    ]);
    expect((await change(3, { linkTelemedicina: room })).status).toBe(400);
  });

  it('doc1 §7 PUT /agendamentos: takes the whole appointment of §3, and changes what an edit may', async () => {
    const body = pedido();
    const agendamentoId = id(await create(body));
    const edited = await calls.app.invoke('PUT', '/agendamentos', {
      token: calls.attendant,
      body: {
        ...body,
        id: agendamentoId,
        observacao: 'Chega às 8 h',
        nomeFuncionario: 'Outra Pessoa',
        status: 8,
      },
      headers: { 'if-match': '"1"' },
    });
    expect([edited.status, edited.body]).toMatchObject([200, { version: 2, observacao: 'Chega às 8 h' }]);
    const { funcionario, status } = edited.body as { funcionario: { name: string }; status: { id: number } };
    expect(funcionario.name).not.toBe('Outra Pessoa');
    expect(status.id).not.toBe(8);
  });

  it('a stale edit is 409 with both versions; without If-Match it is 428', async () => {
    const agendamentoId = id(await create(pedido()));
    const edit = (version: string | null, observation: string) =>
      calls.app.invoke('PUT', '/agendamentos', {
        token: calls.attendant,
        body: { id: agendamentoId, observacao: observation },
        headers: version === null ? {} : { 'if-match': version },
      });
    expect((await edit(null, 'x')).status).toBe(428);
    const correct = await edit('"1"', 'primeira');
    expect(correct.status).toBe(200);
    expect(correct.body).toMatchObject({ version: 2, observacao: 'primeira', avisos: [] });
    const outdated = await edit('"1"', 'segunda');
    expect(outdated.status).toBe(409);
    expect(outdated.body).toMatchObject({
      codigo: 'VERSAO_DESATUALIZADA',
      details: { response: { versaoEnviada: 1, versaoAtual: 2 } },
    });
    const detail = await calls.app.invoke('GET', `/agendamentos/${agendamentoId}`, {
      token: calls.attendant,
    });
    expect(detail.body).toMatchObject({ observacao: 'primeira', version: 2 });
    expect(detail.headers.etag).toBe('"2"');
  });

  it('doc1 §7 PUT /agendamentos: the record sent back as it was read says its version itself', async () => {
    const agendamentoId = id(await create(pedido()));
    const edit = (version: unknown, headers: Record<string, string> = {}) =>
      calls.app.invoke('PUT', '/agendamentos', {
        token: calls.attendant,
        body: { id: agendamentoId, version, observacao: 'Chega às 8 h' },
        headers,
      });
    expect((await edit('1')).status).toBe(428);
    expect(await edit(1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await edit(1)).toMatchObject({
      status: 409,
      body: { details: { response: { versaoEnviada: 1, versaoAtual: 2 } } },
    });
    // The header wins.
    expect(await edit(1, { 'if-match': '"2"' })).toMatchObject({ status: 200, body: { version: 3 } });
  });

  it('doc1 §7 PUT /agendamentos: takes the record as GET answers it, nulls and all, and changes nothing else', async () => {
    const agendamentoId = id(await create(pedido()));
    const read = () => calls.app.invoke('GET', `/agendamentos/${agendamentoId}`, { token: calls.attendant });
    const before = (await read()).body as Record<string, unknown>;
    const edited = await calls.app.invoke('PUT', '/agendamentos', {
      token: calls.attendant,
      body: { ...before, observacao: 'Chega às 8 h' },
    });
    expect(edited.status, JSON.stringify(edited.body)).toBe(200);
    const { updatedAt: _, ...after } = (await read()).body as Record<string, unknown>;
    expect({ ...before, ...after }).toEqual({ ...before, version: 2, observacao: 'Chega às 8 h' });
  });

  it('decision 15: missing conditional fields are warnings', async () => {
    const agendamentoId = id(await create(pedido()));
    const r = await calls.app.invoke('PUT', '/agendamentos', {
      token: calls.attendant,
      body: { id: agendamentoId, tipoExame: { id: 4 } },
      headers: { 'if-match': '1' },
    });
    expect(r.status).toBe(200);
    expect((r.body as { avisos: string[] }).avisos).toEqual([
      'Data de demissão: Campo obrigatório para demissional.',
    ]);
  });
});
