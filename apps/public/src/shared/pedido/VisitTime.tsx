import { visitDurationText } from '@apto/domain/exames';
import { Inline, Text } from '@apto/ui';
import { Clock } from '@apto/ui/icons';
import type { Pedido } from './steps.ts';

/** How long the exams take, so that the person knows until when they are away; nothing where no registry says. */
export function VisitTime({ pedido }: { pedido: Pedido }) {
  const text = visitDurationText(pedido.agendamento.tempoPrevisto);
  if (text === null) return null;
  return (
    <Inline isWrapping={false}>
      <Clock size={20} aria-hidden />
      <Text>{text}</Text>
    </Inline>
  );
}
