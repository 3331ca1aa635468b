import { releasedPrestador, releasedPrestadores } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE } from '@apto/domain/messages';
import { liberacaoSituation, releaseBlock } from '@apto/domain/prestadores';
import { Button, EmptyState, Grid, InlineAlert, Page, Section, Stack } from '@apto/ui';
import { useState } from 'react';
import { isSilent, messageFrom, notify } from '../../shared/notices/index.ts';
import { RetryAlert } from '../../shared/notices/RetryAlert.tsx';
import { PriceTable } from '../../shared/release/PriceTable.tsx';
import { releaseClinic } from '../../shared/release/release.ts';
import { ClienteField } from '../../shared/ClienteField.tsx';
import { PrestadorField } from './PrestadorField.tsx';
import { useGiven } from './useGiven.ts';

interface Props {
  /** Named in the address: shown, and not to be changed. */
  readonly givenPrestador: number | null;
  readonly givenCliente: number | null;
}

/** Releases a clinic to a customer, with what it charges in sight (doc2 §2.13). */
export function ReleaseScreen({ givenPrestador, givenCliente }: Props) {
  const api = useApi();
  const given = useGiven(givenPrestador, givenCliente);
  const [chosenPrestador, setPrestador] = useState<number | null>(null);
  const [chosenCliente, setCliente] = useState<number | null>(null);
  const prestadorId = given.prestadorId ?? chosenPrestador;
  const clienteId = given.clienteId ?? chosenCliente;
  const [releasing, setReleasing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const released = useCall(
    releasedPrestadores,
    clienteId === null ? null : { params: { clientId: clienteId } },
  );
  const links = released.data?.items;
  const block = releaseBlock({
    isLookedFor: given.isLookedFor,
    idPrestador: prestadorId,
    idCliente: clienteId,
    isReleased:
      prestadorId === null || !links
        ? null
        : liberacaoSituation(
            { id: prestadorId },
            links.map(({ prestador }) => prestador.id),
          ) === 'RELEASED',
  });

  async function release(): Promise<void> {
    if (block !== null || prestadorId === null || clienteId === null) return;
    setFailure(null);
    setReleasing(true);
    try {
      const { id } = await api.invoke(releasedPrestador, {
        params: { clientId: clienteId, providerId: prestadorId },
      });
      await releaseClinic(api, { idPrestador: prestadorId, idCliente: clienteId }, id);
      notify(ASSISTENTE_NOTICE.releasedPrestador());
      await released.mutate();
    } catch (error) {
      if (!isSilent(error)) setFailure(messageFrom(error));
    } finally {
      setReleasing(false);
    }
  }

  const change = (run: () => void): void => {
    setFailure(null);
    run();
  };
  return (
    <Page
      title="Liberar prestador"
      purpose="O prestador liberado passa a atender os funcionários do cliente."
      actions={
        <Button
          variant="primary"
          data-tour="liberar"
          isPending={releasing}
          disabledReason={block ?? undefined}
          onPress={() => void release()}
        >
          Liberar
        </Button>
      }
    >
      <Stack gap="x5">
        {released.error && !released.isValidating ? (
          <RetryAlert
            title="Não foi possível verificar a quem o prestador atende"
            error={released.error}
            onRetry={() => void released.mutate()}
          />
        ) : null}
        {given.lost ? (
          <InlineAlert tone="warning" announce="assertive" title={`O link traz ${given.lost}`}>
            Escolha abaixo o que falta.
          </InlineAlert>
        ) : null}
        {failure ? (
          <InlineAlert tone="danger" announce="assertive" title="O prestador não foi liberado">
            {failure}
          </InlineAlert>
        ) : null}
        <Grid columns={2}>
          <div data-tour="prestador">
            <PrestadorField
              value={prestadorId}
              isLocked={given.prestadorId !== null}
              links={links}
              onChange={(id) => change(() => setPrestador(id))}
            />
          </div>
          <div data-tour="cliente">
            <ClienteField
              value={clienteId}
              isLocked={given.clienteId !== null}
              onChange={(id) => change(() => setCliente(id))}
            />
          </div>
        </Grid>
        <Section title="Valores dos exames" level={2}>
          {prestadorId === null ? (
            <EmptyState
              title="Nenhum prestador escolhido."
              description="Os valores dos exames aparecem aqui assim que você escolher um prestador."
            />
          ) : (
            <PriceTable key={prestadorId} prestadorId={prestadorId} />
          )}
        </Section>
      </Stack>
    </Page>
  );
}
