import { ApiError, type AgendamentoRow } from '@apto/api-client';
import { ErrorState, Loading } from '@apto/ui';
import { messageFrom } from '../../notices/index.ts';
import { ChosenDayDialog } from '../attend/ChosenDayDialog.tsx';
import { useAttend } from '../attend/useAttend.ts';
import { useAgendamento } from '../edit/useAgendamento.ts';

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
  /** The status has changed. */
  onChoose: () => void;
  /** None of the days serves. */
  onNone: () => void;
}

/** The days that were proposed to whoever asked for the exam, as the status tag opens them (docs/decisions/0213). */
export default function ChooseDayDialog({ row, onChoose, ...props }: Props) {
  const { detail, error, retry } = useAgendamento(row.id);
  const attend = useAttend(detail ?? row, () => Promise.resolve(onChoose()));
  return (
    <ChosenDayDialog
      {...props}
      agendamento={detail}
      attend={attend}
      instead={
        error ? (
          <ErrorState
            title="Problemas ao carregar informações!"
            description={messageFrom(error)}
            requestId={(error instanceof ApiError ? error.requestId : null) ?? undefined}
            onRetry={retry}
          />
        ) : (
          <Loading />
        )
      }
    />
  );
}
