import { useApi } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { isReleaseOf, notServedDialog } from '@apto/domain/prestadores';
import { Button, Dialog, InlineAlert, Stack, Text } from '@apto/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isSilent, messageFrom, notify } from '../notices/index.ts';
import { usePermissions } from '../session/index.ts';
import { announceRelease, observeReleases } from './observeReleases.ts';
import { PriceTable } from './PriceTable.tsx';
import { releaseClinic } from './release.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface Props {
  readonly prestador: Named;
  readonly cliente: Named;
  /** Their link; null: they were never linked. */
  readonly associationId: number | null;
  readonly onBack: () => void;
  /** Released, here or by somebody else: what waited goes on. */
  readonly onReleased: () => void;
  /** Who can help, and which clinics would do instead. */
  readonly children?: ReactNode;
}

/**
 * The chosen clinic does not serve the customer: back to another one, or release it (doc2 §2.13, §6). While it is open
 * it hears a release by somebody else, and gives way.
 */
export default function NotServedDialog({
  prestador,
  cliente,
  associationId,
  onBack,
  onReleased,
  children,
}: Props) {
  const api = useApi();
  const { text, buttons } = notServedDialog(usePermissions());
  const [releasing, setReleasing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pair = { idPrestador: prestador.id, idCliente: cliente.id };
  const mayRelease = buttons.includes('Liberar');

  // The own release comes back as an event too, and is told once.
  const isOver = useRef(false);
  const finish = useRef(() => undefined as void);
  useEffect(() => {
    finish.current = () => {
      if (isOver.current) return;
      isOver.current = true;
      notify(ASSISTENTE_NOTICE.releasedPrestador());
      onReleased();
    };
  });
  const { idPrestador, idCliente } = pair;
  useEffect(
    () =>
      observeReleases((told) => {
        if (isReleaseOf(told, { idPrestador, idCliente })) finish.current();
      }),
    [idPrestador, idCliente],
  );

  const release = async () => {
    setFailure(null);
    setReleasing(true);
    try {
      await releaseClinic(api, pair, associationId);
      announceRelease(pair);
    } catch (error) {
      if (!isSilent(error)) setFailure(messageFrom(error));
    } finally {
      setReleasing(false);
    }
  };

  return (
    <Dialog
      isOpen
      isQuestion
      // Wide enough for the prices to be a table.
      width={mayRelease ? 800 : 450}
      title={prestador.name}
      isBusy={releasing}
      busyMessage="Liberando o prestador..."
      onOpenChange={(opened) => {
        if (!opened) onBack();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onBack} isDisabled={releasing}>
            Voltar
          </Button>
          {mayRelease ? (
            <Button variant="primary" onPress={() => void release()} isPending={releasing}>
              Liberar
            </Button>
          ) : null}
        </>
      }
    >
      <Stack gap="x4">
        <Text>{ASSISTENTE_NOTICE.prestadorDoesNotServeEmpresa(cliente.name).title}</Text>
        <Text>{text}</Text>
        {failure ? (
          <InlineAlert tone="danger" announce="assertive">
            {failure}
          </InlineAlert>
        ) : null}
        {children}
        {mayRelease ? <PriceTable prestadorId={prestador.id} /> : null}
      </Stack>
    </Dialog>
  );
}
