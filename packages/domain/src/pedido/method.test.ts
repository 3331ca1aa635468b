import { describe, expect, it } from 'vitest';
import { methodAnswer, methodNotices, requiredMethod, WHO, type Who } from './index.ts';

const ALL = Object.values(WHO);
const BOTH = [false, true];

interface Case {
  readonly prescribed: Who;
  readonly sent: Who;
  readonly soc: boolean;
  readonly reserves: boolean;
  readonly mayChange: boolean;
}

const CASES: readonly Case[] = ALL.flatMap((prescribed) =>
  ALL.flatMap((sent) =>
    BOTH.flatMap((soc) =>
      BOTH.flatMap((reserves) => BOTH.map((mayChange) => ({ prescribed, sent, soc, reserves, mayChange }))),
    ),
  ),
);

const requiredOf = ({ prescribed, soc, reserves, mayChange }: Case) =>
  requiredMethod({
    prestador: { sistema: soc ? 'SOC' : 'Agenda manual' },
    cliente: { usaReservaHorario: reserves, permiteAlterarMetodoReservaHorario: mayChange },
    prescribedScheduler: prescribed,
    prescribedNotifier: prescribed,
  });

describe("decision 48: quemAgenda is 'never refused; the locked value is written'", () => {
  it('whatever was sent, the locked value is written, and where nothing is locked what was sent', () => {
    for (const c of CASES) {
      // doc2 §4: a SOC clinic and a reservation client fix it on the requester; else the client's value is the lock.
      const fixed = c.soc && c.reserves;
      const lock = fixed ? (c.mayChange ? null : 'SOLICITANTE') : c.prescribed;
      const written = lock === null || lock === 'USUARIO_ESCOLHE' ? c.sent : lock;
      expect([c, methodAnswer(c.sent, requiredOf(c).quemAgenda)]).toEqual([c, written]);
      expect([c, methodAnswer(c.sent, requiredOf(c).quemAvisa)]).toEqual([c, written]);
    }
  });

  it('only who said something else is told of it', () => {
    for (const c of CASES) {
      const required = requiredOf(c);
      const written = methodAnswer(c.sent, required.quemAgenda);
      const isOverruled = written !== c.sent && c.sent !== 'USUARIO_ESCOLHE';
      const notices = methodNotices({ quemAgenda: c.sent, quemAvisa: c.sent }, required);
      expect([c, notices.length]).toEqual([c, isOverruled ? 2 : 0]);
    }
    expect(
      methodNotices(
        { quemAgenda: 'SOLICITANTE', quemAvisa: 'EMPRESA' },
        { quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' },
      ),
    ).toEqual(['O cliente definiu quem agenda: Empresa', 'O cliente definiu quem avisa: Solicitante']);
  });
});
