import type { Aviso } from './aviso.ts';
import { VIDA_DO_AVISO } from './aviso.ts';

const { SUCESSO_DE_LISTA, LIMITE } = VIDA_DO_AVISO;
const sucesso = (titulo: string): Aviso => ({ tom: 'sucesso', titulo, vida: SUCESSO_DE_LISTA });
const erro = (titulo: string, detalhe?: string): Aviso => ({
  tom: 'perigo',
  titulo,
  ...(detalhe ? { detalhe } : {}),
});

/** Toasts of the appointments list and its dialogs (doc1 §8). */
export const AVISO_AGENDAMENTOS = {
  falhaNaLista: (): Aviso => erro('Problemas ao carregar informações!'),
  falhaNosDetalhes: (mensagem: string): Aviso =>
    erro('Problemas ao exibir os detalhes do agendamento!', mensagem),
  cancelado: (): Aviso => sucesso('Registro cancelado com sucesso.'),
  desistencia: (): Aviso => sucesso('Desistência registrada com sucesso.'),
  alteracaoSolicitada: (): Aviso => sucesso('Processado com sucesso, sua solicitação será analisada.'),
  kitEnviado: (): Aviso => sucesso('O Kit de Agendamento foi enviado com sucesso!'),
  falhaAoMarcarFalta: (): Aviso => erro('Erro ao atualizar o agendamento!'),
  pendenciaResolvida: (): Aviso => sucesso('Dado atualizado com sucesso'),
  falhaNaPendencia: (): Aviso => erro('Problemas ao salvar dados na tabela'),
  registroAtualizado: (): Aviso => sucesso('Registro atualizado com sucesso!'),
  falhaAoAtualizar: (): Aviso => erro('Falha ao atualizar registro'),
  erroAoAtualizarDado: (): Aviso => erro('Erro ao atualizar dado'),
  falhaAoGerarToken: (mensagem?: string): Aviso => erro('Erro ao gerar token!', mensagem),
  tokenCopiado: (): Aviso => sucesso('Token copiado!'),
  falhaAoCopiarToken: (): Aviso => erro('Erro ao tentar copiar o token'),
  /** Marked as missed; said differently when the client's reschedule limit was reached (doc1 §4). */
  faltaMarcada: (atingiuLimite: boolean): Aviso =>
    atingiuLimite
      ? {
          tom: 'atencao',
          titulo: 'Limite de reagendamentos atingido',
          detalhe: 'O limite de reagendamentos foi atingido e o agendamento não será reagendado novamente.',
          vida: LIMITE,
        }
      : sucesso('Dado atualizado com sucesso'),
} as const;

/** A pendency's answer is required (doc1 §5 'Status dialogs'). */
export const MENSAGEM_RESPOSTA_OBRIGATORIA = 'Resposta não preenchida, por favor preencha o campo';
/** Empty messaging timeline (doc1 §8). */
export const MENSAGEM_TIMELINE_WHATSAPP_VAZIA =
  'Nenhum registro de agendamento foi encontrado para o WhatsApp vinculado.';
