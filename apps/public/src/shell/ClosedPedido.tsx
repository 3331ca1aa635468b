import { CalendarX } from '@apto/ui/icons';
import { Button, EmptyState, PublicShell, useFocusHandover } from '@apto/ui';
import { useEffect, type ReactNode } from 'react';
import { forgetDraft } from '../shared/pedido/draft.ts';
import { leavePedido } from '../shared/pedido/leave.ts';
import { session } from '../shared/session/index.ts';

interface Props {
  /** As the employee knows it; without it the page says 'sua empresa'. */
  empresa?: string;
  action: ReactNode;
}

function Closed({ empresa, action }: Props) {
  return (
    <PublicShell title="Este pedido não está mais aberto" {...(empresa ? { companyName: empresa } : {})}>
      <EmptyState
        icon={<CalendarX />}
        title="Não há nada para agendar por este link."
        description={`O prazo para agendar terminou, ou o pedido foi concluído, cancelado ou passou para outra pessoa. Se você ainda precisa do exame, fale com quem cuida dos exames na ${empresa ?? 'sua empresa'}.`}
        action={action}
      />
    </PublicShell>
  );
}

/** The request is over: its last day has passed, it was cancelled, done, or taken up by somebody else. */
export function ClosedPedido({ empresa }: { empresa: string }) {
  return <Closed empresa={empresa} action={<Button onPress={leavePedido}>Sair</Button>} />;
}

/** The same for who was at it when it ended: the session is over with it, and nothing here says whose it was. */
export function EndedPedido() {
  useEffect(() => {
    document.title = 'Este pedido não está mais aberto · Apto';
  }, []);
  useFocusHandover('title');
  const signInAnew = (): void => {
    forgetDraft();
    session.forgetExit();
  };
  return <Closed action={<Button onPress={signInAnew}>Entrar com outro token</Button>} />;
}
