import { describe, expect, it } from 'vitest';
import { at, LATER } from './attendant-body.ts';
import { DATABASES } from './helpers.ts';
import { decrypt } from '../src/platform/cipher.ts';
import { attendance, S, TODAY } from './attendance.ts';

describe.each(DATABASES)('the page of one request (doc3 §2.10): when and where, on %s', (database) => {
  const calls = attendance(database);
  const { query, create, act, stored, lastRecord, messages, vagas } = calls;

  it('Agendar by order of arrival leaves the half of the day that was wished, and keeps its own beside it', async () => {
    const id = await create();
    await query('update agendamento set periodo = 2 where id = $1', [id]);
    const r = await act(id, { acao: 'AGENDAR', quando: { ...at(null, LATER, 2), periodo: 1 } });
    expect([r.status, r.body.status.id]).toEqual([200, S.AGENDADO]);
    expect(await stored(id)).toMatchObject({
      data_agendamento: LATER,
      hora_agendamento: null,
      periodo: 2,
      periodo_agendado: 1,
    });
    const detail = await calls.app.invoke('GET', `/agendamentos/${id}`, { token: calls.attendant });
    expect(detail.body).toMatchObject({ periodo: 2, periodoAgendado: 1 });
    const [told] = await query<{ corpo: string }>(
      "select corpo_cifrado as corpo from mensagem where agendamento_id = $1 and tipo = 'KIT_PRESTADOR'",
      [id],
    );
    expect(decrypt(calls.app.config.keyRing, told?.corpo ?? '')).toContain('no período da manhã');
  });

  it('Agendar books the slot, writes where and when, and tells employee and requester', async () => {
    const id = await create();
    await query('update agendamento set periodo = 2 where id = $1', [id]);
    const r = await act(id, { acao: 'AGENDAR', quando: at('09:00') });
    expect([r.status, r.body.status.id]).toEqual([200, S.AGENDADO]);
    expect(await stored(id)).toMatchObject({
      prestador_id: 1,
      data_agendamento: LATER,
      hora_agendamento: '09:00',
      hora_saida: '09:30',
      // What the requester asked for stays as it was asked.
      periodo: 2,
    });
    expect(await vagas(id)).toEqual([{ periodo: `${LATER} 09:00` }]);
    expect(await lastRecord(id)).toEqual({
      acao: 'AGENDAR',
      descricao: 'Agendado: quinta-feira, 26 de novembro de 2026, às 09:00, em Clínica Horário',
      autor_nome: 'Usuário 1',
    });
    expect((await messages(id)).map((m) => m.tipo).toSorted()).toEqual([
      'CONFIRMACAO',
      'CONFIRMACAO_SOLICITANTE',
      'KIT_PRESTADOR',
      'KIT_SOLICITANTE',
    ]);
    expect(
      await query(
        'select data_agendamento::text as d from agendamento_procedimento where agendamento_id = $1',
        [id],
      ),
    ).toEqual([{ d: LATER }, { d: LATER }]);
  });

  it('losing the slot is told with the nearest free ones, and keeps what was held', async () => {
    const other = await create({ funcionario: 2 });
    await act(other, { acao: 'AGENDAR', quando: at('09:00') });
    const id = await create({ funcionario: 1 });
    await act(id, { acao: 'AGENDAR', quando: at('10:00') });
    const r = await act(id, { acao: 'REAGENDAR', quando: at('09:00'), motivo: 'Mais cedo' }, { version: 2 });
    expect([r.status, r.body.codigo]).toEqual([409, 'FAIXA_INDISPONIVEL']);
    const near = r.body.details.response['maisProximas'] as { data: string; horarioChegada: string }[];
    expect(near.map((f) => `${f.data} ${f.horarioChegada}`)).toContain(`${LATER} 09:30`);
    expect(await vagas(id)).toEqual([{ periodo: `${LATER} 10:00` }]);
  });

  it('of two who want the last place of a slot one gets it', async () => {
    const ids = [
      await create({ funcionario: 1 }),
      await create({ funcionario: 2 }),
      await create({ funcionario: 3 }),
    ];
    const answers = await Promise.all(ids.map((id) => act(id, { acao: 'AGENDAR', quando: at('11:00') })));
    expect(answers.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await query("select 1 from reserva where ativa and lower(periodo)::time = '11:00'")).toHaveLength(
      1,
    );
  });

  it('a slot that the attendant keeps while they choose is on offer to them alone, and theirs to book', async () => {
    const id = await create();
    const [first, second] = [await create({ funcionario: 2 }), calls.colleague] as const;
    const slots = async (agendamento: number, token = calls.attendant) =>
      (
        (
          await calls.app.invoke('POST', '/agendamentos/faixas-disponiveis', {
            token,
            body: {
              agendamentoId: agendamento,
              examesIds: [],
              periodo: 3,
              prestadorId: 1,
              dataInicial: LATER,
              dataFinal: LATER,
            },
          })
        ).body as { horarioChegada: string; horarioSaida: string; ambienteId: number; data: string }[]
      ).find((slot) => slot.horarioChegada === '10:00');
    const slot = await slots(id);
    const held = await calls.app.invoke('PUT', '/reservas-horarios/funcionario/1', {
      token: calls.attendant,
      body: {
        itens: [
          {
            prestadorId: 1,
            examesIds: [1],
            data: slot?.data,
            horarioChegada: slot?.horarioChegada,
            horarioSaida: slot?.horarioSaida,
            ambienteId: slot?.ambienteId,
          },
        ],
      },
    });
    expect([held.status, JSON.stringify(held.body)]).toEqual([200, expect.stringContaining('expiraEm')]);
    expect(await slots(id)).toBeDefined();
    expect(await slots(first, second)).toBeUndefined();
    expect((await act(first, { acao: 'AGENDAR', quando: at('10:00') }, { token: second })).status).toBe(409);
    expect((await act(id, { acao: 'AGENDAR', quando: at('10:00') })).status).toBe(200);
    expect(await query("select tipo from reserva where ativa and lower(periodo)::time = '10:00'")).toEqual([
      { tipo: 'RESERVA' },
    ]);
  });

  it('Reagendar frees the old slot and takes the new one, and booking the same again keeps it', async () => {
    const id = await create();
    await act(id, { acao: 'AGENDAR', quando: at('09:00') });
    const r = await act(id, { acao: 'REAGENDAR', quando: at('14:00'), motivo: 'Férias' }, { version: 2 });
    expect([r.status, r.body.status.id]).toEqual([200, S.REAGENDADO]);
    expect(await vagas(id)).toEqual([{ periodo: `${LATER} 14:00` }]);
    const again = await act(id, { acao: 'AGENDAR', quando: at('14:00') }, { version: 3 });
    expect([again.status, again.body.status.id]).toEqual([200, S.AGENDADO]);
    expect(await stored(id)).toMatchObject({ hora_agendamento: '14:00', hora_saida: '14:30' });
    const elsewhere = await act(
      id,
      { acao: 'REAGENDAR', quando: at('15:10', LATER, 2), motivo: 'Mais perto' },
      { version: 4 },
    );
    expect([elsewhere.status, await vagas(id)]).toEqual([200, []]);
    expect(await stored(id)).toMatchObject({ prestador_id: 2, hora_agendamento: '15:10', hora_saida: null });
  });

  it('where the clinic has no agenda, day and time by hand keep to its days and hours', async () => {
    const id = await create();
    const refused = async (wanted: object): Promise<string> =>
      [(await act(id, { acao: 'AGENDAR', quando: wanted })).body.message].flat().join();
    expect(await refused(at('09:00', '2026-11-22', 2))).toMatch(/anterior|menor|passad/i);
    expect(await refused(at('09:00', '2026-11-28', 2))).toContain('não atende neste dia');
    expect(await refused(at('09:00', '2026-12-25', 2))).toContain('feriado');
    expect(await refused(at('12:30', LATER, 2))).toContain('não atende');
    expect(await refused(at('09:00', TODAY, 2))).toContain('menor que o atual');
    expect(await refused(at(null))).toContain('Escolha o horário.');
    const r = await act(id, { acao: 'AGENDAR', quando: at(null, LATER, 2) });
    expect(r.status).toBe(200);
    expect(await stored(id)).toMatchObject({ prestador_id: 2, hora_agendamento: null });
    expect(await vagas(id)).toEqual([]);
  });

  it('a clinic that may not serve the customer, or is of another company, is refused', async () => {
    await query('delete from prestador_cliente where prestador_id = 2');
    const id = await create();
    const r = await act(id, { acao: 'AGENDAR', quando: at('09:00', LATER, 2) });
    expect([r.status, r.body.message]).toEqual([
      422,
      'O prestador não atende os funcionários da empresa: Padaria Aurora',
    ]);
    expect((await act(id, { acao: 'AGENDAR', quando: at('09:00', LATER, 3) })).status).toBe(404);
    await query('insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)');
  });

  it('a clinic that is paid in advance waits for the deposit, and nobody is told yet', async () => {
    await calls.app.database.runScript('update prestador set advance_deposit = true where id = 1');
    const id = await create();
    const r = await act(id, { acao: 'AGENDAR', quando: at('09:00') });
    expect([r.body.status.id, await messages(id)]).toEqual([S.DEPOSITO_ANTECIPADO, []]);
    await query(
      "insert into agendamento_status (agendamento_id, de, para, acao, descricao) values ($1, 17, 2, 'PAGAR_DEPOSITO', 'Pago')",
      [id],
    );
    await query('update agendamento set status_id = 2 where id = $1', [id]);
    const paid = await act(id, { acao: 'AGENDAR', quando: at('09:00') }, { version: 2 });
    expect(paid.body.status.id).toBe(S.AGENDADO);
  });

  it('so does a customer who pays in advance, by the earlier day of the two that are asked for', async () => {
    await calls.app.database.runScript(
      'update cliente set advance_deposit = true, days_in_advance = 4 where id = 1',
    );
    const day = '2026-12-11';
    const due = async (id: number) =>
      query<{ deposito_antecipado: boolean; prazo: string | null }>(
        'select deposito_antecipado, prazo_ordem::text as prazo from agendamento where id = $1',
        [id],
      );
    const own = await create();
    expect((await act(own, { acao: 'AGENDAR', quando: at('09:00', day) })).body.status.id).toBe(
      S.DEPOSITO_ANTECIPADO,
    );
    expect(await due(own)).toEqual([{ deposito_antecipado: true, prazo: '2026-12-07' }]);
    await calls.app.database.runScript(
      'update prestador set advance_deposit = true, days_in_advance = 6 where id = 1',
    );
    // What was told stays: the clinic's new days are the next one's.
    expect(await due(own)).toMatchObject([{ prazo: '2026-12-07' }]);
    const both = await create();
    await act(both, { acao: 'AGENDAR', quando: at('10:00', day) });
    // Six days before is a Saturday, on which nobody pays.
    expect(await due(both)).toMatchObject([{ prazo: '2026-12-04' }]);
  });
});
