import { elapsedText } from '@apto/domain/notifications';

/** Texts of NotificationList (doc3 §2.9, §8.3). */
export const texts = {
  list: 'Lista de notificações',
  loading: 'Carregando as notificações…',
  loadingMore: 'Carregando mais notificações…',
  empty: 'Ainda não há notificações.',
  end: 'Por enquanto é só! :)',
  unread: 'Não lida: ',
  /** How long ago something was; beside it stands the moment itself. Both in milliseconds since 1970. */
  elapsed: elapsedText,
  failed: 'Não foi possível carregar as notificações',
  retryMore: 'Tentar novamente',
  moreFailed: 'As notificações anteriores não vieram.',
  delete: (title: string): string => `Excluir a notificação: ${title}`,
  deleteFailed: 'Erro ao excluir a notificação!',
  deleteAll: 'Excluir todas as notificações',
  deleteAllTitle: 'Excluir todas as notificações?',
  deleteAllText: 'Elas não poderão ser recuperadas. Os registros de que falam continuam como estão.',
  deleteAllConfirm: 'Excluir todas',
  deleteAllFailed: 'Não foi possível excluir as notificações.',
} as const;
