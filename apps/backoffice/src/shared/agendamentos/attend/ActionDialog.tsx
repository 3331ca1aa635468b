import type { AgendamentoDetail, AttendedRequestAnswer } from '@apto/api-client';
import { ATTENDANT_INPUT, ATTENDANT_TEXT, type AttendantAction } from '@apto/domain/attendant';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { ConfirmDialog, DescriptionDialog } from '@apto/ui';
import { withUndoHint } from '../undo/useUndo.ts';
import { DaysDialog } from './DaysDialog.tsx';
import { OtherTimeDialog } from './OtherTimeDialog.tsx';
import { RiscosDialog } from './RiscosDialog.tsx';
import { WhenDialog } from './WhenDialog.tsx';
import type { WhenChoice } from './whenChoice.ts';
import { useAttend, type AttendBody } from './useAttend.ts';

interface Props {
  action: AttendantAction;
  request: AttendedRequestAnswer;
  agendamento: AgendamentoDetail;
  renew: () => Promise<unknown>;
  /** Day and time that a step for them begins with, in the place of the request's own. */
  place?: Pick<WhenChoice, 'data' | 'hora'>;
  onClose: () => void;
}

const DANGER: readonly AttendantAction[] = [
  'MARCAR_FALTA',
  'DESISTIR',
  'CANCELAR',
  'RECUSAR_PELO_FUNCIONARIO',
  'RECUSAR_PELO_PRESTADOR',
];

/** The step that was pressed, by what it asks for; what was typed stays when the server refuses. */
export default function ActionDialog({ action, request, agendamento, renew, place, onClose }: Props) {
  const attend = useAttend(request, renew);
  const { label } = ATTENDANT_TEXT[action];
  const purpose = withUndoHint(action, ATTENDANT_TEXT[action].purpose);
  const shared = {
    isOpen: true,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    title: label,
    confirmLabel: label,
    cancelLabel: 'Voltar',
    tone: DANGER.includes(action) ? ('danger' as const) : ('neutral' as const),
  };
  const forms = { agendamento, attend, onClose };
  switch (ATTENDANT_INPUT[action]) {
    case 'WHEN':
      return <WhenDialog action={action} request={request} place={place} {...forms} />;
    case 'RISCOS':
      return <RiscosDialog {...forms} />;
    case 'DAYS':
      return <DaysDialog {...forms} />;
    case 'OTHER_TIME':
      return <OtherTimeDialog {...forms} />;
    case 'REASON':
      return (
        <DescriptionDialog
          {...shared}
          label={action === 'PENDENCIAR_CLIENTE' ? 'Pergunta' : 'Motivo'}
          maxLength={MAX_REASON_LENGTH}
          onConfirm={(reason) => attend({ acao: action, motivo: reason ?? '' } as AttendBody)}
        >
          {purpose}
        </DescriptionDialog>
      );
    case 'NOTHING':
      break;
  }
  return (
    <ConfirmDialog {...shared} onConfirm={() => attend({ acao: action } as AttendBody)}>
      {`${agendamento.funcionario.name}: ${purpose}`}
    </ConfirmDialog>
  );
}
