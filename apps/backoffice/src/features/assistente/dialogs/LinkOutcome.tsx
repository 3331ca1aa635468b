import { BLOCK } from '@apto/domain/autoagendamento';
import { linkWithToken } from '@apto/domain/templates';
import { Button, Dialog, LinkTokenDialog, Text } from '@apto/ui';
import type { Outcome } from '../submission/useLinkSubmission.ts';

interface Props {
  readonly outcome: Outcome | null;
  /** To whom and where the link went. */
  readonly to: string;
  /** The employee's: what the token is used with. */
  readonly cpf: string | undefined;
  readonly onFinish: () => void;
}

/** How a self-scheduling request ended: its link and token, or the wait for the safety team (doc2 §2.9, §2.10). */
export function LinkOutcome({ outcome, to, cpf, onFinish }: Props) {
  if (!outcome) return null;
  const onChange = (opened: boolean) => {
    if (!opened) onFinish();
  };
  if (outcome.kind === 'LINK') {
    const { link, token } = outcome.link;
    return (
      <LinkTokenDialog
        isOpen
        onOpenChange={onChange}
        description={to}
        // As in the message that was sent: nobody types twenty-eight signs.
        link={linkWithToken(link, token)}
        cpf={cpf}
        token={token}
      />
    );
  }
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
