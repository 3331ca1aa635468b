import { describe, expect, it, test } from 'vitest';
import {
  AVISO_AGENDAMENTOS as L,
  AVISO_ASSISTENTE as A,
  MENSAGEM,
  MENSAGEM_ASSISTENTE,
  TAMANHO_MAXIMO_ANEXO,
  TEXTO_VAZIO,
} from './index.ts';

describe('texts said by more than one screen', () => {
  test.each([
    [L.cancelado(), 'sucesso', 'Registro cancelado com sucesso.', 3000],
    [L.desistencia(), 'sucesso', 'Desistência registrada com sucesso.', 3000],
    [L.alteracaoSolicitada(), 'sucesso', 'Processado com sucesso, sua solicitação será analisada.', 3000],
    [L.kitEnviado(), 'sucesso', 'O Kit de Agendamento foi enviado com sucesso!', 3000],
    [L.falhaNaLista(), 'perigo', 'Problemas ao carregar informações!', undefined],
    [L.falhaAoMarcarFalta(), 'perigo', 'Erro ao atualizar o agendamento!', undefined],
    [
      A.faixaIndisponivel(),
      'informacao',
      'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
      8000,
    ],
    [A.limiteDeFuncionarios(), 'informacao', 'Limite de funcionários atingido!', undefined],
    [A.agendamentoSalvo('Ana'), 'sucesso', 'Agendamento do colaborador Ana salvo com sucesso', undefined],
    [
      A.prestadorNaoAtendeEmpresa('Acme'),
      'atencao',
      'O prestador não atende os funcionários da empresa: Acme',
      5000,
    ],
    [
      A.semHorarios(),
      'perigo',
      'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.',
      3000,
    ],
  ])('doc1 §8, doc2 §8: %o', (aviso, tom, titulo, vida) => {
    expect(aviso).toMatchObject({ tom, titulo });
    expect(aviso.vida).toBe(vida);
  });

  it('doc2 §8: a step that fails says Erro and its message, or the general one', () => {
    expect(A.etapaInvalida()).toEqual({
      tom: 'perigo',
      titulo: 'Erro',
      detalhe: 'Preencha todos os campos corretamente',
    });
    expect(A.etapaInvalida('x').detalhe).toBe('x');
  });

  it('doc1 §4, §9: reaching the limit of missed exams is said differently, for 4 s', () => {
    expect(L.faltaMarcada(true)).toMatchObject({ tom: 'atencao', vida: 4000 });
    expect(L.faltaMarcada(true).detalhe).toContain('não será reagendado novamente');
    expect(L.faltaMarcada(false).tom).toBe('sucesso');
  });

  it('a server message that is absent leaves no empty detail', () => {
    expect(L.falhaAoGerarToken()).not.toHaveProperty('detalhe');
    expect(L.falhaAoGerarToken('x').detalhe).toBe('x');
    expect(A.falhaNosExames()).not.toHaveProperty('detalhe');
  });

  it('doc1 §2.1, §9; doc2 §5: placeholders and limits', () => {
    expect(Object.values(TEXTO_VAZIO)).toEqual([
      'Não informado',
      'Agendamento sem riscos',
      'Em processo de agendamento',
      'CNPJ não informado',
    ]);
    expect(TAMANHO_MAXIMO_ANEXO).toBe(10 * 1024 * 1024);
    expect(MENSAGEM.ARQUIVO_GRANDE).toBe('O arquivo selecionado excede o tamanho de 10 Mb.');
    expect(MENSAGEM_ASSISTENTE.CIENTE_COBRANCA).toBe('Estou ciente de que os exames serão cobrados.');
  });
});
