import { BLOCK } from '@apto/domain/autoagendamento';
import { linkWithToken } from '@apto/domain/templates';
import { Button, Dialog, LinkTokenDialog, Text } from '@apto/ui';
import { usePedido } from '../pedido/usePedido.ts';
import type { Outcome } from '../submission/useLinkSubmission.ts';
import { linkDestination } from '../summary/texts.ts';

interface Props {
  readonly outcome: Outcome | null;
  readonly onFinish: () => void;
}

/** The link and the token, to whom they went and with what they are used. */
function SentLink({
  sent: { link, token },
  onOpenChange,
}: {
  sent: Extract<Outcome, { kind: 'LINK' }>['link'];
  onOpenChange: (opened: boolean) => void;
}) {
  const [pedido] = usePedido();
  return (
    <LinkTokenDialog
      isOpen
      onOpenChange={onOpenChange}
      description={linkDestination(pedido)}
      // As in the message that was sent: nobody types twenty-eight signs.
      link={linkWithToken(link, token)}
      cpf={pedido.funcionarios[0]?.cpf}
      token={token}
    />
  );
}

/** How a self-scheduling request ended: its link and token, or the wait for the safety team (doc2 §2.9, §2.10). */
export function LinkOutcome({ outcome, onFinish }: Props) {
  if (!outcome) return null;
  const onChange = (opened: boolean) => {
    if (!opened) onFinish();
  };
  if (outcome.kind === 'LINK') return <SentLink sent={outcome.link} onOpenChange={onChange} />;
  const { title, text, button } = BLOCK.AGUARDANDO_RISCO;
  return (
    <Dialog
      isOpen
      isQuestion
      title={title}
      onOpenChange={onChange}
      footer={({ close }) => (
        <Button variant="primary" onPress={close}>
          {button}
        </Button>
      )}
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
