import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith } from './form.ts';
import { DATABASES, createTestApp, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { pedido } from './pedidos.ts';

interface Item {
  data: string;
  name: string | null;
  descricao: string;
  observacao: string | null;
}

const STEPS = [
  'edit',
  'attach',
  'link',
  'enter',
  'read',
  'cancel',
  'undo',
  'room',
  'book',
  'note',
  'accept',
] as const;
type Step = (typeof STEPS)[number];

/** Wednesdays on which clinic 1 of the fixture gives slots, each half hour of their morning. */
const SLOTS = ['2026-11-25', '2026-12-02'].flatMap((day) =>
  ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30'].map((time) => [day, time] as const),
);

describe.each(DATABASES)('the timelines of an appointment (doc1 §2.5, §3, §7), on %s', (database) => {
  let app: TestApp;
  let staff: string;
  let clinic: string;
  let turn = 0;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { LOGIN_LIMIT: '1000', LINK_LIMIT: '1000' } });
    staff = await app.tokenFor(1);
    clinic = await app.tokenFor(4);
  });
  afterAll(() => app.close());

  const timeline = async (id: number) =>
    (await app.invoke('GET', `/timeline/externa/${id}`, { token: staff })).body as Item[];
  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;

  /** What the trail says happened, by its own words: an oracle that knows no status record. */
  const happened = (id: number) =>
    query<{ acao: string }>(
      `select acao from auditoria where recurso = 'agendamento' and recurso_id = $1 and acao not in ('LER', 'SAIR') order by id desc`,
      [id],
    );

  const act: Record<Step, (id: number) => Promise<number>> = {
    async edit(id) {
      const { headers } = await app.invoke('GET', `/agendamentos/${id}`, { token: staff });
      const body = { id, observacao: `nota ${Math.random()}` };
      return (
        await app.invoke('PUT', '/agendamentos', {
          token: staff,
          body,
          headers: { 'if-match': String(headers['etag']) },
        })
      ).status;
    },
    async attach(id) {
      const { payload, type } = await formWith(
        { name: 'laudo.pdf', content: '%PDF-1.4\n%%EOF' },
        { origem: 'AGENDAMENTO', origemId: id, tipo: 'Outro' },
      );
      const headers = { 'content-type': type };
      return (await app.invoke('POST', '/anexo', { token: staff, body: payload, headers })).status;
    },
    async link(id) {
      const body = { formaEnvio: 'WHATSAPP', phone: '11987654321', cpf: '52998224725', agendamentoId: id };
      const url = '/autoagendamento/enviar-link-autoagendamento-colaborador';
      return (await app.invoke('POST', url, { token: staff, body })).status;
    },
    async enter(id) {
      const token = await app.invoke('POST', '/autoagendamento/token', {
        token: staff,
        body: { cpf: '52998224725', agendamentoId: id },
      });
      if (token.status !== 201) return token.status;
      const password = (token.body as { token: string }).token;
      const body = { username: '52998224725', password, termoAceito: true };
      return (await app.invoke('POST', '/auth/login-autoagendamento', { body })).status;
    },
    async room(id) {
      const { headers } = await app.invoke('GET', `/agendamentos/${id}`, { token: staff });
      turn += 1;
      return (
        await app.invoke('PUT', '/agendamentos', {
          token: staff,
          body: { id, linkTelemedicina: `https://salas.exemplo.com.br/${turn}` },
          headers: { 'if-match': String(headers['etag']) },
        })
      ).status;
    },
    async book(id) {
      const made = await app.invoke('POST', '/autoagendamento/token', {
        token: staff,
        body: { cpf: '52998224725', agendamentoId: id },
      });
      if (made.status !== 201) return made.status;
      const { token: password } = made.body as { token: string };
      const entered = await app.invoke('POST', '/auth/login-autoagendamento', {
        body: { username: '52998224725', password, termoAceito: true },
      });
      const { access_token: token } = entered.body as { access_token: string };
      const [day, time] = SLOTS[turn % SLOTS.length] ?? ['2026-11-25', '08:00'];
      turn += 1;
      return (
        await app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', {
          token,
          body: { agendamentoId: id, periodo: 1, dataAgendamento: day, horarioAgendamento: time },
        })
      ).status;
    },
    note: async (id) =>
      (
        await app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/observacao`, {
          token: clinic,
          body: { observacaoPrestador: 'Trazer o audiograma anterior.' },
        })
      ).status,
    async accept(id) {
      const notes = await query<{ id: number }>(
        'select id from observacao_prestador where agendamento_id = $1 and aceita_em is null',
        [id],
      );
      if (notes.length === 0) return 0;
      return (
        await app.invoke('POST', '/agendamentos-com/observacao-prestador/aceitar', {
          token: staff,
          body: { ids: notes.map((each) => each.id) },
        })
      ).status;
    },
    read: async (id) => (await timeline(id)).length,
    async cancel(id) {
      const body = {
        descricao: 'Mudança de status para Cancelado. Motivo: engano',
        agendamento: id,
        status: { id: 10 },
      };
      return (await app.invoke('POST', '/agendamento_status', { token: staff, body })).status;
    },
    async undo(id) {
      const { headers } = await app.invoke('GET', `/agendamentos/${id}`, { token: staff });
      const ifMatch = { 'if-match': String(headers['etag']) };
      return (await app.invoke('POST', `/agendamentos/${id}/desfazer`, { token: staff, headers: ifMatch }))
        .status;
    },
  };

  it('tells random lives as the trail does: nothing missing, nothing twice', async () => {
    // A life that is booked has most to tell; the others come as they come.
    const free = fc.array(fc.constantFrom<Step>(...STEPS), { maxLength: 7 });
    const steps = fc.oneof(
      free,
      free.map((rest): Step[] => ['book', 'note', 'accept', ...rest]),
    );
    const done = new Set<Step>();
    await fc.assert(
      fc.asyncProperty(fc.boolean(), steps, async (isLink, life) => {
        const id = isLink
          ? await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 })
          : (
              (await app.invoke('POST', '/agendamentos', { token: staff, body: pedido() })).body as {
                id: number;
              }
            ).id;
        // A type that may be done from afar: the room is set where a request is still edited.
        await query('update agendamento set tipo_exame_id = 9 where id = $1 and not autoagendamento', [id]);
        let rooms = 0;
        for (const step of life) {
          if (![200, 201].includes(await act[step](id))) continue;
          done.add(step);
          if (step === 'room') rooms += 1;
        }
        const told = await timeline(id);
        const trail = await happened(id);
        expect(told).toHaveLength(trail.length);
        const count = (word: RegExp) => told.filter((item) => word.test(item.descricao)).length;
        const inTrail = (action: string) => trail.filter((row) => row.acao === action).length;
        expect(count(/^Arquivo anexado$/)).toBe(inTrail('ANEXAR'));
        expect(count(/^Dados alterados$/)).toBe(inTrail('ALTERAR'));
        expect(count(/^Cancelado$/)).toBe(inTrail('CANCELAR'));
        expect(told.filter((item) => item.observacao?.includes('Cancelamento desfeito.'))).toHaveLength(
          inTrail('DESFAZER'),
        );
        expect(count(/^Entrada pelo link/)).toBe(inTrail('ENTRAR'));
        expect(count(/^Link de (?:autoagendamento|acompanhamento) emitido$/)).toBe(inTrail('EMITIR_LINK'));
        expect(count(/^Observação da clínica$/)).toBe(inTrail('OBSERVACAO_PRESTADOR'));
        expect(count(/^Observação da clínica aceita$/)).toBe(inTrail('ACEITAR_OBSERVACAO'));
        // The room is a field of an edit, and told as the form calls it.
        expect(
          told.filter((item) => /^Link da telemedicina: .+ → https:/mu.test(item.observacao ?? '')),
        ).toHaveLength(rooms);
        // Every event has words of its own.
        for (const { descricao: words } of told) expect(words).not.toMatch(/^[A-Z0-9_]+$/);
        for (const { data, name, observacao: note } of told) {
          expect(name).toBeTruthy();
          expect(Number.isNaN(Date.parse(data))).toBe(false);
          expect(note).toMatch(
            /De onde: pelo (?:sistema da empresa|link de autoagendamento|portal da clínica)/,
          );
        }
      }),
      {
        numRuns: 32,
        // Every kind of event has a life in which it surely happens: chance leaves one out now and then.
        examples: [
          [false, ['room', 'edit', 'attach']],
          [true, ['link', 'enter']],
          [true, ['book', 'note', 'accept']],
          [false, ['cancel', 'undo']],
        ],
      },
    );
    // Lives in which nothing of a kind could happen would prove nothing of it.
    expect([...STEPS].filter((step) => step !== 'read' && !done.has(step))).toEqual([]);
  });

  it('tells an entry by the link, with the employee as who and the link as where', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    expect(await act.enter(id)).toBe(200);
    const [entered, issued] = await timeline(id);
    expect(entered).toMatchObject({
      descricao: 'Entrada pelo link de autoagendamento',
      name: 'João Conceição',
    });
    expect(entered?.observacao).toContain('De onde: pelo link de autoagendamento, endereço 127.0.0.1');
    expect(issued).toMatchObject({ descricao: 'Link de autoagendamento emitido', name: 'Usuário 1' });
  });

  it('says which fields an edit changed and which file came, by name', async () => {
    const body = pedido({ funcionario: 2 });
    const { body: made } = await app.invoke('POST', '/agendamentos', { token: staff, body });
    const { id } = made as { id: number };
    expect(await act.edit(id)).toBe(200);
    expect(await act.attach(id)).toBe(201);
    const [attached, edited, born] = await timeline(id);
    expect(await act.cancel(id)).toBe(201);
    const ended = (await timeline(id)).filter((item) => item.descricao === 'Cancelado');
    expect(ended).toEqual([
      expect.objectContaining({ observacao: expect.stringContaining('Motivo: engano') as unknown }),
    ]);
    expect(attached).toMatchObject({ descricao: 'Arquivo anexado', name: 'Usuário 1' });
    expect(attached?.observacao).toContain('laudo.pdf (Outro)');
    expect(edited?.observacao).toContain('Campos: Observações');
    expect(born?.observacao).toContain('Agendamento criado');
  });

  it('issue 9: says of each edited field what it said and says, but keeps no words of health in the trail', async () => {
    const { body: made } = await app.invoke('POST', '/agendamentos', { token: staff, body: pedido() });
    const { id } = made as { id: number };
    const { headers, body: before } = await app.invoke('GET', `/agendamentos/${id}`, { token: staff });
    const edit = {
      id,
      nomeSolicitante: 'Carla Dias',
      // Sent, and no other than before.
      emailSolicitante: (before as { emailSolicitante: string }).emailSolicitante,
      observacao: 'Dor no peito',
    };
    const put = { token: staff, body: edit, headers: { 'if-match': String(headers['etag']) } };
    expect((await app.invoke('PUT', '/agendamentos', put)).status).toBe(200);
    const [edited] = await timeline(id);
    const name = (before as { nomeSolicitante: string }).nomeSolicitante;
    expect(edited?.observacao?.split('\n')).toEqual([
      `Nome do solicitante: ${name} → Carla Dias`,
      'Campos: Observações',
      expect.stringContaining('De onde: '),
    ]);
    const [row] = await query<{ detalhes: unknown }>(
      `select detalhes from auditoria where recurso = 'agendamento' and recurso_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(JSON.stringify(row)).not.toContain('peito');
  });

  it('issue 9: tells nothing of what an edit writes as it was, sent or found out anew', async () => {
    const { body: made } = await app.invoke('POST', '/agendamentos', { token: staff, body: pedido() });
    const { id } = made as { id: number };
    const { headers, body } = await app.invoke('GET', `/agendamentos/${id}`, { token: staff });
    const { observacao: note } = body as { observacao: string | null };
    // Another type asks the customer and the clinic again who schedules and notifies, and whether slots are reserved: of
    // these, monitoring changes the last alone.
    const put = {
      token: staff,
      body: { id, tipoExame: 6, observacao: note },
      headers: { 'if-match': String(headers['etag']) },
    };
    expect((await app.invoke('PUT', '/agendamentos', put)).status).toBe(200);
    const [edited] = await timeline(id);
    expect(edited?.observacao?.split('\n')).toEqual([
      expect.stringMatching(/^Tipo de exame: .* → Monitoração pontual$/),
      'Campos: Reserva de horário',
      expect.stringContaining('De onde: '),
    ]);
  });

  it('doc3 §7.6 log-acoes: the actions of an appointment, for who may see its timeline and in its scope', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    expect(await act.cancel(id)).toBe(201);
    const asked = (userId: number, of = id) =>
      app
        .tokenFor(userId)
        .then((token) => app.invoke('GET', `/log-acoes?origem=AGENDAMENTO&origemId=${of}`, { token }));
    const { status, body: log } = await asked(1);
    expect([status, log]).toEqual([
      200,
      {
        count: 1,
        registros: [expect.objectContaining({ usuarioNome: 'Usuário 1', metodo: 'CANCELAR', campos: [] })],
      },
    ]);
    expect((await asked(3)).status).toBe(403);
    expect((await asked(1, 999_999)).status).toBe(404);
  });

  it('tells each message once, with its state, and no answer for who lacks the permission', async () => {
    const id = await createPedido(app.database.db, { funcionarioId: 1 });
    expect(await act.link(id)).toBe(201);
    const messages = async () => (await app.invoke('GET', `/timeline/whatsapp/${id}`, { token: staff })).body;
    const message = { tipoEvento: 'Link de autoagendamento', tel: '*******4321', classificacao: 'ENVIO' };
    expect(await messages()).toEqual([expect.objectContaining({ ...message, envio: 'Na fila' })]);
    for (const [state, shown] of [
      ['ENVIADA', 'SUCESSO'],
      ['ENTREGUE', 'SUCESSO'],
      ['NA_CAIXA', 'Não saiu daqui'],
      ['FALHA', 'Falhou'],
    ]) {
      await query('update mensagem set situacao = $1 where agendamento_id = $2', [state, id]);
      expect(await messages()).toEqual([expect.objectContaining({ ...message, envio: shown })]);
    }
    const reader = await app.tokenFor(3);
    for (const which of ['externa', 'whatsapp'])
      expect((await app.invoke('GET', `/timeline/${which}/${id}`, { token: reader })).status).toBe(403);
  });
});
