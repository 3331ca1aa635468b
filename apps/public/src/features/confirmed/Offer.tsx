import { formatDateWithWeekday, instantToSaoPaulo, weekdayName, weekdayOf } from '@apto/domain/time';
import { OFFER_OVER_TEXT } from '@apto/domain/waiting-list';
import { Button, HoldCountdown, InlineAlert, PublicShell, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { ExameLocation } from '../../shared/pedido/ExameLocation.tsx';
import { Reminders } from '../../shared/pedido/Reminders.tsx';
import { when } from '../../shared/pedido/summary.ts';
import { WhenAlert } from '../../shared/pedido/WhenAlert.tsx';
import type { Pedido } from '../../shared/pedido/steps.ts';
import { capitalize } from '@apto/domain/text';
import type { Offered, useWait } from './useWait.ts';

interface Props {
  pedido: Pedido;
  offered: Offered;
  waiting: ReturnType<typeof useWait>;
}

/**
 * An earlier time that is the employee's alone for a while (docs/decisions/0151): what is offered, until when, and what they
 * have now. It takes the page while it is open; give it the offer's id as `key`.
 */
export function Offer({ pedido, offered, waiting }: Props) {
  const { data: date, horario: time, segundos: seconds, preparo } = offered;
  const { failure, isAccepting, isRefusing, accept, refuse, look } = waiting;
  // By this telephone's own clock, from the seconds that the server tells.
  const [expiresAt] = useState(() => new Date(Date.now() + seconds * 1000).toISOString());
  const [isOver, setOver] = useState(false);
  const own = when(pedido);
  const texts = {
    held: `Só seu até as ${instantToSaoPaulo(offered.expiraEm).time}: faltam`,
    expired: OFFER_OVER_TEXT,
  };
  const timeZone = pedido.prestador ? own.timeZone : null;

  return (
    <PublicShell
      title="Abriu um horário antes"
      description="Na mesma clínica. Se você não responder, nada muda."
      companyName={pedido.cliente.name}
      action={
        isOver ? (
          <Button variant="primary" size="large" isFullWidth onPress={look}>
            Ver o meu agendamento
          </Button>
        ) : (
          <Button
            variant="primary"
            size="large"
            isFullWidth
            isPending={isAccepting}
            onPress={() => void accept(offered)}
          >
            {`Aceitar ${weekdayName(weekdayOf(date))}, ${time}`}
          </Button>
        )
      }
      secondaryAction={
        isOver ? null : (
          <Button
            variant="quiet"
            size="large"
            isFullWidth
            isPending={isRefusing}
            onPress={() => void refuse(offered)}
          >
            Ficar com o meu
          </Button>
        )
      }
    >
      <Stack gap="x6">
        {failure ? (
          <InlineAlert tone="danger" title="A resposta não foi registrada." announce="assertive">
            {failure.message}
          </InlineAlert>
        ) : null}
        <Stack gap="x3">
          <WhenAlert
            tone="success"
            date={date}
            day={formatDateWithWeekday(date)}
            time={`às ${time}`}
            timeZone={timeZone}
          />
          <HoldCountdown expiresAt={expiresAt} onExpire={() => setOver(true)} texts={texts} />
        </Stack>
        <Stack gap="x1">
          <Text weight="semibold">O seu horário agora</Text>
          <Text>{`${capitalize(own.day)}, ${own.time.replaceAll(' ', '\u00A0')}`}</Text>
        </Stack>
        <Reminders title="Repare no preparo" items={preparo} />
        {pedido.prestador ? (
          <ExameLocation prestador={pedido.prestador} agendamento={pedido.agendamento} />
        ) : null}
      </Stack>
    </PublicShell>
  );
}
