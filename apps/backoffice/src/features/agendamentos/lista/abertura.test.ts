import { agoraEmSaoPaulo, PERMISSAO, STATUS } from '@apto/domain';
import { describe, expect, it } from 'vitest';
import { aberturaDaEtiqueta } from './abertura.ts';

const agora = agoraEmSaoPaulo(Date.UTC(2026, 10, 24, 13));
const abre = (id: number, permissoes: readonly string[]) =>
  aberturaDaEtiqueta(
    { status: { id, descricao: '', primevueColor: '' }, dataAgendamento: null },
    permissoes,
    agora,
  );

describe('doc1 §2.1 what a status tag opens', () => {
  it('a pendency is answered by whoever may, and read by the others', () => {
    expect(abre(STATUS.PENDENCIA_CLIENTE, [PERMISSAO.AGENDAMENTOS_EDITAR])).toEqual({
      abre: 'PENDENCIAS',
      nome: 'ver pendência',
    });
    expect(abre(STATUS.PENDENCIA_CLIENTE, [PERMISSAO.GESTAO_MEDICA_V3_VIEW])).toEqual({
      abre: 'MOTIVO',
      nome: 'ver pendência',
    });
  });

  it('a reason is read by everybody', () => {
    for (const id of [STATUS.CANCELADO, STATUS.DESISTENCIA_DE_VAGA, STATUS.PENDENCIA_PRESTADOR])
      expect(abre(id, [])).toEqual({ abre: 'MOTIVO', nome: 'ver motivo' });
  });

  it('what is not built, and what has nothing to tell, is a plain tag', () => {
    for (const id of [STATUS.AGUARDANDO_CONFIRMACAO_AGENDA, STATUS.EM_ABERTO])
      expect(abre(id, Object.values(PERMISSAO))).toBeNull();
  });
});
