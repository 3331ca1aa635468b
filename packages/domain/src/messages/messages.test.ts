import { describe, expect, it, test } from 'vitest';
import {
  ACTION_NOTICE as D,
  AGENDAMENTOS_NOTICE as L,
  EDIT_NOTICE as E,
  ENDING_NOTICE as U,
  ASSISTENTE_NOTICE as A,
  MESSAGE,
  ASSISTENTE_MESSAGE,
  MAX_ATTACHMENT_SIZE,
  EMPTY_TEXT,
} from './index.ts';

describe('texts said by more than one screen', () => {
  test.each([
    [U.cancelled(), 'success', 'Registro cancelado com sucesso.', 3000],
    [U.desistencia(), 'success', 'Desistência registrada com sucesso.', 3000],
    [D.changeRequested(), 'success', 'Processado com sucesso, sua solicitação será analisada.', 3000],
    [D.kitSent(), 'success', 'O Kit de Agendamento foi enviado com sucesso!', 3000],
    [
      D.deadlineBlocked({
        title: 'Você não pode cancelar esse agendamento!',
        text: 'O prazo para cancelar é de até 24h antes da consulta!',
      }),
      'info',
      'Você não pode cancelar esse agendamento!',
      3000,
    ],
    [E.recordUpdated(), 'success', 'Registro atualizado com sucesso!', 3000],
    [E.recordUpdated(['Data de demissão: x']), 'warning', 'Registro atualizado com sucesso!', 6000],
    [E.updateFailed(), 'danger', 'Falha ao atualizar registro', undefined],
    [E.fileLoaded(), 'success', 'Arquivo carregado com sucesso', 3000],
    [E.fileFailed(), 'danger', 'Problemas ao carregar o arquivo', undefined],
    [L.listFailed(), 'danger', 'Problemas ao carregar informações!', undefined],
    [U.markMissedFailed(), 'danger', 'Erro ao atualizar o agendamento!', undefined],
    [
      A.faixaUnavailable(),
      'info',
      'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
      8000,
    ],
    [A.incompleteSchedule(), 'warning', 'Preencha todos os campos corretamente', 3000],
    [A.funcionarioLimitReached(), 'info', 'Limite de funcionários atingido!', undefined],
    [A.agendamentoSaved('Ana'), 'success', 'Agendamento do colaborador Ana salvo com sucesso', undefined],
    [
      A.agendamentoSaved('Ana', ['Foi a um atendente.']),
      'warning',
      'Agendamento do colaborador Ana salvo com sucesso',
      8000,
    ],
    [
      A.prestadorDoesNotServeEmpresa('Acme'),
      'warning',
      'O prestador não atende os funcionários da empresa: Acme',
      5000,
    ],
    [
      A.withoutHorarios(),
      'danger',
      'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.',
      3000,
    ],
  ])('doc1 §8, doc2 §8: %o', (notice, tone, title, life) => {
    expect(notice).toMatchObject({ tone, title });
    expect(notice.life).toBe(life);
  });

  it('doc2 §8: a step that fails says Erro and its message, or the general one', () => {
    expect(A.invalidStep()).toEqual({
      tone: 'danger',
      title: 'Erro',
      detail: 'Preencha todos os campos corretamente',
    });
    expect(A.invalidStep('x').detail).toBe('x');
  });

  it('doc1 §4, §9: reaching the limit of missed exams is said differently, for 4 s', () => {
    expect(U.markedMissed(true)).toMatchObject({ tone: 'warning', life: 4000 });
    expect(U.markedMissed(true).detail).toContain('não será reagendado novamente');
    expect(U.markedMissed(false).tone).toBe('success');
  });

  it('a server message that is absent leaves no empty detail', () => {
    expect(D.tokenGenerationFailed()).not.toHaveProperty('detail');
    expect(D.tokenGenerationFailed('x').detail).toBe('x');
    expect(A.examesFailed()).not.toHaveProperty('detail');
  });

  it('doc1 §2.1, §9; doc2 §5: placeholders and limits', () => {
    expect(Object.values(EMPTY_TEXT)).toEqual([
      'Não informado',
      'Agendamento sem riscos',
      'Em processo de agendamento',
      'CNPJ não informado',
    ]);
    expect(MAX_ATTACHMENT_SIZE).toBe(10 * 1024 * 1024);
    expect(MESSAGE.FILE_TOO_LARGE).toBe('O arquivo selecionado excede o tamanho de 10 Mb.');
    expect(ASSISTENTE_MESSAGE.CHARGE_ACKNOWLEDGED).toBe('Estou ciente de que os exames serão cobrados.');
  });
});
