import { UNDO_LIFE, type Notice } from '../messages/index.ts';
import { BULK_LIMIT, type BulkAction, type BulkResult, type BulkState } from './actions.ts';

const counted = new Intl.NumberFormat('pt-BR');

/** '1 agendamento', '2.137 agendamentos'. */
export const countOfAgendamentos = (n: number): string =>
  n === 1 ? '1 agendamento' : `${counted.format(n)} agendamentos`;

interface BulkTexts {
  /** The button over the table. */
  readonly label: string;
  /** The review. */
  readonly title: string;
  /** The one button that does it. */
  readonly confirm: (n: number) => string;
  /** What can go along: '37 podem ser cancelados'. */
  readonly can: (n: number) => string;
  /** While it runs. */
  readonly running: string;
  /** What became of those that went along. */
  readonly done: (n: number) => string;
}

const many = (n: number, one: string, more: string): string => `${counted.format(n)} ${n === 1 ? one : more}`;

export const BULK_TEXT: Readonly<Record<BulkAction, BulkTexts>> = {
  EXPORTAR: {
    label: 'Exportar',
    title: 'Exportar agendamentos escolhidos',
    confirm: (n) => `Exportar ${countOfAgendamentos(n)}`,
    can: (n) => many(n, 'vai para a planilha', 'vão para a planilha'),
    running: 'Exportando agendamentos',
    done: (n) => many(n, 'agendamento na planilha', 'agendamentos na planilha'),
  },
  REENVIAR_KIT: {
    label: 'Reenviar Kit',
    title: 'Reenviar o kit',
    confirm: (n) => `Reenviar ${many(n, 'kit', 'kits')}`,
    can: (n) => many(n, 'pode receber o kit', 'podem receber o kit'),
    running: 'Reenviando kits',
    done: (n) => many(n, 'kit enviado', 'kits enviados'),
  },
  MENSAGEM: {
    label: 'Enviar mensagem',
    title: 'Enviar mensagem',
    confirm: (n) => `Enviar ${many(n, 'mensagem', 'mensagens')}`,
    can: (n) => many(n, 'pode receber a mensagem', 'podem receber a mensagem'),
    running: 'Enviando mensagens',
    done: (n) => many(n, 'mensagem enviada', 'mensagens enviadas'),
  },
  CANCELAR: {
    label: 'Cancelar agendamentos',
    title: 'Cancelar agendamentos escolhidos',
    confirm: (n) => `Cancelar ${countOfAgendamentos(n)}`,
    can: (n) => many(n, 'pode ser cancelado', 'podem ser cancelados'),
    running: 'Cancelando agendamentos',
    done: (n) => many(n, 'agendamento cancelado', 'agendamentos cancelados'),
  },
  REMARCAR: {
    label: 'Fechar dia',
    title: 'Dia fechado: remarcar quem perdeu o lugar',
    confirm: (n) => `Fechar e remarcar ${countOfAgendamentos(n)}`,
    can: (n) => many(n, 'pode ser remarcado', 'podem ser remarcados'),
    running: 'Remarcando agendamentos',
    done: (n) => many(n, 'agendamento remarcado', 'agendamentos remarcados'),
  },
};

/** Of what can be taken back: while it is, what went back, and what stayed. */
const UNDO_TEXT = {
  CANCELAR: {
    running: 'Desfazendo cancelamentos',
    undone: (n: number) => many(n, 'cancelamento desfeito', 'cancelamentos desfeitos'),
    kept: (n: number) => many(n, 'continua cancelado', 'continuam cancelados'),
  },
  REMARCAR: {
    running: 'Desfazendo a remarcação',
    undone: (n: number) =>
      `Dia reaberto: ${many(n, 'agendamento voltou ao horário', 'agendamentos voltaram ao horário')} de antes`,
    kept: (n: number) => many(n, 'continua no horário novo', 'continuam no horário novo'),
  },
} as const;
const undoTextOf = (action: BulkAction) => UNDO_TEXT[action === 'REMARCAR' ? action : 'CANCELAR'];

/** While one is taken back. */
export const bulkUndoingText = (action: BulkAction): string => undoTextOf(action).running;

/** A result in words. */
export const BULK_RESULT_LABEL: Readonly<Record<BulkResult, string>> = {
  PENDENTE: 'Na fila',
  FEITO: 'Feito',
  RECUSADO: 'Não feito',
  FALHOU: 'Falhou',
  A_DESFAZER: 'Desfazendo',
  DESFEITO: 'Desfeito',
};

/** Why a row was not done, where no rule of its own says it. */
export const BULK_REASON = {
  GONE: 'Agendamento não encontrado.',
  STOPPED: 'Interrompido antes deste agendamento.',
  MOVED: 'Alguém já mudou este agendamento.',
  FAILED: 'Erro inesperado. Tente este agendamento pelo menu da linha.',
  NO_ACCESS: 'O acesso de quem pediu terminou antes deste agendamento.',
} as const;

/** Refusals of the calls. */
export const BULK_REFUSAL = {
  tooMany: (n: number): string =>
    `São ${countOfAgendamentos(n)}, e o máximo de uma vez é ${counted.format(BULK_LIMIT)}. Use os filtros para fazer em partes.`,
  nothing: 'Nenhum dos agendamentos escolhidos pode seguir.',
  /** What to look for instead, where the message needs a day and a place. */
  needsVisit: "O kit e as mensagens dizem o dia e o lugar: escolha entre 'Agendado' e 'Dia da Consulta'.",
  begun: 'Esta ação em lote já foi iniciada.',
  over: 'Esta ação em lote já terminou.',
  running: 'Esta ação em lote ainda não terminou.',
  undoOver: 'O tempo para desfazer o lote acabou.',
  notUndoable: 'Esta ação em lote não pode ser desfeita.',
  reasonRequired: 'Informe o motivo do cancelamento.',
  messageRequired: 'Escolha a mensagem.',
} as const;

/** How one go ended. */
export interface BulkOutcome {
  readonly acao: BulkAction;
  readonly situacao: BulkState;
  readonly feitos: number;
  readonly naoFeitos: number;
  readonly desfeitos: number;
}

/** One go in a line, when it is over: '37 agendamentos cancelados. 3 ficaram de fora.' */
export function bulkOutcomeText(outcome: BulkOutcome): string {
  const { acao: action, situacao: state, feitos: done, naoFeitos: leftOut, desfeitos: undone } = outcome;
  const left = leftOut === 0 ? '' : ` ${many(leftOut, 'ficou de fora', 'ficaram de fora')}.`;
  if (state === 'DESFEITO') {
    const text = undoTextOf(action);
    return `${text.undone(undone)}.${done === 0 ? '' : ` ${text.kept(done)}.`}`;
  }
  return `${state === 'INTERROMPIDO' ? 'Interrompido. ' : ''}${BULK_TEXT[action].done(done)}.${left}`;
}

/** The toast at the end; a cancellation is offered back for as long as the single one is. */
export const bulkNotice = (outcome: BulkOutcome, canUndo: boolean): Notice => ({
  tone: outcome.naoFeitos > 0 || outcome.situacao === 'INTERROMPIDO' ? 'warning' : 'success',
  title: bulkOutcomeText(outcome),
  ...(canUndo ? { life: UNDO_LIFE } : {}),
});
