import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rows } from './sql.ts';
import { EACH_DATABASE } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { pedido } from './pedidos.ts';
import { agendamentoCalls, type RequestBody } from './agendamento-calls.ts';

describe.each(EACH_DATABASE)('appointments over HTTP: actions on %s', (database) => {
  const calls = agendamentoCalls(database);
  const { create, fetchList, id } = calls;

  const changeStatus = (
    agendamentoId: number,
    status: number,
    description: string,
    token = calls.attendant,
  ) =>
    calls.app.invoke('POST', '/agendamento_status', {
      token,
      body: { descricao: description, agendamento: agendamentoId, status: { id: status } },
    });
  const cancel = (agendamentoId: number, token = calls.attendant) =>
    changeStatus(agendamentoId, 10, 'Mudança de status para Cancelado. Motivo: x', token);

  it('doc1 §4 Cancelar: sets CANCELADO with its record, frees the row from the default list, refuses a second time', async () => {
    const agendamentoId = id(await create(pedido()));
    const record = {
      descricao: 'Mudança de status para Cancelado. Motivo: desistiu',
      agendamento: { id: agendamentoId },
      status: { id: 10 },
      observacao: '',
    };
    const r = await calls.app.invoke('POST', '/agendamento_status', { token: calls.attendant, body: record });
    expect(r.status).toBe(201);
    expect(r.body).toMatchObject({
      agendamento: { id: agendamentoId, version: 2 },
      status: { id: 10, descricao: 'Cancelado' },
    });
    const list = (await fetchList('?limit=100')).body as RequestBody;
    expect(list.items.map((i) => i.id)).not.toContain(agendamentoId);
    const only = (await fetchList(`?filtrosExtras=${encodeURIComponent('{"status":[10]}')}`))
      .body as RequestBody;
    expect(only.items.map((i) => i.id)).toContain(agendamentoId);
    const records = await calls.app.invoke('GET', `/agendamento_status/agendamento/${agendamentoId}`, {
      token: calls.attendant,
    });
    expect(records.body).toMatchObject([
      { descricao: record.descricao, status: { id: 10 }, usuario: { name: 'Usuário 1' } },
      {},
    ]);
    const again = await calls.app.invoke('POST', '/agendamento_status', {
      token: calls.attendant,
      body: record,
    });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ codigo: 'TRANSICAO_RECUSADA' });
  });

  it('doc1 §4: of two people who change a status at once one wins and the other gets 409', async () => {
    const agendamentoId = id(await create(pedido()));
    const [a, b] = await Promise.all([
      changeStatus(agendamentoId, 10, 'Mudança de status para Cancelado. Motivo: a'),
      changeStatus(agendamentoId, 9, 'Mudança de status para Desistência de Vaga. Motivo: b'),
    ]);
    expect(new Set([a.status, b.status])).toEqual(new Set([201, 409]));
  });

  it('doc1 §6: without the permission a change is 403', async () => {
    const agendamentoId = id(await create(pedido()));
    expect((await create(pedido(), calls.reading)).status).toBe(403);
    const r = await cancel(agendamentoId, calls.reading);
    expect(r.status).toBe(403);
  });

  it('doc1 §4: a status record says which action it is, and why', async () => {
    const agendamentoId = id(await create(pedido()));
    for (const [status, description, message] of [
      [10, 'x', "A descrição deve começar por 'Mudança de status para Cancelado. Motivo: '"],
      [10, 'Mudança de status para Cancelado. Motivo: ', 'Campo obrigatório'],
      [20, 'qualquer', "A descrição deve ser 'Pendência resolvida: Falta consulta'"],
    ] as const) {
      const r = await changeStatus(agendamentoId, status, description);
      expect(r.status).toBe(400);
      expect(r.body).toMatchObject({
        details: { response: { campos: [{ campo: 'descricao', mensagem: message }] } },
      });
    }
    const listRow = ((await fetchList('?limit=100')).body as RequestBody).items.find(
      (i) => i.id === agendamentoId,
    );
    expect(listRow?.status.id).toBe(1);
  });

  it('doc1 §4 Mark missed: needs the permission to edit, counts, and frees the slot of a day to come', async () => {
    const agendamentoId = id(await create(pedido()));
    await calls.app.database.runScript(
      `update agendamento set status_id = 8, data_agendamento = '2026-11-27', hora_agendamento = '09:00' where id = ${agendamentoId};
       insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
         values (1, tsrange('2026-11-27 09:00', '2026-11-27 09:30'), 'RESERVA', ${agendamentoId})`,
    );
    const book = (token: string) =>
      changeStatus(agendamentoId, 20, 'Pendência resolvida: Falta consulta', token);
    await calls.app.database.runScript(
      `update perfil set permissoes = '{gestao_medica_v3:view,gestamedica_agendamentos:desistencia}' where id = 2`,
    );
    expect((await book(calls.reading)).status).toBe(403);
    await calls.app.database.runScript(
      `update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2`,
    );
    expect((await book(calls.reading)).status).toBe(403);
    const marked = await book(calls.attendant);
    expect(marked.status).toBe(201);
    // Decision 23: the count after the mark, which the screen holds against the client's limit.
    expect(marked.body).toMatchObject({ agendamento: { id: agendamentoId, quantidadeFaltaConsulta: 1 } });
    const [saved] = await rows<{ n: number; active: number }>(
      calls.app.database.db,
      sql`select quantidade_falta_consulta as n,
            (select count(*)::int from reserva r where r.agendamento_id = a.id and r.ativa) as active
          from agendamento a where a.id = ${agendamentoId}`,
    );
    expect(saved).toEqual({ n: 1, active: 0 });
  });

  it('doc1 §4: a request that follows on a missed exam carries its count, until one was done', async () => {
    const ask = async (change: Record<string, unknown> = {}) => id(await create(pedido(change)));
    const end = (agendamentoId: number, status: number, missed = 0) =>
      calls.app.database.runScript(
        `update agendamento set status_id = ${status}, quantidade_falta_consulta = quantidade_falta_consulta + ${missed} where id = ${agendamentoId}`,
      );
    const missed = async (agendamentoId: number) =>
      (
        (await calls.app.invoke('GET', `/agendamentos/${agendamentoId}`, { token: calls.attendant }))
          .body as {
          quantidadeFaltaConsulta: number;
        }
      ).quantidadeFaltaConsulta;
    await calls.app.database.runScript(DELETE_AGENDAMENTOS);
    const first = await ask();
    expect(await missed(first)).toBe(0);
    await end(first, 20, 1);
    const second = await ask();
    expect(await missed(second)).toBe(1);
    // Withdrawn: it says nothing. Not confirmed: as it stood.
    await end(second, 10);
    const third = await ask();
    expect(await missed(third)).toBe(1);
    await end(third, 18);
    const fourth = await ask();
    expect(await missed(fourth)).toBe(1);
    await end(fourth, 20, 1);
    // Another exam, or another employee, has its own.
    expect(await missed(await ask({ tipoExame: { id: 1 } }))).toBe(0);
    const fifth = await ask();
    expect(await missed(fifth)).toBe(2);
    await end(fifth, 22);
    expect(await missed(await ask())).toBe(0);
  });

  it('doc1 §4 Timing blocks: the check answers for the action that is asked about, as the change itself does', async () => {
    const agendamentoId = id(await create(pedido()));
    await calls.app.database.runScript(
      `update cliente set horas_bloqueio_alterar = 72, horas_bloqueio_desistencia = 60, horas_bloqueio_cancelar = 24 where id = 1;
       update agendamento set status_id = 8, data_agendamento = '2026-11-25', hora_agendamento = '15:00' where id = ${agendamentoId}`,
    );
    const deadline = async (query = '') =>
      (
        await calls.app.invoke(
          'GET',
          `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${agendamentoId}${query}`,
          { token: calls.attendant },
        )
      ).body;
    // 53 hours before.
    expect(await deadline()).toBe(72);
    expect(await deadline('?acao=ALTERAR')).toBe(72);
    expect(await deadline('?acao=DESISTENCIA')).toBe(60);
    expect(await deadline('?acao=CANCELAR')).toBe(false);
    expect(await deadline('?acao=OUTRA')).toMatchObject({ codigo: 'VALIDACAO' });
    const r = await cancel(agendamentoId);
    expect(r.status).toBe(201);
    await calls.app.database.runScript(
      `update cliente set horas_bloqueio_alterar = 24, horas_bloqueio_desistencia = 24, horas_bloqueio_cancelar = 24 where id = 1`,
    );
  });

  it('doc1 §4 Timing blocks: a cancel nearer than the limit is refused with the specified text', async () => {
    const agendamentoId = id(await create(pedido()));
    await calls.app.database.runScript(
      `update agendamento set status_id = 8, data_agendamento = '2026-11-24', hora_agendamento = '09:00' where id = ${agendamentoId}`,
    );
    const deadline = await calls.app.invoke(
      'GET',
      `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${agendamentoId}`,
      { token: calls.attendant },
    );
    expect(deadline.body).toBe(24);
    const r = await cancel(agendamentoId);
    expect(r.status).toBe(409);
    expect(r.body).toMatchObject({
      codigo: 'PRAZO_ENCERRADO',
      message: 'O prazo para cancelar é de até 24h antes da consulta!',
    });
    await calls.app.database.runScript(
      `update agendamento set data_agendamento = '2026-11-30' where id = ${agendamentoId}`,
    );
    const farAway = await calls.app.invoke(
      'GET',
      `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${agendamentoId}`,
      { token: calls.attendant },
    );
    expect(farAway.body).toBe(false);
  });

  it('decision 47: without :criar no link is resent and nobody starts, without :editar no pendency is resolved', async () => {
    const agendamentoId = id(await create(pedido()));
    const told = async (lacking: string) => {
      await calls.app.database.runScript(
        `update agendamento set status_id = 4 where id = ${agendamentoId};
         update perfil set permissoes = array_remove((select permissoes from perfil where id = 1),
           'gestamedica_agendamentos:${lacking}') where id = 2`,
      );
      const token = await calls.app.tokenFor(3);
      const post = async (path: string, body: object) =>
        (await calls.app.invoke('POST', path, { token, body })).status;
      return [
        await post('/autoagendamento/enviar-link-autoagendamento-colaborador', {
          agendamentoId,
          cpf: '52998224725',
          formaEnvio: 'WHATSAPP',
          phone: '11987654321',
        }),
        await post('/autoagendamento/solicitante-confirmar-agendamento', {
          agendamentoId,
          periodo: 1,
          dataAgendamento: '2026-11-25',
        }),
        await post('/agendamento_status', {
          descricao: 'Pendência resolvida: sim',
          agendamento: agendamentoId,
          status: { id: 16 },
        }),
      ];
    };
    const [noCreate, noEdit] = [await told('criar'), await told('editar')];
    expect([noCreate[0], noCreate[1], noEdit[2]]).toEqual([403, 403, 403]);
    // Of the others the first is done, and the appointment's status is what refuses the rest.
    expect([noCreate[2], noEdit[0], noEdit[1]]).toEqual([201, 409, 409]);
    await calls.app.database.runScript(
      `update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2`,
    );
  });
});
