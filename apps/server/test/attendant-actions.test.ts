import { ATTENDANT_ACTIONS } from '@apto/domain/attendant';
import { StatusAgendamento, TRANSITIONS } from '@apto/domain/status';
import { describe, expect, it } from 'vitest';
import { attendantBody } from './attendant-body.ts';
import { DATABASES } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';
import { attendance, TODAY } from './attendance.ts';

describe.each(DATABASES)('the page of one request (doc3 §2.10): every action, on %s', (database) => {
  const calls = attendance(database);
  const { create, act, read, lastRecord, propose } = calls;

  describe.each(ATTENDANT_ACTIONS)('%s', (action) => {
    it('is done in the statuses of the table, and refused in every other, by menu and by call alike', async () => {
      for (const { id: status, codigo: code } of StatusAgendamento) {
        const rows = TRANSITIONS.filter((t) => t.de === status && t.action === action);
        const id = await create({ status, data: TODAY, hora: '16:00' });
        if (action === 'ESCOLHER_DATA') await propose(id);
        const offered = (await read(id)).acoes.find((a) => a.acao === action);
        const r = await act(id, attendantBody(action));
        if (rows.length === 0) {
          expect([code, offered, r.status, r.body.codigo]).toEqual([
            code,
            undefined,
            409,
            'TRANSICAO_RECUSADA',
          ]);
        } else if (offered?.motivo) {
          expect([code, r.status, r.body.message]).toEqual([code, 409, offered.motivo]);
        } else {
          expect([code, offered?.acao, r.status]).toEqual([
            code,
            action,
            action === 'INICIAR_ATENDIMENTO' ? 201 : 200,
          ]);
          expect(rows.map((t) => t.para)).toContain(r.body.status.id);
          expect((await lastRecord(id))?.acao).toBe(action);
          // What was done may hold the place that the next one asks for.
          await calls.app.database.runScript(DELETE_AGENDAMENTOS);
        }
      }
    });
  });
});
