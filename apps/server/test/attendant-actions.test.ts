import { ATTENDANT_ACTIONS, type AttendantAction } from '@apto/domain/attendant';
import { StatusAgendamento, TRANSITIONS } from '@apto/domain/status';
import { describe, expect, it } from 'vitest';
import { attendantBody } from './attendant-body.ts';
import { DATABASES } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { attendance, TODAY } from './attendance.ts';

describe.each(DATABASES)('the page of one request (doc3 §2.10): every action, on %s', (database) => {
  const calls = attendance(database);
  const { create, act, read, stored, lastRecord, propose } = calls;

  describe.each(StatusAgendamento)('$codigo', ({ id: status, codigo: code }) => {
    const listed = (action: AttendantAction) =>
      TRANSITIONS.filter((t) => t.de === status && t.action === action);
    const make = () => create({ status, data: TODAY, hora: '16:00' });

    it('the actions of the table are done, by menu and by call alike', async () => {
      for (const action of ATTENDANT_ACTIONS.filter((each) => listed(each).length > 0)) {
        const id = await make();
        if (action === 'ESCOLHER_DATA') await propose(id);
        const offered = (await read(id)).acoes.find((a) => a.acao === action);
        const r = await act(id, attendantBody(action));
        if (offered?.motivo) {
          expect([code, action, r.status, r.body.message]).toEqual([code, action, 409, offered.motivo]);
        } else {
          expect([code, offered?.acao, r.status]).toEqual([
            code,
            action,
            action === 'INICIAR_ATENDIMENTO' ? 201 : 200,
          ]);
          expect(listed(action).map((t) => t.para)).toContain(r.body.status.id);
          expect((await lastRecord(id))?.acao).toBe(action);
        }
        // What was done may hold the place that the next one asks for.
        await calls.app.database.runScript(DELETE_AGENDAMENTOS);
      }
    });

    it('every other one is refused, by menu and by call alike, and leaves the request as it was', async () => {
      const id = await make();
      await propose(id);
      const before = await stored(id);
      const { acoes: offered } = await read(id);
      for (const action of ATTENDANT_ACTIONS.filter((each) => listed(each).length === 0)) {
        const r = await act(id, attendantBody(action));
        expect([action, offered.find((a) => a.acao === action), r.status, r.body.codigo]).toEqual([
          action,
          undefined,
          409,
          'TRANSICAO_RECUSADA',
        ]);
      }
      expect(await stored(id)).toEqual(before);
    });
  });
});
