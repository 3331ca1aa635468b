import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { notServedDialog } from '@apto/domain/prestadores';
import { Button, Dialog, InlineAlert, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { isSilent, messageFrom } from '../../../shared/notices/index.ts';
import { usePermissions } from '../../../shared/session/index.ts';
import type { PedidoClinic } from '../pedido/useClinic.ts';

/** The chosen clinic does not serve the client: back to another one, or release it (doc2 §2.13, §6). */
export function NotServedDialog({ clinic }: { clinic: PedidoClinic }) {
  const permissions = usePermissions();
  const [releasing, setReleasing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { notReleased } = clinic;
  if (!notReleased) return null;
  const { text, buttons } = notServedDialog(permissions);
  const empresa = ASSISTENTE_NOTICE.prestadorDoesNotServeEmpresa(notReleased.cliente.name).title;

  const release = async () => {
    setFailure(null);
    setReleasing(true);
    try {
      await clinic.release();
    } catch (error) {
      if (!isSilent(error)) setFailure(messageFrom(error));
    } finally {
      setReleasing(false);
    }
  };

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={notReleased.prestador.name}
      isBusy={releasing}
      busyMessage="Liberando o prestador..."
      onOpenChange={(opened) => {
        if (!opened) clinic.giveBack();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={clinic.giveBack} isDisabled={releasing}>
            Voltar
          </Button>
          {buttons.includes('Liberar') ? (
            <Button variant="primary" onPress={() => void release()} isPending={releasing}>
              Liberar
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="x4">
        <Text>{empresa}</Text>
        <Text>{text}</Text>
        {failure ? (
          <InlineAlert tone="danger" announce="assertive">
            {failure}
          </InlineAlert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
