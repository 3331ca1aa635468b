import { funcionarioDetails } from '@apto/api-client';
import { useCall, useNow } from '@apto/api-client/react';
import { proposedDayText, type AttendantAction } from '@apto/domain/attendant';
import { statusOf } from '@apto/domain/status';
import { ErrorState, Grid, Inline, Skeleton, Stack, StatusTag } from '@apto/ui';
import { useCallback, useState } from 'react';
import { RowDialogs } from '../../shared/agendamentos/actions/RowDialogs.tsx';
import { RowMenu } from '../../shared/agendamentos/actions/RowMenu.tsx';
import { isAnyOf } from '../../shared/agendamentos/actions/opened.ts';
import { useOpenDialogs, useRowActions } from '../../shared/agendamentos/actions/useRowActions.ts';
import type { BuiltAction } from '../../shared/agendamentos/actions/menu.ts';
import { useAttend } from '../../shared/agendamentos/attend/useAttend.ts';
import { AskAgain } from '../../shared/agendamentos/details/AskAgain.tsx';
import { offeredDay } from '../../shared/agendamentos/attend/whenChoice.ts';
import { NextButton } from '../../shared/agendamentos/next/NextButton.tsx';
import { notifyError } from '../../shared/notices/index.ts';
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
import { useFocusBack } from '../../shared/useFocusBack.ts';
import { useRequest } from './useRequest.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

// Nobody waits for a dialog's code to see the request.
const ActionDialog = onDemand(() => import('../../shared/agendamentos/attend/ActionDialog.tsx'));

/** Steps that every list has too: one dialog and one wording, wherever one comes from. */
const OF_EVERY_LIST: Partial<Record<AttendantAction, BuiltAction>> = {
  MARCAR_FALTA: 'FALTA_CONSULTA',
  DESISTIR: 'DESISTENCIA',
  CANCELAR: 'CANCELAR',
};

/** The attendant's page of one request (doc3 §2.10): the facts, and beside them what to do and what was done. */
export function RequestPage({ id }: { id: number }) {
  const { data: request, error, isValidating, mutate, renew } = useRequest(id);
  const details = useCall(funcionarioDetails, { params: { id } });
  const [opened, setOpened] = useState<AttendantAction | null>(null);
  const { mutate: reloadDetails } = details;
  const rowActions = useRowActions(
    useCallback(() => Promise.all([renew(), reloadDetails()]), [renew, reloadDetails]),
  );
  const isRowOpen = isAnyOf(useOpenDialogs(rowActions));
  const isActing = opened !== null || isRowOpen;
  useFocusBack(isActing, request?.version);
  const [isAccepting, setAccepting] = useState(false);
  const now = useNow();
  const [isStarting, setStarting] = useState(false);
  const attend = useAttend(request ?? { id, version: 0 }, renew);
  const isStacked = useStackedScreen();
  const agendamento = details.data?.agendamento;
  const name = agendamento?.funcionario.name ?? `Pedido ${id}`;
  const breadcrumbs = [{ label: 'Painel de agendamento', href: PANEL_ROUTE }, { label: name }];

  if (error?.status === 404) return <NotFound />;
  if (!request || !agendamento) {
    const failure = error ?? details.error;
    const isLoading = !failure || isValidating || details.isValidating;
    return (
      <TrailPage title={name} breadcrumbs={breadcrumbs}>
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
      </TrailPage>
    );
  }
  const status = statusOf(request.status.id);
  // Where it stands now, which the page is told of by itself.
  const row = { ...agendamento, status: request.status, idStatus: request.status.id };
  const close = () => {
    setOpened(null);
    setAccepting(false);
  };
  const offered = offeredDay(agendamento, now);
  const canMove = request.acoes.some(({ acao: action, motivo: reason }) => action === 'REAGENDAR' && !reason);
  async function start(): Promise<void> {
    setStarting(true);
    try {
      await attend({ acao: 'INICIAR_ATENDIMENTO' });
    } catch (error) {
      notifyError(error);
    }
    setStarting(false);
  }
  function act(action: AttendantAction): void {
    const ofList = OF_EVERY_LIST[action];
    if (ofList) rowActions.choose(ofList, row);
    // As in the queue: it is asked nothing, and it can be given back.
    else if (action === 'INICIAR_ATENDIMENTO') void start();
    else setOpened(action);
  }
  const actions = (
    <Actions
      request={request}
      proposal={offered && canMove ? proposedDayText(offered) : null}
      onAcceptProposal={() => {
        setAccepting(true);
        setOpened('REAGENDAR');
      }}
      again={<AskAgain agendamento={row} />}
      isStarting={isStarting}
      onAct={act}
    />
  );
  return (
    <TrailPage
      title={name}
      breadcrumbs={breadcrumbs}
      purpose={`${agendamento.tipoExame.descricao}, ${agendamento.cliente.name}`}
      actions={
        <Inline gap="x3" isWrapping={false}>
          <NextButton isPrimary={request.acoes.length === 0} />
          <RowMenu row={row} busy={rowActions.busyRow !== null} onChoose={rowActions.choose} />
        </Inline>
      }
      titleEnd={
        <StatusTag {...(status ? { tone: status.tone, icon: status.icon } : {})}>
          {request.status.descricao}
        </StatusTag>
      }
    >
      <PresenceNote id={id} mode={isActing ? 'EDITANDO' : 'VENDO'} />
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
          {...(isAccepting ? { reason: 'Proposta da clínica aceita.' } : {})}
          onClose={close}
          onFail={close}
        />
      ) : null}
      <RowDialogs actions={rowActions} />
    </TrailPage>
  );
}
