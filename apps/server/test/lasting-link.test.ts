import { STATUS } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readLasting } from '../src/links/lasting.ts';
import { decrypt } from '../src/platform/cipher.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type Answer, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { rows } from './sql.ts';

const CPF = '52998224725';
const DAY = 86_400_000;
const WEDNESDAY = '2026-11-25';

interface Mine {
  agendamento: { version: number; situacao: string; telemedicina: boolean };
  emRevisao: boolean;
  impedimentos: { alterar: string | null; cancelar: string | null };
  acesso: { link: string; calendario: string } | null;
}

// The tests say what shape they expect of an answer.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const payload = <T>(r: Answer): T => r.body as T;
const tokenIn = (text: string): string => /token=([0-9A-Z-]{34})/.exec(text)?.[1] ?? '';

describe.each(DATABASES)("issue 12 'A way back': Meu agendamento, on %s", (name) => {
  let app: TestApp;
  let attendant: string;
  const get = (url: string, token: string | null = null) => app.invoke('GET', url, { token });
  const post = (url: string, body: object, token: string | null = null, headers?: Record<string, string>) =>
    app.invoke('POST', url, { token, body, ...(headers ? { headers } : {}) });
  const signIn = (password: string, username = CPF) =>
    post('/auth/login-autoagendamento', { username, password, termoAceito: true });
  const enter = async (token: string): Promise<string> => {
    const r = await signIn(token);
    expect(r.status).toBe(200);
    return payload<{ access_token: string }>(r).access_token;
  };
  const mine = async (session: string): Promise<Mine> =>
    payload<Mine>(await get('/autoagendamento', session));
  const sent = async (id: number, kind: string) =>
    (
      await rows<{ corpo_cifrado: string }>(
        app.database.db,
        sql`select corpo_cifrado from mensagem where agendamento_id = ${id} and tipo = ${kind} order by id`,
      )
    ).map(({ corpo_cifrado: sealed }) => decrypt(app.config.keyRing, sealed));

  /** A request, booked by its employee; with the token of the message's lasting link. */
  async function book(day = WEDNESDAY, time = '08:00') {
    const id = await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 });
    const link = payload<{ token: string }>(
      await post(
        '/autoagendamento/enviar-link-autoagendamento-colaborador',
        { phone: '(11) 98765-4321', email: '', formaEnvio: 'WHATSAPP', cpf: CPF, agendamentoId: id },
        attendant,
      ),
    );
    const first = await enter(link.token);
    const booked = await post(
      '/autoagendamento/solicitante-confirmar-agendamento',
      { agendamentoId: id, periodo: 1, dataAgendamento: day, horarioAgendamento: time },
      first,
    );
    expect(booked.status).toBe(201);
    const [confirmation = ''] = await sent(id, 'CONFIRMACAO');
    return { id, first, bookingToken: link.token, token: tokenIn(confirmation) };
  }
  const ask = async (session: string, action: string, reason = 'Tenho outro compromisso') =>
    post('/autoagendamento/resposta', { acao: action, motivo: reason }, session, {
      'if-match': `"${(await mine(session)).agendamento.version}"`,
    });

  beforeAll(async () => {
    app = await createTestApp({ database: name, env: { LOGIN_LIMIT: '3' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    attendant = await app.tokenFor(1);
    await app.database.db.execute(sql`delete from reserva`);
    await app.database.db.execute(sql`delete from limite_tentativa`);
    await app.database.db.execute(
      sql`update cliente set horas_bloqueio_alterar = 24, horas_bloqueio_cancelar = 36`,
    );
  });

  it('the confirmation carries a link of its own, which opens with the CPF and not without', async () => {
    const { id, first, bookingToken, token } = await book();
    expect(token).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/);
    expect(token).not.toBe(bookingToken);
    // The page that has just booked has it as well; the one that booked opens nothing any more.
    expect((await mine(first)).acesso?.link).toContain(`/publico/#/autoagendamento/login?token=${token}`);
    expect((await signIn(bookingToken)).status).toBe(401);
    expect((await signIn(token, '11144477735')).status).toBe(401);
    expect((await post('/autoagendamento/convite', { token })).body).toMatchObject({ agendado: true });
    const own = await mine(await enter(token));
    expect(own).toMatchObject({
      agendamento: { situacao: 'CONFIRMADO' },
      emRevisao: false,
      impedimentos: { alterar: null, cancelar: null },
    });
    // The requester gets no way in, and the table holds the token sealed only.
    expect((await sent(id, 'CONFIRMACAO_SOLICITANTE')).join()).not.toContain('token=');
    const kept = await rows(
      app.database.db,
      sql`select * from token_autoagendamento where agendamento_id = ${id}`,
    );
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it("the link is the appointment's company's also where no policy holds the calls (WITHOUT_APP_ROLE), and for jobs", async () => {
    const { id } = await book();
    const read = (empresaId: number) =>
      app.database.ofEmpresa(empresaId).transaction(async (tx) => {
        await tx.execute(sql`reset role`);
        return readLasting(tx, app.config, { id, empresaId });
      });
    expect(await read(1)).not.toBeNull();
    expect(await read(3)).toBeNull();
    expect(await readLasting(app.database.db, app.config, { id, empresaId: 1 })).not.toBeNull();
    expect(await readLasting(app.database.db, app.config, { id, empresaId: 3 })).toBeNull();
  });

  it('it lasts to the end of the day after the exam, wherever the exam moves', async () => {
    const { id, token } = await book();
    app.goTo(Date.parse('2026-11-27T02:59:00Z'));
    expect((await signIn(token)).status).toBe(200);
    app.goTo(Date.parse('2026-11-27T03:00:00Z'));
    expect((await signIn(token)).status).toBe(401);
    await app.database.db.execute(
      sql`update agendamento set data_agendamento = '2026-12-02' where id = ${id}`,
    );
    expect((await signIn(token)).status).toBe(200);
  });

  it('the event over HTTP has a key of its own, names nobody and ends with the link', async () => {
    const { id, first, token } = await book();
    const address = new URL((await mine(first)).acesso?.calendario ?? '').pathname.replace('/api', '');
    const r = await get(address);
    expect([r.status, r.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const event = String(r.body).replaceAll('\r\n ', '');
    expect(event).toContain('DTSTART;TZID=America/Sao_Paulo:20261125T080000');
    expect(event).toContain(`UID:agendamento-${id}@apto`);
    expect(event).toContain(token);
    expect(event).not.toMatch(/João|52998224725|peri[oó]dico|audiometria/i);
    // The key opens no session, and the token no event.
    expect((await signIn(address.split('/').at(-1) ?? '')).status).toBe(401);
    expect((await get(`/autoagendamento/calendario/${token}`)).status).toBe(404);
    await ask(await enter(token), 'CANCELAR');
    expect((await get(address)).status).toBe(404);
  });

  it('doc1 §3 linkTelemedicina: by telemedicine, page and event carry the room and no address', async () => {
    const { id, first } = await book();
    const room = 'https://salas.exemplo.com.br/4f9c';
    await app.database.db.execute(
      sql`update agendamento set telemedicina = true, link_telemedicina = ${room} where id = ${id}`,
    );
    const own = await mine(first);
    expect(own.agendamento).toMatchObject({ telemedicina: true, linkTelemedicina: room });
    const address = new URL(own.acesso?.calendario ?? '').pathname.replace('/api', '');
    const event = String((await get(address)).body).replaceAll('\r\n ', '');
    expect(event).toContain(`LOCATION:${room}`);
    expect(event).not.toContain('GEO:');
  });

  it('another day is asked of the attendants: the day stands, and who asked for the exam is told', async () => {
    const { id, token } = await book();
    const session = await enter(token);
    const r = await ask(session, 'SOLICITAR_ALTERACAO', 'Só posso à tarde');
    expect([r.status, payload<{ status: { id: number } }>(r).status.id]).toEqual([
      200,
      STATUS.PENDENCIA_PRESTADOR,
    ]);
    expect(await mine(session)).toMatchObject({
      agendamento: { situacao: 'CONFIRMADO' },
      emRevisao: true,
    });
    const address = new URL((await mine(session)).acesso?.calendario ?? '').pathname.replace('/api', '');
    const event = String((await get(address)).body).replaceAll('\r\n ', '');
    expect(event).toContain('STATUS:TENTATIVE');
    expect(event).toContain('SUMMARY:Dia em revisão: ');
    const [told = ''] = await sent(id, 'MUDANCA_PELO_FUNCIONARIO');
    expect(told).toContain('pediu outro dia');
    expect(told).not.toContain('tarde');
    const taken = await rows(
      app.database.db,
      sql`select 1 from reserva where agendamento_id = ${id} and ativa`,
    );
    expect(taken).toHaveLength(1);
    expect((await ask(session, 'SOLICITAR_ALTERACAO')).status).toBe(409);
  });

  it('a cancellation frees the place and ends the link and its sessions', async () => {
    const { id, token } = await book();
    const session = await enter(token);
    const r = await ask(session, 'CANCELAR');
    expect([r.status, payload<{ status: { id: number } }>(r).status.id]).toEqual([200, STATUS.CANCELADO]);
    expect(
      await rows(app.database.db, sql`select 1 from reserva where agendamento_id = ${id} and ativa`),
    ).toHaveLength(0);
    expect([(await get('/autoagendamento', session)).status, (await signIn(token)).status]).toEqual([
      401, 401,
    ]);
    expect((await sent(id, 'MUDANCA_PELO_FUNCIONARIO')).join()).toContain('cancelou o atendimento');
  });

  it("the client's own limits decide, with their words", async () => {
    const { token } = await book('2026-11-24', '14:00');
    const session = await enter(token);
    const refusal = 'O prazo para cancelar é de até 36h antes da consulta!';
    expect((await mine(session)).impedimentos).toEqual({ alterar: null, cancelar: refusal });
    const r = await ask(session, 'CANCELAR');
    expect([r.status, r.body]).toMatchObject([409, { codigo: 'PRAZO_ENCERRADO', message: refusal }]);
    app.goTo(MONDAY_10AM + DAY);
    const next = await enter(token);
    expect((await mine(next)).impedimentos).toEqual({
      alterar: 'O dia do exame já chegou.',
      cancelar: 'O dia do exame já chegou.',
    });
  });

  it('a confirmation sent anew ends the old link, and opens the door that wrong tries had closed', async () => {
    const { id, token } = await book();
    const session = await enter(token);
    for (let i = 0; i < 4; i += 1) await signIn('ERRADO');
    expect((await signIn(token)).status).toBe(429);
    const [message] = await rows<{ id: number }>(
      app.database.db,
      sql`update mensagem set situacao = 'ENVIADA' where agendamento_id = ${id} and tipo = 'CONFIRMACAO' returning id`,
    );
    const preview = await get(`/timeline/whatsapp/${id}/mensagens/${message?.id}/previa`, attendant);
    expect(JSON.stringify(preview.body)).not.toContain(token);
    const again = await post(`/timeline/whatsapp/${id}/mensagens/${message?.id}/reenviar`, {}, attendant);
    expect(again.status).toBe(201);
    const renewed = tokenIn((await sent(id, 'CONFIRMACAO')).at(-1) ?? '');
    expect(renewed).not.toBe(token);
    const ended = await get('/autoagendamento', session);
    expect([ended.status, payload<{ codigo: string }>(ended).codigo]).toEqual([401, 'LINK_SUBSTITUIDO']);
    expect((await signIn(renewed)).status).toBe(200);
    expect((await signIn(token)).status).toBe(401);
  });
});
