import { describe, expect, it } from 'vitest';
import { decrypt } from '../src/platform/cipher.ts';
import { attendance, S } from './attendance.ts';
import { at, LATER } from './attendant-body.ts';
import { DATABASES } from './helpers.ts';
import { createPedido } from './pedido.ts';

const SAO_PAULO = 3550308;
const OTHER = '2026-11-27';
const PASS_ON = 'o funcionário não recebe esta confirmação';

/** What is done with an appointment, in order, and whether the employee is told of the day at its end. */
type Way = readonly [title: string, steps: readonly Step[], isTold: boolean];
type Step =
  | 'books'
  | 'is asked'
  | 'agrees'
  | 'wants another day'
  | 'starts'
  | 'moves'
  | 'asks the clinic'
  | 'schedules'
  | 'the clinic confirms';

const WAYS: readonly Way[] = [
  ['books by the link', ['books'], true],
  ['agrees to a day that was asked of them', ['starts', 'is asked', 'agrees'], true],
  ['is scheduled by an attendant', ['starts', 'schedules'], false],
  ['is confirmed by the clinic', ['starts', 'asks the clinic', 'the clinic confirms'], false],
  ['books, and is moved and scheduled', ['books', 'moves', 'schedules'], false],
  [
    'books, and is moved and confirmed by the clinic',
    ['books', 'moves', 'asks the clinic', 'the clinic confirms'],
    false,
  ],
  [
    'books, wants another day, and an attendant finds one',
    ['books', 'wants another day', 'starts', 'schedules'],
    false,
  ],
  [
    'books, wants another day, and the clinic confirms one',
    ['books', 'wants another day', 'starts', 'asks the clinic', 'the clinic confirms'],
    false,
  ],
  [
    'books, wants another day, and agrees to what is asked of them',
    ['books', 'wants another day', 'starts', 'is asked', 'agrees'],
    true,
  ],
];

describe.each(DATABASES)(
  'who is told of the day, where the requester tells of those of others, on %s',
  (database) => {
    const calls = attendance(database);
    const { query } = calls;

    const sent = async (id: number) =>
      (
        await query<{ id: number; tipo: string; corpo: string }>(
          'select id, tipo, corpo_cifrado as corpo from mensagem where agendamento_id = $1 order by id',
          [id],
        )
      ).map((each) => ({ ...each, corpo: decrypt(calls.app.config.keyRing, each.corpo) }));

    async function take(id: number, step: Step): Promise<number> {
      const [found] = await query<{ versao: number }>('select versao from agendamento where id = $1', [id]);
      const version = found?.versao ?? 0;
      const headers = { 'if-match': `"${version}"` };
      const act = async (body: object) => (await calls.act(id, body, { version })).status;
      const byEmployee = async (method: 'POST' | 'PATCH', url: string, body: object) => {
        // One link lives at a time: the test's own takes the place of the one in the message.
        await query('update token_autoagendamento set revogado_em = now() where agendamento_id = $1', [id]);
        const token = await calls.app.employeeToken(id);
        return (await calls.app.invoke(method, url, { token, body, headers })).status;
      };
      switch (step) {
        case 'books': {
          const clinic = { id, cidade: SAO_PAULO, idPrestador: 1 };
          await byEmployee('PATCH', '/autoagendamento/solicitante-confirmar-prestador', clinic);
          const day = { agendamentoId: id, periodo: 1, dataAgendamento: LATER, horarioAgendamento: '09:00' };
          return byEmployee('POST', '/autoagendamento/solicitante-confirmar-agendamento', day);
        }
        case 'agrees':
          return byEmployee('POST', '/autoagendamento/resposta', { acao: 'CONFIRMAR_PELO_FUNCIONARIO' });
        case 'wants another day':
          return byEmployee('POST', '/autoagendamento/resposta', {
            acao: 'SOLICITAR_ALTERACAO',
            motivo: 'Plantão',
          });
        case 'is asked':
          return act({
            acao: 'PEDIR_CONFIRMACAO_FUNCIONARIO',
            quando: at('10:00', OTHER),
            formaEnvio: 'EMAIL',
            email: 'novo@exemplo.com.br',
          });
        case 'starts':
          return act({ acao: 'INICIAR_ATENDIMENTO' });
        case 'moves':
          return act({ acao: 'REAGENDAR', quando: at('10:00', OTHER), motivo: 'Férias' });
        case 'asks the clinic':
          return act({ acao: 'PEDIR_CONFIRMACAO_PRESTADOR', quando: at('10:00', OTHER) });
        case 'schedules':
          return act({ acao: 'AGENDAR', quando: at('10:00', OTHER) });
        default:
          return (
            await calls.app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
              token: await calls.app.tokenFor(4),
              body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
              headers,
            })
          ).status;
      }
    }

    it.each(WAYS)(
      '%s: the requester is asked to pass on exactly what the employee is not told',
      async (_, steps, isTold) => {
        const id = await createPedido(calls.app.database.db, { funcionarioId: 1 });
        await query("update agendamento set quem_avisa = 'SOLICITANTE' where id = $1", [id]);
        let before = 0;
        for (const step of steps) {
          before = (await sent(id)).at(-1)?.id ?? 0;
          expect([step, await take(id, step)]).toEqual([
            step,
            expect.toSatisfy((status) => status === 200 || status === 201),
          ]);
        }
        expect(await calls.stored(id)).toMatchObject({ status_id: S.AGENDADO });
        const told = (await sent(id)).filter((each) => each.id > before);
        expect(told.some(({ tipo: kind }) => kind === 'CONFIRMACAO')).toBe(isTold);
        const toRequester = told.filter(({ tipo: kind }) => kind.endsWith('SOLICITANTE'));
        expect(toRequester.length).toBeGreaterThan(0);
        for (const { tipo: kind, corpo: body } of toRequester)
          expect([kind, body.includes(PASS_ON)]).toEqual([kind, !isTold]);

        // Also when the kit is sent once more.
        const again = await calls.app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=KIT`, {
          token: calls.attendant,
        });
        const previews = again.body as { tipo: string; corpo: string }[];
        expect(previews.map(({ tipo: kind, corpo: body }) => [kind, body.includes(PASS_ON)])).toEqual([
          ['KIT_PRESTADOR', false],
          ['KIT_SOLICITANTE', !isTold],
        ]);
      },
    );
  },
);
