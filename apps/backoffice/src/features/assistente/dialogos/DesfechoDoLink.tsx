import { BLOQUEIO } from '@apto/domain';
import { Button, Dialog, LinkTokenDialog, Text } from '@apto/ui';
import type { Desfecho } from '../envio/useEnvioDoLink.ts';

interface Props {
  readonly desfecho: Desfecho | null;
  /** To whom and where the link went. */
  readonly para: string;
  /** The employee's: what the token is used with. */
  readonly cpf: string | undefined;
  readonly aoConcluir: () => void;
}

/** How a self-scheduling request ended: its link and token, or the wait for the safety team (doc2 §2.9, §2.10). */
export function DesfechoDoLink({ desfecho, para, cpf, aoConcluir }: Props) {
  if (!desfecho) return null;
  const aoMudar = (aberto: boolean) => {
    if (!aberto) aoConcluir();
  };
  if (desfecho.tipo === 'LINK') {
    const { link, token } = desfecho.link;
    return (
      <LinkTokenDialog isOpen onOpenChange={aoMudar} description={para} link={link} cpf={cpf} token={token} />
    );
  }
  const { titulo, texto, botao } = BLOQUEIO.AGUARDANDO_RISCO;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={titulo}
      onOpenChange={aoMudar}
      footer={({ close }) => (
        <Button variant="primary" onPress={close}>
          {botao}
        </Button>
      )}
    >
      <Text>{texto}</Text>
    </Dialog>
  );
}
