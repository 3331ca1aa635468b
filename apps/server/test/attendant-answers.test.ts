import { describe, expect, it } from 'vitest';
import { at, LATER } from './attendant-body.ts';
import { DATABASES } from './helpers.ts';
import { attendance, S, type Answer } from './attendance.ts';

describe.each(DATABASES)(
  'the page of one request (doc3 §2.10): what is asked and answered, on %s',
  (database) => {
    const calls = attendance(database);
    const { query, create, act, read, stored, lastRecord, messages, vagas, propose } = calls;

    it('doc1 §2.5: what was proposed or asked is sent again, while its answer is waited for', async () => {
      const newest = async (id: number) =>
        (
          await query<{ id: number; tipo: string }>(
            `update mensagem set situacao = 'ENTREGUE' where agendamento_id = $1 returning id, tipo`,
            [id],
          )
        ).at(-1)?.id;
      const at = async (id: number, what: string) =>
        `/timeline/whatsapp/${id}/mensagens/${await newest(id)}/${what}`;
      const id = await create();
      await act(id, { acao: 'AGUARDAR_DATA', datas: [{ data: LATER, hora: '09:00' }] });
      const preview = await calls.app.invoke('GET', await at(id, 'previa'), { token: calls.attendant });
      expect(preview.body).toMatchObject({
        tipo: 'PROPOSTA_DATA',
        destino: 'rita@exemplo.com.br',
        corpo: expect.stringContaining('- quinta-feira, 26 de novembro de 2026, às 09:00') as string,
      });
      expect(
        (await calls.app.invoke('POST', await at(id, 'reenviar'), { token: calls.attendant })).status,
      ).toBe(201);
      expect(await messages(id)).toHaveLength(2);

      const asked = await create();
      await act(asked, { acao: 'PENDENCIAR_CLIENTE', motivo: 'Qual unidade?' });
      expect(
        (await calls.app.invoke('POST', await at(asked, 'reenviar'), { token: calls.attendant })).status,
      ).toBe(201);
      await act(asked, { acao: 'RESOLVER_PENDENCIA', motivo: 'Matriz' }, { version: 2 });
      const late = await calls.app.invoke('POST', await at(asked, 'reenviar'), { token: calls.attendant });
      // Nor is it offered.
      const offered = async (agendamento: number) => {
        const r = await calls.app.invoke('GET', `/timeline/whatsapp/${agendamento}`, {
          token: calls.attendant,
        });
        return (r.body as { podeReenviar: boolean }[]).map((m) => m.podeReenviar);
      };
      await newest(id);
      expect([await offered(id), await offered(asked)]).toEqual([
        [true, true],
        [false, false],
      ]);
      // A proposal whose days have passed asks nothing any more.
      await query(
        `update agendamento_status set datas_propostas = '[{"data": "2026-11-20", "hora": null}]' where agendamento_id = $1 and datas_propostas is not null`,
        [id],
      );
      expect(await offered(id)).toEqual([false, false]);
      expect([late.status, (late.body as Answer).message]).toEqual([
        409,
        'O pedido já não espera a resposta do solicitante.',
      ]);
    });

    it('proposed days and questions reach the requester, without what stands behind the login', async () => {
      const id = await create();
      await act(id, {
        acao: 'AGUARDAR_DATA',
        datas: [{ data: LATER, hora: '09:00' }, { data: '2026-11-27' }],
      });
      expect((await lastRecord(id))?.descricao).toBe(
        'Datas propostas ao solicitante: quinta-feira, 26 de novembro de 2026, às 09:00; sexta-feira, 27 de novembro de 2026, horário a combinar',
      );
      const proposed = async (agendamento: number) =>
        (
          (await calls.app.invoke('GET', `/agendamentos/${agendamento}`, { token: calls.attendant }))
            .body as {
            datasPropostas: unknown;
          }
        ).datasPropostas;
      const asData = {
        origem: 'ATENDENTE',
        datas: [
          { data: LATER, hora: '09:00' },
          { data: '2026-11-27', hora: null },
        ],
      };
      expect(await proposed(id)).toEqual(asData);
      await act(id, { acao: 'PENDENCIAR_CLIENTE', motivo: 'Qual a doença?' }, { version: 2 });
      // Asked for something else meanwhile, they still stand.
      expect(await proposed(id)).toEqual(asData);
      await act(id, { acao: 'CANCELAR', motivo: 'Não precisa mais' }, { version: 3 });
      expect(await proposed(id)).toBeNull();
      expect(await messages(id)).toEqual([
        { tipo: 'PROPOSTA_DATA', canal: 'EMAIL', destino: 'rita@exemplo.com.br' },
        { tipo: 'PENDENCIA_CLIENTE', canal: 'EMAIL', destino: 'rita@exemplo.com.br' },
      ]);
      const none = await create();
      expect((await act(none, { acao: 'AGUARDAR_DATA', datas: [] })).status).toBe(400);
      expect((await act(none, { acao: 'AGUARDAR_DATA', datas: [{ data: '2026-11-22' }] })).status).toBe(400);
      // What the requester may choose can be booked: the clinic of the request is closed on a Sunday.
      const closed = await act(none, { acao: 'AGUARDAR_DATA', datas: [{ data: '2026-11-29' }] });
      expect([closed.status, closed.body.message]).toEqual([
        400,
        ['datas: A clínica não atende aos domingos.'],
      ]);
    });

    it('the requester chooses one of the proposed days, which the attendant then schedules', async () => {
      const id = await create({ status: S.AGUARDANDO_DATA });
      await propose(id);
      // Who asks for exams has not the panel: what it takes is what an answer to a pendency takes.
      await calls.app.database.runScript(
        `insert into perfil (id, empresa_id, nome, permissoes) values (90, 1, 'Cliente', '{gestamedica_agendamentos:editar}');
       update usuario set perfil_id = 90 where id = 6`,
      );
      const cliente = await calls.app.tokenFor(6);
      const choose = (day: string, time: string | null, token = cliente) =>
        act(id, { acao: 'ESCOLHER_DATA', data: day, hora: time }, { token });
      for (const [day, time] of [
        [LATER, '10:00'],
        [LATER, null],
        // Proposed, and over since.
        ['2026-11-20', null],
      ] as const) {
        const refused = await choose(day, time);
        expect([refused.status, JSON.stringify(refused.body)]).toEqual([
          400,
          expect.stringContaining('Esta data não está mais entre as propostas. Escolha outra.'),
        ]);
      }
      const reader = await calls.app.tokenFor(3);
      expect((await choose(LATER, '09:00', reader)).status).toBe(403);
      expect((await choose(LATER, '09:00', await calls.app.tokenFor(5))).status).toBe(404);
      const chosen = await choose(LATER, '09:00');
      expect([chosen.status, chosen.body.status.id]).toEqual([200, S.PENDENCIA_RESOLVIDA]);
      expect(await lastRecord(id)).toMatchObject({
        acao: 'ESCOLHER_DATA',
        descricao: 'Data escolhida pelo solicitante: quinta-feira, 26 de novembro de 2026, às 09:00',
      });
      const detail = (await calls.app.invoke('GET', `/agendamentos/${id}`, { token: calls.attendant })).body;
      expect(detail).toMatchObject({
        datasPropostas: { origem: 'SOLICITANTE', datas: [{ data: LATER, hora: '09:00' }] },
      });
      const booked = await act(id, { acao: 'AGENDAR', quando: at('09:00') }, { version: 2 });
      expect([booked.status, booked.body.status.id]).toEqual([200, S.AGENDADO]);
    });

    it('the clinic’s other time, told by telephone, is the attendant’s to act on', async () => {
      const id = await create({ status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, data: LATER, hora: '09:00' });
      const same = await act(id, { acao: 'PROPOR_OUTRO_HORARIO', data: LATER, hora: '09:00' });
      expect(same.status).toBe(400);
      await act(id, { acao: 'PROPOR_OUTRO_HORARIO', data: LATER, hora: '10:00', motivo: 'Médico atrasado' });
      const detail = async () =>
        (await calls.app.invoke('GET', `/agendamentos/${id}`, { token: calls.attendant })).body;
      expect(await detail()).toMatchObject({
        datasPropostas: { origem: 'PRESTADOR', datas: [{ data: LATER, hora: '10:00' }] },
      });
      expect((await read(id)).observacaoPrestador).toBe(
        'Alteração proposta pela clínica, registrada pelo atendente: quinta-feira, 26 de novembro de 2026, às 10:00. Motivo: Médico atrasado',
      );
      // Once a day is chosen there is nothing left to choose.
      await act(id, { acao: 'ATENDER_PENDENCIA', motivo: 'Às dez' }, { version: 2 });
      await act(id, { acao: 'AGENDAR', quando: at('09:00') }, { version: 3 });
      expect((await stored(id))?.['status_id']).toBe(S.AGENDADO);
      expect(await detail()).toMatchObject({ datasPropostas: null });
    });

    it('another day that is held answers the clinic’s proposal: the next step begins with that day', async () => {
      const id = await create({ status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, data: LATER, hora: '09:00' });
      await act(id, { acao: 'PROPOR_OUTRO_HORARIO', data: LATER, hora: '10:00' });
      const moved = await act(
        id,
        { acao: 'REAGENDAR', quando: at('11:00'), motivo: 'O funcionário só pode às onze' },
        { version: 2 },
      );
      expect(moved.body.status.id).toBe(S.REAGENDADO);
      const { body } = await calls.app.invoke('GET', `/agendamentos/${id}`, { token: calls.attendant });
      expect(body).toMatchObject({ horaAgendamento: '11:00', datasPropostas: null });
    });

    describe('the employee answers (CONFIRMAR_PELO_FUNCIONARIO, RECUSAR_PELO_FUNCIONARIO)', () => {
      const ask = async (wanted: object = at('09:00')) => {
        const id = await create();
        const r = await act(id, {
          acao: 'PEDIR_CONFIRMACAO_FUNCIONARIO',
          quando: wanted,
          formaEnvio: 'EMAIL',
          email: 'novo@exemplo.com.br',
        });
        expect([r.status, r.body.status?.id]).toEqual([200, S.AGUARDANDO_CONF_COLABORADOR]);
        // One link lives at a time: the test's own takes the place of the one in the message.
        await query('update token_autoagendamento set revogado_em = now() where agendamento_id = $1', [id]);
        return { id, token: await calls.app.employeeToken(id) };
      };
      const answer = async (token: string, body: unknown, version = 2) => {
        const r = await calls.app.invoke('POST', '/autoagendamento/resposta', {
          token,
          body,
          headers: { 'if-match': `"${version}"` },
        });
        return { status: r.status, body: r.body as Answer };
      };
      const mine = async (token: string) =>
        (
          (await calls.app.invoke('GET', '/autoagendamento', { token })).body as {
            agendamento: { situacao: string };
          }
        )?.agendamento?.situacao;

      it('the question carries a link, holds the slot and shows itself as proposed', async () => {
        const { id, token } = await ask();
        expect(await messages(id)).toEqual([
          { tipo: 'PEDIDO_CONFIRMACAO', canal: 'EMAIL', destino: 'novo@exemplo.com.br' },
        ]);
        expect(await vagas(id)).toEqual([{ periodo: `${LATER} 09:00` }]);
        expect(await mine(token)).toBe('PROPOSTO');
        const sent = await act(await create(), {
          acao: 'PEDIR_CONFIRMACAO_FUNCIONARIO',
          quando: at('10:00'),
          formaEnvio: 'WHATSAPP',
          phone: '123',
        });
        expect(sent.status).toBe(400);
      });

      it('Confirmar books it, and the confirmation goes the way of the question', async () => {
        const { id, token } = await ask();
        const r = await answer(token, { acao: 'CONFIRMAR_PELO_FUNCIONARIO' });
        expect([r.status, r.body.status.id]).toEqual([200, S.AGENDADO]);
        expect((await messages(id)).filter((m) => m.tipo.startsWith('CONFIRMACAO'))).toEqual([
          { tipo: 'CONFIRMACAO', canal: 'EMAIL', destino: 'novo@exemplo.com.br' },
          { tipo: 'CONFIRMACAO_SOLICITANTE', canal: 'EMAIL', destino: 'rita@exemplo.com.br' },
        ]);
        expect(await mine(token)).toBe('CONFIRMADO');
        expect(await lastRecord(id)).toMatchObject({
          descricao: 'Confirmado pelo funcionário',
          autor_nome: 'João Conceição',
        });
        expect((await answer(token, { acao: 'CONFIRMAR_PELO_FUNCIONARIO' }, 3)).status).toBe(409);
      });

      it('Não posso needs a reason, frees the slot and ends the request and its link', async () => {
        const { id, token } = await ask();
        expect((await answer(token, { acao: 'RECUSAR_PELO_FUNCIONARIO', motivo: ' ' })).status).toBe(400);
        const r = await answer(token, { acao: 'RECUSAR_PELO_FUNCIONARIO', motivo: 'Estarei de férias' });
        expect([r.status, r.body.status.id, await vagas(id)]).toEqual([200, S.NAO_CONFIRMADO, []]);
        expect((await lastRecord(id))?.descricao).toBe(
          'Recusado pelo funcionário. Motivo: Estarei de férias',
        );
        expect((await calls.app.invoke('GET', '/autoagendamento', { token })).status).toBe(401);
      });

      it('what the attendant changed meanwhile is not confirmed unseen', async () => {
        const { id, token } = await ask();
        await query('update agendamento set versao = 3 where id = $1', [id]);
        const r = await answer(token, { acao: 'CONFIRMAR_PELO_FUNCIONARIO' });
        expect([r.status, r.body.codigo]).toEqual([409, 'VERSAO_DESATUALIZADA']);
      });

      it('a link of self-scheduling gives no answer to a question that was not asked', async () => {
        const id = await create({ status: S.AUTOAGENDAMENTO, autoagendamento: true });
        const r = await answer(await calls.app.employeeToken(id), { acao: 'CONFIRMAR_PELO_FUNCIONARIO' }, 1);
        expect([r.status, r.body.codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
      });
    });
  },
);
