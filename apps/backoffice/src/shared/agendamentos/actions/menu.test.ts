import { PERMISSION } from '@apto/domain/permissions';
import { STATUS } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { describe, expect, it } from 'vitest';
import { rowMenu } from './menu.ts';

const now = nowInSaoPaulo(Date.UTC(2026, 10, 24, 13));
const everything = Object.values(PERMISSION);
const row = (id: number, dataAgendamento: string | null = null) => ({
  status: { id, descricao: '', primevueColor: '' },
  dataAgendamento,
});
const labels = (id: number, permissions: readonly string[] = everything) =>
  rowMenu(row(id), permissions, now).map((item) => [item.label, item.enabled]);

describe('doc1 §4 row menu, as far as it is built', () => {
  it('an open request can be changed, given up, cancelled, attached to, marked as missed and looked back on', () => {
    expect(labels(STATUS.EM_ABERTO)).toEqual([
      ['Alterar', true],
      ['Reenviar Kit', false],
      ['Desistência de Vaga', true],
      ['Cancelar', true],
      ['Anexos', true],
      ['Falta Consulta', true],
      ['Timeline', true],
    ]);
  });

  it('Reenviar Link is there for the self-scheduling status only', () => {
    expect(labels(STATUS.AUTOAGENDAMENTO)).toContainEqual(['Reenviar Link', true]);
    for (const id of Object.values(STATUS).filter((s) => s !== STATUS.AUTOAGENDAMENTO)) {
      expect(labels(id).map(([label]) => label)).not.toContain('Reenviar Link');
    }
  });

  it('what is disabled says why', () => {
    for (const id of Object.values(STATUS)) {
      for (const item of rowMenu(row(id), [], now)) expect(item.motivo).toBeTruthy();
    }
  });

  it('someone who may only look can do none of it, the link included', () => {
    const reading = [PERMISSION.GESTAO_MEDICA_V3_VIEW];
    expect(labels(STATUS.AUTOAGENDAMENTO, reading)).toEqual([
      ['Alterar', false],
      ['Reenviar Kit', false],
      ['Desistência de Vaga', false],
      ['Cancelar', false],
      ['Anexos', false],
      ['Falta Consulta', false],
      ['Timeline', false],
      ['Reenviar Link', false],
    ]);
  });

  it('doc1 §4: on the exam day AGENDADO is neither given up nor cancelled', () => {
    const today = rowMenu(row(STATUS.AGENDADO, now.data), everything, now);
    expect(today.filter((item) => item.enabled).map((item) => item.label)).toEqual([
      'Alterar',
      'Reenviar Kit',
      'Anexos',
      'Falta Consulta',
      'Timeline',
    ]);
  });
});
