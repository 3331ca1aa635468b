import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** Each text of doc1 §8 and of the validations that it shows (§5), and the story or test that sees it, after a real answer or an injected failure. */
const SEEN: readonly (readonly [text: string, file: string, where: string])[] = [
  [
    'Problemas ao carregar informações!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'ComErro',
  ],
  [
    'Problemas ao exibir os detalhes do agendamento!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'DetalhesComErro',
  ],
  [
    'Selecione alguma pré-solicitação!',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'Solicita',
  ],
  [
    'Erro ao processar a solicitação:',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'ServidorRecusa',
  ],
  [
    'realizada com sucesso!',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'Solicita',
  ],
  [
    'Dado atualizado com sucesso',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'EditaUmaCelula',
  ],
  [
    'Erro ao atualizar dado',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'FalhaAoSalvar',
  ],
  [
    'Pré-solicitação excluida com sucesso!',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'ExcluiEDesfaz',
  ],
  [
    'Erro ao excluir pré-solicitação!',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'ExclusaoRecusada',
  ],
  ['Agendamento do colaborador', 'apps/backoffice/src/features/assistente/Assistente.stories.tsx', 'Criar'],
  [
    'Pré-solicitação do colaborador',
    'apps/backoffice/src/features/assistente/Assistente.stories.tsx',
    'CriarPreSolicitacao',
  ],
  [
    'Erro ao salvar pré solicitação do colaborador',
    'apps/backoffice/src/features/assistente/Assistente.stories.tsx',
    'CriarPreSolicitacao',
  ],
  [
    'Problemas ao sincronizar procedimentos do colaborador',
    'apps/server/test/pre-solicitacoes.test.ts',
    'doc1 §8: SOC does not answer, and nothing is changed',
  ],
  [
    'Token copiado!',
    'e2e/autoagendamento.spec.ts',
    'doc2 §2.9–2.11: staff send a link, the employee books on a phone, the attendant ',
  ],
  [
    'Erro ao tentar copiar o token',
    'packages/ui/src/components/field/LinkTokenDialog/LinkTokenDialog.stories.tsx',
    'CopiaRecusada',
  ],
  [
    'Agendamento confirmado',
    'e2e/panel-work.spec.ts',
    'doc3 §2.10: attendant, clinic and employee, each does the own step of one reques',
  ],
  [
    'O prestador não atende neste dia da semana',
    'apps/server/test/autoagendamento.test.ts',
    'doc2 §5: before the suggested start',
  ],
  [
    'O prestador não atende no período selecionado',
    'apps/server/test/autoagendamento.test.ts',
    'doc2 §5: before the suggested start',
  ],
  [
    'Falha ao atualizar registro',
    'apps/backoffice/src/shared/agendamentos/edit/EditDialog.stories.tsx',
    'RecusaGuardaTudo',
  ],
  [
    'Registro atualizado com sucesso!',
    'e2e/row-menu.spec.ts',
    'doc1 §2.4, §8 Alterar: an open request is edited by keyboard, and a second edito',
  ],
  [
    'Problemas ao carregar o arquivo',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'AnexoRecusado',
  ],
  [
    'Arquivo carregado com sucesso',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'AnexarArquivo',
  ],
  [
    'Você não pode alterar esse agendamento!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'PrazoDaAlteracao',
  ],
  [
    'Você não pode desistir do agendamento!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'PrazoDaDesistencia',
  ],
  [
    'Você não pode cancelar esse agendamento!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'PrazoEncerrado',
  ],
  [
    'O prazo para',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'PendenciaSoParaLer',
  ],
  ['Registro cancelado com sucesso.', 'e2e/row-menu.spec.ts', 'issue 9 '],
  [
    'Desistência registrada com sucesso.',
    'e2e/list.spec.ts',
    'doc1 §2.1: the tag of a cancelled appointment opens its reason',
  ],
  [
    'Processado com sucesso, sua solicitação será analisada.',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'AlterarPedeAlteracao',
  ],
  [
    'O Kit de Agendamento foi enviado com sucesso!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'ReenviarKit',
  ],
  [
    'Erro ao atualizar o agendamento!',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'FaltaRecusada',
  ],
  [
    'Problemas ao salvar dados na tabela',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'PendenciaRecusada',
  ],
  [
    'Erro ao gerar token!',
    'apps/backoffice/src/features/assistente/AssistenteLink.stories.tsx',
    'FalhaNoEnvio',
  ],
  [
    'Nenhum registro de agendamento foi encontrado para o WhatsApp vinculado.',
    'packages/ui/src/components/field/TimelineDialog/TimelineDialog.stories.tsx',
    'SemMensagens',
  ],
  [
    'Telefone está vazio.',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'Solicita',
  ],
  [
    'Formato do telefone está errado.',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'EditaUmaCelula',
  ],
  [
    'pois não foi informado o horário definido com o prestador',
    'apps/server/test/pre-solicitacoes.test.ts',
    'decision 49: atomic per employee, and each says what became of it',
  ],
  [
    'Data de demissão é obrigatória para o tipo de exame demissional.',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'Solicita',
  ],
  [
    'Há pendências de campos obrigatórios não preenchidos.',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'Solicita',
  ],
  [
    'A data de sugestão é mais antiga que a data atual.',
    'apps/server/test/pre-solicitacoes.test.ts',
    'decision 49: atomic per employee, and each says what became of it',
  ],
  [
    'O periodo é mais antigo que o periodo atual.',
    'apps/server/test/pre-solicitacoes.test.ts',
    'decision 49: atomic per employee, and each says what became of it',
  ],
  [
    'O horário marcado é mais antigo que o horário atual',
    'apps/server/test/pre-solicitacoes.test.ts',
    'decision 49: atomic per employee, and each says what became of it',
  ],
  [
    'Erro ao salvar solicitação do funcionário',
    'apps/backoffice/src/features/agendamentos/pre-solicitacoes/PreSolicitacoesDialog.stories.tsx',
    'Solicita',
  ],
  [
    'Resposta não preenchida, por favor preencha o campo',
    'apps/backoffice/src/features/agendamentos/AgendamentoList.stories.tsx',
    'PendenciaRecusada',
  ],
];

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The story or test of that name, up to the next one. */
function block(code: string, name: string): string {
  const story = code.search(new RegExp(`^export const ${escaped(name)}\\b`, 'm'));
  const start = story === -1 ? code.search(new RegExp(`['\`"]${escaped(name)}`)) : story;
  if (start === -1) return '';
  const rest = code.slice(start + name.length);
  const end = rest.search(/^(?:export const |\s*(?:it|test)(?:\.each)?\()/m);
  const own = end === -1 ? rest : rest.slice(0, end);
  // A comment sees nothing; the last one belongs to the next.
  return own.replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
}

describe('every text of the error catalogue (doc1 §8) is seen', () => {
  it.each(SEEN)('%s', (text, file, where) => {
    expect(block(readFileSync(`${ROOT}${file}`, 'utf8'), where)).toContain(text);
  });

  it('none is told twice', () => {
    expect(new Set(SEEN.map(([text]) => text)).size).toBe(SEEN.length);
  });
});
