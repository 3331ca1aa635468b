import type { AgendamentoDetail, AttendedRequestAnswer } from '@apto/api-client';
import { ATTENDANT_INPUT, ATTENDANT_TEXT, type AttendantAction } from '@apto/domain/attendant';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { ConfirmDialog, DescriptionDialog, Stack, Text } from '@apto/ui';
import { Pendencia } from '../details/Pendencia.tsx';
import { ChosenDayDialog } from './ChosenDayDialog.tsx';
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
  /** Why, as the field of a step with a day begins. */
  reason?: string;
  onClose: () => void;
}

const DANGER: readonly AttendantAction[] = ['RECUSAR_PELO_FUNCIONARIO', 'RECUSAR_PELO_PRESTADOR'];

/** What the words of a step are called; 'Motivo' where it says why. */
const FIELD: Partial<Record<AttendantAction, string>> = {
  PENDENCIAR_CLIENTE: 'Pergunta',
  ATENDER_PENDENCIA: 'Resposta',
  RESOLVER_PENDENCIA: 'Resposta',
};
/** Steps that answer what was asked before. */
const ANSWERS: readonly AttendantAction[] = ['ATENDER_PENDENCIA', 'RESOLVER_PENDENCIA'];

/** The step that was pressed, by what it asks for; what was typed stays when the server refuses. */
export default function ActionDialog(props: Props) {
  const { action, request, agendamento, renew, place, onClose } = props;
  const attend = useAttend(request, renew);
  const { label, purpose } = ATTENDANT_TEXT[action];
  const { name } = agendamento.funcionario;
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
      return <WhenDialog action={action} request={request} place={place} reason={props.reason} {...forms} />;
    case 'RISCOS':
      return <RiscosDialog {...forms} />;
    case 'DAYS':
      return <DaysDialog {...forms} />;
    case 'CHOSEN_DAY':
      return <ChosenDayDialog {...forms} />;
    case 'OTHER_TIME':
      return <OtherTimeDialog {...forms} />;
    case 'REASON':
      return (
        <DescriptionDialog
          {...shared}
          label={FIELD[action] ?? 'Motivo'}
          maxLength={MAX_REASON_LENGTH}
          onConfirm={(reason) => attend({ acao: action, motivo: reason ?? '' } as AttendBody)}
        >
          {ANSWERS.includes(action) ? (
            <Stack gap="x3">
              <Pendencia id={request.id} idStatus={request.status.id} name={name} />
              <Text>{purpose}</Text>
            </Stack>
          ) : (
            `${name}: ${purpose}`
          )}
        </DescriptionDialog>
      );
    case 'NOTHING':
      break;
  }
  return (
    <ConfirmDialog {...shared} onConfirm={() => attend({ acao: action } as AttendBody)}>
      {`${name}: ${purpose}`}
    </ConfirmDialog>
  );
}
