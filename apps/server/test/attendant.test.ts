import { PERMISSION } from '@apto/domain/permissions';
import { describe, expect, it } from 'vitest';
import { at, attendantBody, LATER } from './attendant-body.ts';
import { DATABASES } from './helpers.ts';
import { decrypt } from '../src/platform/cipher.ts';
import { attendance, S, TOMORROW } from './attendance.ts';

describe.each(DATABASES)('the page of one request (doc3 §2.10), on %s', (database) => {
  const calls = attendance(database);
  const { query, create, act, read, stored, lastRecord, messages, vagas } = calls;

  it('needs the permission of each action, and the page the panel’s', async () => {
    const id = await create();
    const reader = await calls.app.tokenFor(3);
    expect((await calls.app.invoke('GET', `/painel-agendamento/${id}`, { token: reader })).status).toBe(403);
    expect((await act(id, attendantBody('AGENDAR'), { token: reader })).status).toBe(403);
  });

  it('Iniciar makes the request one’s own; who comes second is told who has it', async () => {
    const id = await create({ status: S.EM_ABERTO });
    const [first, second] = await Promise.all([
      act(id, { acao: 'INICIAR_ATENDIMENTO' }),
      act(id, { acao: 'INICIAR_ATENDIMENTO' }, { token: calls.colleague }),
    ]);
    const [won, lost] = first.status === 201 ? [first, second] : [second, first];
    const winner = first.status === 201 ? 'Usuário 1' : 'Usuário 2';
    expect([won.status, lost.status, lost.body.codigo, lost.body.message]).toEqual([
      201,
      409,
      'ATENDIMENTO_INICIADO',
      `${winner} já iniciou o atendimento.`,
    ]);
    expect((await read(id)).responsavel?.name).toBe(winner);
  });

  it('Iniciar refuses what a colleague has in hand, whatever its status, and says who; by menu and by call', async () => {
    const id = await create({ status: S.AGUARDANDO_DATA });
    await query(
      'update agendamento set user_responsavel_id = 2, atendimento_iniciado_em = now() where id = $1',
      [id],
    );
    expect((await read(id)).acoes.find((a) => a.acao === 'INICIAR_ATENDIMENTO')?.motivo).toBe(
      'Usuário 2 já iniciou o atendimento.',
    );
    const refused = await act(id, { acao: 'INICIAR_ATENDIMENTO' });
    expect([refused.status, refused.body.message]).toEqual([409, 'Usuário 2 já iniciou o atendimento.']);
    expect(await stored(id)).toMatchObject({ status_id: S.AGUARDANDO_DATA, user_responsavel_id: 2 });
    const own = await act(id, { acao: 'INICIAR_ATENDIMENTO' }, { token: calls.colleague });
    expect([own.status, own.body.status.id]).toEqual([201, S.EM_ANDAMENTO]);
  });

  it('who saw an older version is told who changed it, and nothing is written', async () => {
    const id = await create();
    await act(id, { acao: 'PENDENCIAR_CLIENTE', motivo: 'Falta o CPF' }, { token: calls.colleague });
    const r = await act(id, attendantBody('AGENDAR'));
    expect([r.status, r.body]).toMatchObject([
      409,
      {
        codigo: 'VERSAO_DESATUALIZADA',
        message:
          "Usuário 2 alterou este pedido enquanto você o via. Agora ele está com status 'Pendência Cliente'.",
        details: { response: { alteradoPor: 'Usuário 2', versaoAtual: 2 } },
      },
    ]);
    expect(await vagas(id)).toEqual([]);
  });

  it('the same key again is the same step, once', async () => {
    const id = await create();
    const first = await act(id, attendantBody('AGENDAR'), { key: 'chave-do-atendente' });
    const again = await act(id, attendantBody('AGENDAR'), { key: 'chave-do-atendente' });
    expect([first.status, again.status, again.headers['idempotent-replay']]).toEqual([200, 200, 'true']);
    expect(await messages(id)).toHaveLength(4);
  });

  it('issue 9: the messages of a step are read before it is taken, in their very words, and nothing is done', async () => {
    const id = await create();
    const preview = (query: string, token = calls.attendant) =>
      calls.app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=PASSO&${query}`, { token });
    const step = `acao=AGENDAR&idPrestador=1&data=${LATER}&hora=09:00`;
    const { status, body: answer } = await preview(step);
    const shown = answer as { tipo: string; corpo: string; destino: string; nome: string | null }[];
    expect(status).toBe(200);
    // A bare number or address does not say whose it is.
    expect(shown.map(({ nome: name }) => name)).not.toContain(null);
    expect([await messages(id), await vagas(id), (await stored(id))?.['status_id']]).toEqual([
      [],
      [],
      S.EM_ANDAMENTO,
    ]);
    expect((await act(id, { acao: 'AGENDAR', quando: at('09:00') })).status).toBe(200);
    const sent = await query<{ tipo: string; destino: string; corpo: string }>(
      'select tipo, destino, corpo_cifrado as corpo from mensagem where agendamento_id = $1 order by id',
      [id],
    );
    const token = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}/g;
    expect(
      shown.map(({ tipo: kind, destino: to, corpo: body }) => ({ tipo: kind, destino: to, corpo: body })),
    ).toEqual(
      sent.map(({ corpo: sealed, ...each }) => ({
        ...each,
        corpo: decrypt(calls.app.config.keyRing, sealed).replaceAll(
          token,
          'XXXX-XXXX-XXXX-XXXX-XXXX-XXXX-XXXX',
        ),
      })),
    );
    // The step's own refusals: it is over, a clinic and a day are missing.
    expect((await preview(step)).status).toBe(409);
    expect((await preview('acao=AGENDAR')).status).toBe(400);
  });

  it('the messages of a step are read by whoever may take it, and by nobody else', async () => {
    const id = await create();
    const step = `PASSO&acao=AGENDAR&idPrestador=1&data=${LATER}&hora=09:00`;
    const [{ permissoes: before } = { permissoes: [] }] = await query<{ permissoes: string[] }>(
      'select permissoes from perfil where id = 2',
    );
    const preview = async (kind: string, ...held: string[]) => {
      await query('update perfil set permissoes = $1 where id = 2', [held]);
      const token = await calls.app.tokenFor(3);
      return (await calls.app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=${kind}`, { token }))
        .status;
    };
    try {
      expect([
        await preview(step, PERMISSION.PAINEL_AGENDAMENTO),
        await preview('KIT', PERMISSION.PAINEL_AGENDAMENTO),
        await preview(step, PERMISSION.AGENDAMENTOS_CRIAR),
      ]).toEqual([200, 403, 403]);
    } finally {
      await query('update perfil set permissoes = $1 where id = 2', [before]);
    }
  });

  it('doc1 §3: the room of telemedicine is set, kept, taken away, and refused for what ends in an ASO', async () => {
    const id = await create();
    await calls.app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${id}`);
    const room = 'https://salas.exemplo.com.br/4f9c';
    const remote = async () =>
      (await query('select telemedicina, link_telemedicina from agendamento where id = $1', [id]))[0];
    const withRoom = (time: string, linkTelemedicina?: string) => ({ ...at(time), linkTelemedicina });
    for (const wrong of ['http://salas.exemplo.com.br', 'javascript:alert(1)'])
      expect((await act(id, { acao: 'AGENDAR', quando: withRoom('09:00', wrong) })).status).toBe(400);
    expect((await act(id, { acao: 'AGENDAR', quando: withRoom('09:00', room) })).status).toBe(200);
    expect(await remote()).toEqual({ telemedicina: true, link_telemedicina: room });
    expect((await lastRecord(id))?.descricao).toContain('por telemedicina');
    const again = { acao: 'REAGENDAR', motivo: 'Férias' };
    await act(id, { ...again, quando: withRoom('14:00') }, { version: 2 });
    expect(await remote()).toEqual({ telemedicina: true, link_telemedicina: room });
    const third = await act(id, { acao: 'AGENDAR', quando: withRoom('14:00', '') }, { version: 3 });
    expect(third.status).toBe(200);
    expect(await remote()).toEqual({ telemedicina: false, link_telemedicina: null });

    const aso = await create();
    const refused = await act(aso, { acao: 'AGENDAR', quando: withRoom('15:00', room) });
    expect([refused.body.message].flat().join()).toContain('Este tipo de exame emite ASO');
  });

  it('doc1 §3 quemAvisa, linkTelemedicina: the requester passes the day on, but the room is the employee’s own', async () => {
    const texts = async (id: number) =>
      Object.fromEntries(
        (
          await query<{ tipo: string; corpo: string }>(
            'select tipo, corpo_cifrado as corpo from mensagem where agendamento_id = $1',
            [id],
          )
        ).map((m) => [m.tipo, decrypt(calls.app.config.keyRing, m.corpo)]),
      );
    const passedOn = await create({ quemAvisa: 'SOLICITANTE' });
    await act(passedOn, { acao: 'AGENDAR', quando: at('09:00') });
    const told = await texts(passedOn);
    expect(Object.keys(told)).not.toContain('CONFIRMACAO');
    expect(told['CONFIRMACAO_SOLICITANTE']).toContain('Quem avisa');

    const remote = await create({ quemAvisa: 'SOLICITANTE', funcionario: 2 });
    await calls.app.database.runScript(`update agendamento set tipo_exame_id = 9 where id = ${remote}`);
    const room = 'https://salas.exemplo.com.br/4f9c';
    await act(remote, { acao: 'AGENDAR', quando: { ...at('10:00'), linkTelemedicina: room } });
    const {
      CONFIRMACAO: own = '',
      CONFIRMACAO_SOLICITANTE: theirs = '',
      KIT_SOLICITANTE: kit = '',
    } = await texts(remote);
    expect(own).toContain(room);
    expect(own).not.toContain('Como chegar');
    for (const text of [theirs, kit]) {
      expect(text).toContain('por telemedicina');
      expect(text).not.toContain(room);
      expect(text).not.toContain('Quem avisa');
    }
  });

  it('risks are applied to the request and stay with its employee', async () => {
    const id = await create({ status: S.AGUARDANDO_APLICACAO_RISCO, funcionario: 6 });
    expect((await act(id, { acao: 'APLICAR_RISCO', riscos: [] })).status).toBe(400);
    expect((await act(id, { acao: 'APLICAR_RISCO', riscos: [999] })).status).toBe(400);
    expect((await act(id, { acao: 'APLICAR_RISCO', riscos: [1, 2] })).body.status.id).toBe(S.EM_ABERTO);
    expect(
      await query('select risco_id from agendamento_risco where agendamento_id = $1', [id]),
    ).toHaveLength(2);
    expect(await query('select 1 from funcionario_risco where funcionario_id = 6')).toHaveLength(2);
    const riscos = await calls.app.invoke('GET', '/painel-agendamento/riscos', { token: calls.attendant });
    expect(riscos.body).toEqual([
      { id: 2, nome: 'Poeira mineral', grupo: null },
      { id: 1, nome: 'Ruído contínuo', grupo: null },
    ]);
  });

  it('doc2 §4: the link that waited for the risks goes out with them', async () => {
    const waiting = async (days: string) => {
      const id = await create({ status: S.AGUARDANDO_APLICACAO_RISCO, autoagendamento: true });
      await query(
        `update agendamento set (data_sugestao_inicial, data_sugestao_final) = (${days}), user_id = 2 where id = $1`,
        [id],
      );
      return id;
    };
    const apply = (id: number, more: object = {}) => act(id, { acao: 'APLICAR_RISCO', riscos: [1], ...more });
    const asked = (id: number) =>
      query<Record<string, unknown>>(
        `select status_id, data_sugestao_final::text as fim, email_funcionario as email,
           (select count(*)::int from token_autoagendamento t where t.agendamento_id = a.id) as links,
           (select count(*)::int from notificacao n where n.agendamento_id = a.id and n.usuario_id = 2) as bell
         from agendamento a where id = $1`,
        [id],
      );
    const open = await waiting("'2026-11-24', '2026-12-03'");
    expect((await apply(open)).body.status.id).toBe(S.AUTOAGENDAMENTO);
    // By its own contact, and who asked for it hears of it.
    expect(await messages(open)).toMatchObject([{ tipo: 'LINK_AUTOAGENDAMENTO', canal: 'WHATSAPP' }]);
    expect(await asked(open)).toMatchObject([{ fim: '2026-12-03', links: 1, bell: 1 }]);

    const over = await waiting("'2026-11-09', '2026-11-13'");
    for (const [more, text] of [
      [{}, 'O período sugerido para o atendimento já passou. Informe outros dias.'],
      [{ dataSugestaoInicial: '2026-11-28', dataSugestaoFinal: '2026-11-29' }, /não há agendamento/],
      [{ dataSugestaoInicial: '2026-11-24' }, 'A data de sugestão final é obrigatória'],
      [
        {
          dataSugestaoInicial: '2026-11-24',
          dataSugestaoFinal: '2026-11-27',
          formaEnvio: 'WHATSAPP',
          phone: '1',
        },
        'Digite um telefone válido',
      ],
    ] as const) {
      const refused = await apply(over, more);
      expect([refused.status, JSON.stringify(refused.body.details)]).toEqual([
        400,
        typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text),
      ]);
    }
    expect(await asked(over)).toMatchObject([{ status_id: S.AGUARDANDO_APLICACAO_RISCO, links: 0, bell: 0 }]);
    const renewed = {
      dataSugestaoInicial: '2026-11-24',
      dataSugestaoFinal: '2026-11-27',
      formaEnvio: 'EMAIL',
      email: 'novo@exemplo.com.br',
    };
    expect((await apply(over, renewed)).status).toBe(200);
    expect(await messages(over)).toMatchObject([{ canal: 'EMAIL', destino: 'novo@exemplo.com.br' }]);
    expect(await asked(over)).toMatchObject([{ fim: '2026-11-27', email: 'novo@exemplo.com.br', links: 1 }]);
  });

  it('doc1 §4: the time limit before the exam holds on the page as in the list', async () => {
    const id = await create({ status: S.AGENDADO, data: TOMORROW, hora: '09:00' });
    const r = await act(id, { acao: 'CANCELAR', motivo: 'Erro' });
    expect([r.status, r.body.codigo, r.body.message]).toEqual([
      409,
      'PRAZO_ENCERRADO',
      'O prazo para cancelar é de até 24h antes da consulta!',
    ]);
  });
});
