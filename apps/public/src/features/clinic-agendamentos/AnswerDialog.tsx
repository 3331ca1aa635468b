import type { ClinicAgendamento } from '@apto/api-client';
import { MAX_REASON_LENGTH, type ClinicAction } from '@apto/domain/status';
import { ConfirmDialog, DescriptionDialog, Stack, Text } from '@apto/ui';
import { capitalize } from '@apto/domain/text';
import { ACTION_TEXTS } from './actions.ts';
import { whenText } from './days.ts';
import { ProposalDialog } from './ProposalDialog.tsx';
import { useAnswer } from './useAnswer.ts';

interface Props {
  item: ClinicAgendamento;
  action: ClinicAction;
  onClose: () => void;
}

/** The question before a step: plain, with a reason, or with another day and time. */
export function AnswerDialog({ item, action, onClose }: Props) {
  const answer = useAnswer();
  const texts = ACTION_TEXTS[action];
  const shared = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    title: texts.title(item.funcionario.name),
    tone: texts.isDanger ? ('danger' as const) : ('neutral' as const),
    cancelLabel: 'Voltar',
  };
  if (action === 'PROPOR_OUTRO_HORARIO')
    return <ProposalDialog item={item} onSend={(body) => answer(item, body)} onClose={onClose} />;
  if (action === 'RECUSAR_PELO_PRESTADOR') {
    return (
      <DescriptionDialog
        {...shared}
        label="Motivo da recusa"
        description="Não escreva nada sobre a saúde da pessoa."
        maxLength={MAX_REASON_LENGTH}
        confirmLabel="Recusar agendamento"
        onConfirm={(reason) => answer(item, { acao: action, motivo: reason ?? '' })}
      >
        {texts.consequence}
      </DescriptionDialog>
    );
  }
  return (
    <ConfirmDialog {...shared} confirmLabel={texts.verb} onConfirm={() => answer(item, { acao: action })}>
      <Stack gap="x2">
        <Text weight="semibold">{capitalize(whenText(item))}</Text>
        <Text>{texts.consequence}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
