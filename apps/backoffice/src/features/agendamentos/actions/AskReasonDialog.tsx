import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { DescriptionDialog } from '@apto/ui';
import type { StatusChange } from './useStatusChange.ts';

const TEXTS = {
  ALTERAR: {
    title: 'Solicitar alteração',
    consequence: (name: string) =>
      `O agendamento de ${name} já está em andamento. Diga o que precisa mudar, e quem cuida dele responde.`,
    label: 'Alteração desejada',
    confirm: 'Solicitar alteração',
    tone: 'neutral',
  },
  CANCELAR: {
    title: 'Cancelar agendamento',
    consequence: (name: string) => `O agendamento de ${name} será cancelado. Isso não pode ser desfeito.`,
    label: 'Motivo do cancelamento',
    confirm: 'Cancelar agendamento',
    tone: 'danger',
  },
  DESISTENCIA: {
    title: 'Desistência de Vaga',
    consequence: (name: string) => `A vaga de ${name} será liberada. Isso não pode ser desfeito.`,
    label: 'Motivo da desistência',
    confirm: 'Desistir da vaga',
    tone: 'danger',
  },
} as const;

/** Asks why, for Cancelar and Desistência de Vaga, and what, for a change request (doc1 §2.5). */
export default function AskReasonDialog({ open, confirm, close }: StatusChange) {
  if (!open) return null;
  const texts = TEXTS[open.action];
  return (
    <DescriptionDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close();
      }}
      title={texts.title}
      label={texts.label}
      maxLength={MAX_REASON_LENGTH}
      confirmLabel={texts.confirm}
      cancelLabel="Voltar"
      tone={texts.tone}
      onConfirm={(reason) => confirm(reason ?? '')}
    >
      {texts.consequence(open.agendamento.funcionario.name)}
    </DescriptionDialog>
  );
}
