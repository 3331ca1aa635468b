import { ApiError, myAutoagendamento } from '@apto/api-client';
import { useReload } from '@apto/api-client/react';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { Button, DescriptionDialog, EmptyState, InlineAlert, PublicShell, Stack } from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { useState } from 'react';
import { useLostFocus } from '../../shared/useLostFocus.ts';
import { usePedido } from '../../shared/pedido/context.ts';
import { ExameLocation } from '../../shared/pedido/ExameLocation.tsx';
import { leavePedido } from '../../shared/pedido/leave.ts';
import { Reminders } from '../../shared/pedido/Reminders.tsx';
import { Visits } from '../../shared/pedido/Visits.tsx';
import { VisitTime } from '../../shared/pedido/VisitTime.tsx';
import { when, preparationOf } from '../../shared/pedido/summary.ts';
import { WhenAlert } from '../../shared/pedido/WhenAlert.tsx';
import { useReply } from '../../shared/pedido/useReply.ts';

/** The answer has arrived, and the link with it is over. */
function Refused({ empresa }: { empresa: string }) {
  useLostFocus();
  return (
    <PublicShell title="Resposta enviada" companyName={empresa}>
      <EmptyState
        icon={<CalendarX />}
        title="O horário foi liberado."
        description={`Este pedido terminou. Quem cuida dos exames na ${empresa} recebe a sua resposta e pode marcar outro dia.`}
        action={<Button onPress={leavePedido}>Sair</Button>}
      />
    </PublicShell>
  );
}

/** A day that an attendant chose: when, where, what to prepare, and whether it will do. */
export function Proposal() {
  const pedido = usePedido();
  const { agendamento, prestador, cliente, levar: toBring } = pedido;
  const { reply } = useReply(agendamento);
  const reload = useReload();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isAccepting, setAccepting] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const { day, time, timeZone } = when(pedido);
  if (isRefused) return <Refused empresa={cliente.name} />;

  async function accept(): Promise<void> {
    setFailure(null);
    setAccepting(true);
    try {
      await reply({ acao: 'CONFIRMAR_PELO_FUNCIONARIO' });
      // It is confirmed now: its own page shows it.
      await reload(myAutoagendamento);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setAccepting(false);
    }
  }

  return (
    <PublicShell
      title="Você pode ir neste dia?"
      description={`Escolhido por quem cuida dos exames na ${cliente.name}.`}
      companyName={cliente.name}
      action={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={isAccepting}
          onPress={() => void accept()}
        >
          Confirmar
        </Button>
      }
      secondaryAction={
        <Button variant="quiet" size="large" isFullWidth onPress={() => setRefusing(true)}>
          Não posso
        </Button>
      }
    >
      <Stack gap="x6">
        {failure ? (
          <InlineAlert tone="danger" title="A resposta não foi registrada." announce="assertive">
            {failure.status === 409
              ? 'O dia ou o horário mudou. Confira abaixo e responda de novo.'
              : failure.message}
          </InlineAlert>
        ) : null}
        <WhenAlert
          tone="info"
          date={agendamento.dataAgendamento ?? ''}
          day={day}
          time={time}
          timeZone={timeZone}
        />
        {prestador ? <ExameLocation prestador={prestador} agendamento={agendamento} /> : null}
        <Visits pedido={pedido} />
        <VisitTime pedido={pedido} />
        <Reminders title="Antes do exame" items={preparationOf(pedido)} />
        <Reminders title="O que levar" items={toBring} />
      </Stack>
      {isRefusing ? (
        <DescriptionDialog
          isOpen
          onOpenChange={setRefusing}
          title="Não posso ir neste dia"
          label="Motivo"
          description="Não escreva nada sobre a sua saúde."
          maxLength={MAX_REASON_LENGTH}
          confirmLabel="Não posso ir"
          cancelLabel="Voltar"
          tone="danger"
          onConfirm={async (reason) => {
            await reply({ acao: 'RECUSAR_PELO_FUNCIONARIO', motivo: reason ?? '' });
            setRefused(true);
          }}
        >
          {`O horário fica livre para outra pessoa e este pedido termina. A ${cliente.name} pode marcar outro dia.`}
        </DescriptionDialog>
      ) : null}
    </PublicShell>
  );
}
