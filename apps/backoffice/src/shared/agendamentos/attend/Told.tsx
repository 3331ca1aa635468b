import type { AgendamentoDetail } from '@apto/api-client';
import { readWho } from '@apto/domain/pedido';
import { notifierText } from '@apto/domain/templates';
import { InlineAlert } from '@apto/ui';
import { StepPreview } from './StepPreview.tsx';
import type { WhenChoice } from './whenChoice.ts';

interface Props {
  agendamento: AgendamentoDetail;
  action: 'AGENDAR' | 'CONFIRMAR_AGENDA';
  choice: WhenChoice;
  /** Clinic, day and time can be taken as they are. */
  isPossible: boolean;
  /** The exam is done in a room of telemedicine. */
  isRemote: boolean;
}

/** Who is told of the day as soon as it is taken, and in which words. */
export function Told({ agendamento, action, choice, isPossible, isRemote }: Props) {
  const { prestadorId, data: day, hora: time, periodo } = choice;
  const step =
    isPossible && prestadorId !== null && day !== null
      ? {
          acao: action,
          idPrestador: prestadorId,
          data: day,
          ...(time ? { hora: time } : {}),
          periodo,
          ...(isRemote ? { telemedicina: true } : {}),
        }
      : null;
  return (
    <>
      <InlineAlert tone="info">
        {notifierText(
          {
            quemAvisa: readWho(agendamento.quemAvisa) ?? 'SOLICITANTE',
            isRemote,
            reachesSolicitante: agendamento.emailSolicitante !== null,
          },
          agendamento.nomeSolicitante,
        )}
      </InlineAlert>
      <StepPreview id={agendamento.id} missing="Escolha antes a clínica, o dia e o horário." step={step} />
    </>
  );
}
