import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERMISSION } from '../permissions/index.ts';
import { STATUS, canTransition } from '../status/index.ts';
import { rowOffer } from './index.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const ME = 1;
const ANA = { id: ME, name: 'Ana' };
const BRUNO = { id: 2, name: 'Bruno' };
const PANEL = [PERMISSION.PAINEL_AGENDAMENTO];
const offer = (idStatus: number, holder: typeof ANA | null, permissions: readonly string[] = PANEL) =>
  rowOffer({ idStatus, responsavel: holder }, ME, permissions, now);

describe('what the panel offers on a row', () => {
  it('doc3 §2.10: Iniciar only for Em Aberto that nobody else has', () => {
    expect(offer(STATUS.EM_ABERTO, null).primary).toBe('START');
    expect(offer(STATUS.EM_ABERTO, BRUNO).primary).toBe('OPEN');
    expect(offer(STATUS.PENDENCIA_PRESTADOR, null).primary).toBe('OPEN');
    expect(offer(STATUS.EM_ANDAMENTO, ANA).primary).toBe('CONTINUE');
    expect(offer(STATUS.EM_ABERTO, null, []).primary).toBe('OPEN');
  });

  it('gives back what is one’s own, and says whose the rest is', () => {
    expect(offer(STATUS.EM_ANDAMENTO, ANA)).toMatchObject({
      giveBack: { reason: null },
      takeOver: { reason: 'Você já iniciou este atendimento.' },
    });
    expect(offer(STATUS.EM_ANDAMENTO, BRUNO)).toMatchObject({
      giveBack: { reason: 'Bruno já iniciou o atendimento.' },
      takeOver: { reason: null },
    });
    expect(offer(STATUS.EM_ABERTO, null)).toMatchObject({ giveBack: null, takeOver: null });
  });

  it('offers nothing that the transition table would refuse', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(STATUS)),
        fc.constantFrom(null, ANA, BRUNO),
        fc.constantFrom(PANEL, []),
        (idStatus, holder, permissions) => {
          const { primary, takeOver, giveBack } = offer(idStatus, holder, permissions);
          const may = (action: 'INICIAR_ATENDIMENTO' | 'ASSUMIR_ATENDIMENTO' | 'DEVOLVER_ATENDIMENTO') =>
            canTransition(idStatus, action, permissions, { now }).ok;
          if (primary === 'START') expect(may('INICIAR_ATENDIMENTO')).toBe(true);
          expect(takeOver !== null).toBe(may('ASSUMIR_ATENDIMENTO'));
          expect(giveBack !== null).toBe(may('DEVOLVER_ATENDIMENTO'));
        },
      ),
    );
  });
});
