import { describe, expect, it } from 'vitest';
import { STATUS as S, TRANSITIONS } from '../status/index.ts';
import * as T from './index.ts';

describe("what a responsible is told of a step ('É avisado de')", () => {
  it.each([
    ['AGENDAR', S.AGENDADO, false, 'AGENDAMENTO'],
    ['CONFIRMAR_AUTOAGENDAMENTO', S.AGENDADO, false, 'AGENDAMENTO'],
    ['AGENDAR', S.AGENDADO, true, 'ALTERACAO'],
    ['ANTECIPAR', S.AGENDADO, true, 'ALTERACAO'],
    ['CANCELAR', S.CANCELADO, true, 'CANCELAMENTO'],
    ['DESISTIR', S.DESISTENCIA_DE_VAGA, true, 'CANCELAMENTO'],
    ['INFORMAR_FALTA', S.FALTA_CONSULTA, true, 'FALTA'],
    ['PENDENCIAR_CLIENTE', S.PENDENCIA_CLIENTE, false, 'PENDENCIA'],
    ['CONFIRMAR_COMPARECIMENTO', S.CONCLUIDO, true, 'ASO'],
    // Nothing new: the kit arrived after all, a step was taken back, a place waits for its deposit.
    ['ENTREGAR_KIT', S.AGENDADO, true, null],
    ['DESFAZER', S.AGENDADO, true, null],
    ['AGENDAR', S.DEPOSITO_ANTECIPADO, false, null],
    ['REAGENDAR', S.REAGENDADO, true, null],
  ] as const)('%s to %i, scheduled before %s: %s', (action, to, was, notice) => {
    expect(T.responsibleNotice({ acao: action, para: to }, was)).toBe(notice);
  });

  it('each choice is reached by some step of the transition table', () => {
    const reached = TRANSITIONS.flatMap(({ action, para: to }) =>
      [false, true].map((was) => T.responsibleNotice({ acao: action, para: to }, was)),
    );
    expect(new Set(reached.filter(Boolean))).toEqual(new Set(Object.keys(T.RESPONSIBLE_NOTICES)));
  });

  it('holds while the appointment is where it says', () => {
    expect(T.outdatedNotice('AVISO_CANCELAMENTO', S.CANCELADO)).toBeNull();
    expect(T.outdatedNotice('AVISO_CANCELAMENTO', S.AGENDADO)).toContain('Agendado');
    expect(T.outdatedNotice('AVISO_AGENDAMENTO', S.KIT_PENDENTE)).toBeNull();
    expect(T.outdatedNotice('KIT_PRESTADOR', S.CANCELADO)).toBeNull();
    expect(T.outdatedNotice('AVISO_DESFEITO', S.CANCELADO)).toBeNull();
    expect(T.undoneNotices(S.CANCELADO)).toEqual(['CANCELAMENTO']);
    expect(T.undoneNotices(S.EM_ABERTO)).toEqual([]);
  });

  it('says who, and when and where once that is known; never more', () => {
    const visit: T.Visit = {
      name: 'Ana',
      data: '2026-11-24',
      time: '08:30',
      periodo: 1,
      clinic: 'Clínica Horário',
      address: 'Rua Direita, 100',
      timeZone: 'America/Sao_Paulo',
      before: ['Jejum de 8 horas'],
      bring: [],
    };
    const told = { name: 'Ana Souza', cliente: 'Padaria Aurora' };
    for (const notice of Object.keys(T.RESPONSIBLE_NOTICES) as T.ResponsibleNotice[]) {
      const { assunto: subject, corpo: body } = T.responsibleText(notice, { ...told, visit });
      expect(subject).toContain('Ana Souza');
      expect(body).toContain('responsável por Padaria Aurora');
      expect(body.includes('às 08:30, em Clínica Horário')).toBe(notice !== 'PENDENCIA');
      // How to prepare tells which exam it is.
      expect(body).not.toContain('Jejum');
      expect(T.responsibleText(notice, { ...told, visit: null }).corpo).not.toMatch(/undefined|null| {2}/);
    }
    expect(T.noticeUndoneText({ ...told, visit }).corpo).toContain('continua como estava, terça-feira');
    expect(T.noticeUndoneText({ ...told, visit: null }).corpo).toContain('continua como estava.');
  });
});
