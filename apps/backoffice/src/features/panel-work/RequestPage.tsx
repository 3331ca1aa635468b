import { funcionarioDetails } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { statusOf } from '@apto/domain/status';
import { ErrorState, Grid, Page, Skeleton, Stack, StatusTag } from '@apto/ui';
import { useCallback, useState } from 'react';
import type { AttendantAction } from '@apto/domain/attendant';
import { RowDialogs } from '../../shared/agendamentos/actions/RowDialogs.tsx';
import { RowMenu } from '../../shared/agendamentos/actions/RowMenu.tsx';
import { useRowActions } from '../../shared/agendamentos/actions/useRowActions.ts';
import { PresenceNote } from '../../shared/presence/PresenceNote.tsx';
import { onDemand } from '../../shared/lazy.tsx';
import { PANEL_ROUTE } from '../../shared/routing/addresses.ts';
import { useStackedScreen } from '../../shared/useNarrowScreen.ts';
import { Waiting } from '../../shared/agendamentos/details/Waiting.tsx';
import { Actions } from './Actions.tsx';
import { ClinicNotes } from './ClinicNotes.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { NotFound } from './NotFound.tsx';
import { useFocusBack } from './useFocusBack.ts';
import { useRequest } from './useRequest.ts';

// Nobody waits for a dialog's code to see the request.
const ActionDialog = onDemand(() => import('../../shared/agendamentos/attend/ActionDialog.tsx'));

/** The attendant's page of one request (doc3 §2.10): the facts, and beside them what to do and what was done. */
export function RequestPage({ id }: { id: number }) {
  const { data: request, error, isValidating, mutate, renew } = useRequest(id);
  const details = useCall(funcionarioDetails, { params: { id } });
  const [opened, setOpened] = useState<AttendantAction | null>(null);
  const { mutate: reloadDetails } = details;
  const rowActions = useRowActions(
    useCallback(() => Promise.all([renew(), reloadDetails()]), [renew, reloadDetails]),
  );
  useFocusBack(opened !== null || rowActions.isAnyOpen, request?.version);
  const isStacked = useStackedScreen();
  const agendamento = details.data?.agendamento;
  const name = agendamento?.funcionario.name ?? `Pedido ${id}`;
  const breadcrumbs = [{ label: 'Painel de agendamento', href: PANEL_ROUTE }, { label: name }];

  if (error?.status === 404) return <NotFound />;
  if (!request || !agendamento) {
    const failure = error ?? details.error;
    const isLoading = !failure || isValidating || details.isValidating;
    return (
      <Page title={name} breadcrumbs={breadcrumbs}>
        {isLoading ? (
          <Stack gap="x5" aria-busy>
            <output aria-label="Carregando o pedido">
              <Skeleton shape="block" height={160} />
            </output>
            <Skeleton shape="block" height={240} />
          </Stack>
        ) : (
          <ErrorState
            title="Não foi possível abrir o pedido."
            description={failure.message}
            requestId={failure.requestId ?? undefined}
            onRetry={() => {
              void mutate();
              void details.mutate();
            }}
          />
        )}
      </Page>
    );
  }
  const status = statusOf(request.status.id);
  const close = () => setOpened(null);
  const actions = <Actions request={request} onAct={setOpened} />;
  return (
    <Page
      title={name}
      breadcrumbs={breadcrumbs}
      purpose={`${agendamento.tipoExame.descricao}, ${agendamento.cliente.name}`}
      actions={
        <RowMenu
          // Where it stands now, which the page is told of by itself.
          row={{ ...agendamento, status: request.status, idStatus: request.status.id }}
          busy={rowActions.busyRow !== null}
          onChoose={rowActions.choose}
        />
      }
      titleEnd={
        <StatusTag {...(status ? { tone: status.tone, icon: status.icon } : {})}>
          {request.status.descricao}
        </StatusTag>
      }
    >
      <PresenceNote id={id} mode={opened ? 'EDITANDO' : 'VENDO'} />
      <Grid hasAside gap="x6">
        {isStacked ? actions : null}
        <Facts id={id} version={request.version} observacaoPrestador={request.observacaoPrestador} />
        <Stack gap="x6">
          {isStacked ? null : actions}
          <ClinicNotes notes={request.observacoes} />
          <Waiting id={id} name={name} />
          <History id={id} name={name} />
        </Stack>
      </Grid>
      {opened ? (
        <ActionDialog
          action={opened}
          request={request}
          agendamento={agendamento}
          renew={renew}
          onClose={close}
          onFail={close}
        />
      ) : null}
      <RowDialogs actions={rowActions} />
    </Page>
  );
}
