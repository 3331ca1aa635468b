import { CalendarX } from '@apto/ui/icons';
import { Button, EmptyState, PublicShell } from '@apto/ui';
import { leavePedido } from '../shared/pedido/leave.ts';

/** The request is over: cancelled, done, or taken up by somebody else. */
export function ClosedPedido({ empresa }: { empresa: string }) {
  return (
    <PublicShell title="Este pedido não está mais aberto" companyName={empresa}>
      <EmptyState
        icon={<CalendarX />}
        title="Não há nada para agendar por este link."
        description={`O pedido foi concluído, cancelado ou passou para outra pessoa. Se você ainda precisa do exame, fale com quem cuida dos exames na ${empresa}.`}
        action={<Button onPress={leavePedido}>Sair</Button>}
      />
    </PublicShell>
  );
}
