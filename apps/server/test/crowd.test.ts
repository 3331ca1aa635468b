import type { AttendantAction } from '@apto/domain/attendant';
import { STATUS, TRANSITIONS } from '@apto/domain/status';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendantBody, LATER } from './attendant-body.ts';
import { createTestApp, EACH_DATABASE, type Answer, type TestApp } from './helpers.ts';
import { createVisit } from './pedido.ts';

/** What one person tries next, `pick` choosing among what is offered; nothing where nothing is. */
type Person = (id: number, pick: number) => Promise<Answer | null>;
interface Offered {
  version: number;
  acoes: ({ acao: string; motivo: string | null } | string)[];
}

const ROUNDS = 4;
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const chosen = <T>(from: readonly T[], pick: number): T | undefined => from[pick % from.length];

describe.each(EACH_DATABASE)('ten people on one appointment (doc1 §4), on %s', (database) => {
  let app: TestApp;
  let people: readonly Person[];

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;

  /** Works the page of the request: one of what it offers, with the version that it showed. */
  const attendant =
    (token: string): Person =>
    async (id, pick) => {
      const page = (await app.invoke('GET', `/painel-agendamento/${id}`, { token })).body as Offered;
      const open = page.acoes.flatMap((each) =>
        typeof each === 'object' && each.motivo === null ? [each.acao] : [],
      );
      const action = chosen(open, pick) as AttendantAction | undefined;
      if (!action) return null;
      const headers = ifMatch(page.version);
      if (action === 'INICIAR_ATENDIMENTO')
        return app.invoke('POST', `/painel-agendamento/${id}/iniciar`, { token, headers });
      const body = attendantBody(action);
      return app.invoke('POST', `/painel-agendamento/${id}/acao`, { token, headers, body });
    };

  /** Cancels, gives up or notes a missed exam by the list's menu, or takes the last of these back. */
  const requester =
    (token: string): Person =>
    async (id, pick) => {
      const { headers } = await app.invoke('GET', `/agendamentos/${id}`, { token });
      if (pick % 2 === 0)
        return app.invoke('POST', `/agendamentos/${id}/desfazer`, {
          token,
          headers: { 'if-match': String(headers['etag']) },
        });
      const to = chosen([STATUS.CANCELADO, STATUS.DESISTENCIA_DE_VAGA], pick >> 1);
      const body = { descricao: 'Motivo: engano', agendamento: id, status: { id: to } };
      return app.invoke('POST', '/agendamento_status', { token, body });
    };

  const clinic =
    (token: string): Person =>
    async (id, pick) => {
      const r = await app.invoke('GET', `/confirmacao-prestador/agendamentos/${id}`, { token });
      const page = r.body as Offered;
      const action = r.status === 200 ? chosen(page.acoes, pick) : undefined;
      if (typeof action !== 'string') return null;
      return app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
        token,
        headers: ifMatch(page.version),
        body: { acao: action, motivo: 'Agenda cheia', data: LATER, hora: '10:00' },
      });
    };

  /** Answers what was proposed, or books by the link. */
  const employee =
    (token: string): Person =>
    async (id, pick) => {
      const r = await app.invoke('GET', '/autoagendamento', { token });
      if (r.status !== 200) return null;
      const { version } = (r.body as { agendamento: { version: number } }).agendamento;
      if (pick % 3 === 0) {
        const body = { agendamentoId: id, periodo: 1, dataAgendamento: LATER, horarioAgendamento: '08:00' };
        return app.invoke('POST', '/autoagendamento/solicitante-confirmar-agendamento', { token, body });
      }
      const action = pick % 3 === 1 ? 'CONFIRMAR_PELO_FUNCIONARIO' : 'RECUSAR_PELO_FUNCIONARIO';
      return app.invoke('POST', '/autoagendamento/resposta', {
        token,
        headers: ifMatch(version),
        body: { acao: action, motivo: 'Estarei de férias' },
      });
    };

  beforeAll(async () => {
    // Whoever meets another is told so, and not that the machine is busy.
    app = await createTestApp({ database, patience: 20 });
    const [first, second, portal] = await Promise.all([1, 2, 4].map((user) => app.tokenFor(user)));
    if (!first || !second || !portal) throw new Error('sem sessões');
    people = [
      ...[first, first, second, second].map(attendant),
      ...[first, second].map(requester),
      ...[portal, portal].map(clinic),
    ];
  });
  afterAll(() => app.close());

  it('end in one legal history: every step a row of the table, from where the one before ended', async () => {
    const firsts = fc.constantFrom(
      STATUS.EM_ABERTO,
      STATUS.EM_ANDAMENTO,
      STATUS.AUTOAGENDAMENTO,
      STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
      STATUS.AGENDADO,
    );
    const picks = fc.array(fc.array(fc.nat(59), { minLength: 10, maxLength: 10 }), {
      minLength: ROUNDS,
      maxLength: ROUNDS,
    });
    let done = 0;
    await fc.assert(
      fc.asyncProperty(firsts, picks, async (status, rounds) => {
        const isLink = status === STATUS.AUTOAGENDAMENTO;
        const when = status === STATUS.AGENDADO || status === STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR;
        const id = await createVisit(app.database, {
          status,
          autoagendamento: isLink,
          ...(when ? { data: LATER, hora: '09:00' } : {}),
        });
        // The link that the employee opened before, in two tabs.
        const link = await app.employeeToken(id);
        const all = [...people, employee(link), employee(link)];
        expect(all).toHaveLength(10);
        let accepted = 0;
        for (const round of rounds) {
          const answers = await Promise.all(all.map((person, n) => person(id, round[n] ?? 0)));
          for (const answer of answers) {
            if (answer === null) continue;
            if (answer.status < 300) accepted += 1;
            // Who is refused is told so; nobody meets a fault.
            else expect([400, 401, 403, 404, 409, 422]).toContain(answer.status);
          }
        }
        const records = await query<{ de: number; para: number; acao: string }>(
          'select de, para, acao from agendamento_status where agendamento_id = $1 order by id',
          [id],
        );
        let stands: number = status;
        for (const { de: from, para: to, acao: action } of records) {
          expect(from).toBe(stands);
          const isStep = TRANSITIONS.some(
            (row) => row.de === from && row.action === action && row.para === to,
          );
          const isUndone =
            action === 'DESFAZER' && records.some((each) => each.para === from && each.de === to);
          expect([action, from, to, isStep || isUndone]).toEqual([action, from, to, true]);
          stands = to;
        }
        const [row] = await query<{ status_id: number; versao: number }>(
          'select status_id, versao from agendamento where id = $1',
          [id],
        );
        expect(row?.status_id).toBe(stands);
        // One version for each change that was acknowledged: none was lost under another.
        expect(row?.versao).toBe(1 + accepted);
        const slots = await query('select 1 from reserva where agendamento_id = $1 and ativa', [id]);
        expect(slots.length).toBeLessThanOrEqual(1);
        done += records.length;
      }),
      { numRuns: 5 },
    );
    expect(done).toBeGreaterThan(5);
  });
});
