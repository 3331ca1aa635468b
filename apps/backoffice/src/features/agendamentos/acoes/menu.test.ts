import { agoraEmSaoPaulo, PERMISSAO, STATUS } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { menuDaLinha } from './menu.ts';

const agora = agoraEmSaoPaulo(Date.UTC(2026, 10, 24, 13));
const tudo = Object.values(PERMISSAO);
const linha = (id: number, dataAgendamento: string | null = null) => ({
  status: { id, descricao: '', primevueColor: '' },
  dataAgendamento,
});
const rotulos = (id: number, permissoes: readonly string[] = tudo) =>
  menuDaLinha(linha(id), permissoes, agora).map((item) => [item.rotulo, item.habilitado]);

describe('doc1 §4 row menu, as far as it is built', () => {
  it('an open request can be given up and cancelled', () => {
    expect(rotulos(STATUS.EM_ABERTO)).toEqual([
      ['Desistência de Vaga', true],
      ['Cancelar', true],
    ]);
  });

  it('Reenviar Link is there for the self-scheduling status only', () => {
    expect(rotulos(STATUS.AUTOAGENDAMENTO)).toContainEqual(['Reenviar Link', true]);
    for (const id of Object.values(STATUS).filter((s) => s !== STATUS.AUTOAGENDAMENTO)) {
      expect(rotulos(id).map(([rotulo]) => rotulo)).not.toContain('Reenviar Link');
    }
  });

  it('what is disabled says why', () => {
    for (const id of Object.values(STATUS)) {
      for (const item of menuDaLinha(linha(id), [], agora)) expect(item.motivo).toBeTruthy();
    }
  });

  it('someone who may only look can do none of it, the link included', () => {
    const leitura = [PERMISSAO.GESTAO_MEDICA_V3_VIEW];
    expect(rotulos(STATUS.AUTOAGENDAMENTO, leitura)).toEqual([
      ['Desistência de Vaga', false],
      ['Cancelar', false],
      ['Reenviar Link', false],
    ]);
  });

  it('doc1 §4 Cancelar: disabled for AGENDADO on the exam day', () => {
    const hoje = menuDaLinha(linha(STATUS.AGENDADO, agora.data), tudo, agora);
    expect(hoje.every((item) => !item.habilitado)).toBe(true);
  });
});
