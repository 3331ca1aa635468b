import { isPhone, linkWhatsApp } from '@apto/domain/documents';
import { isTentative, standingWords } from '@apto/domain/templates';
import { Button, LinkButton, Stack, Text } from '@apto/ui';
import { MessageCircle, Printer } from '@apto/ui/icons';
import { useState } from 'react';
import { usePedido } from '../../shared/pedido/context.ts';
import { Step } from '../../shared/pedido/Step.tsx';
import { now } from '@apto/api-client/react';
import { CalendarButton } from './CalendarButton.tsx';
import { Cancelled, Changes } from './Changes.tsx';
import { Offer } from './Offer.tsx';
import { useWait } from './useWait.ts';
import { Wait } from './Wait.tsx';
import { useLostFocus } from '../../shared/useLostFocus.ts';
import { ExameLocation } from '../../shared/pedido/ExameLocation.tsx';
import { leavePedido } from '../../shared/pedido/leave.ts';
import { Reminders } from '../../shared/pedido/Reminders.tsx';
import { Visits } from '../../shared/pedido/Visits.tsx';
import { VisitTime } from '../../shared/pedido/VisitTime.tsx';
import { WhenAlert } from '../../shared/pedido/WhenAlert.tsx';
import {
  arrivalOf,
  pedidoIcs,
  standingOf,
  when,
  takeawayText,
  preparationOf,
} from '../../shared/pedido/summary.ts';

/** Step 4: it is booked, and everything for the day itself (doc2 §2.11). */
export function Confirmed() {
  const pedido = usePedido();
  const { agendamento, prestador, funcionario, levar: toBring } = pedido;
  const { day, time, timeZone } = when(pedido);
  const arrival = arrivalOf(pedido);
  const standing = standingOf(pedido);
  const { title, open } = standingWords(standing);
  // Read once: another moment would be another file.
  const [moment] = useState(now);
  const ics = pedidoIcs(pedido, moment);
  const [isCancelled, setCancelled] = useState(false);
  const phone = funcionario.phone && isPhone(funcionario.phone) ? funcionario.phone : null;

  const waiting = useWait();
  const offered = waiting.wait?.oferta ?? null;
  // An answer takes its page with it: what follows is another offer, or the appointment.
  useLostFocus(offered && String(offered.id));

  if (isCancelled) return <Cancelled empresa={pedido.cliente.name} />;
  if (offered) return <Offer key={offered.id} pedido={pedido} offered={offered} waiting={waiting} />;
  return (
    <Step title={title}>
      {/* On paper nobody is signed in. */}
      <div data-print="only">
        <Text weight="semibold">{funcionario.name}</Text>
      </div>
      <WhenAlert
        tone={isTentative(standing) ? 'info' : 'success'}
        announce="polite"
        date={agendamento.dataAgendamento ?? ''}
        day={day}
        time={time}
        timeZone={timeZone}
      >
        {arrival === null ? null : <Text>{arrival}</Text>}
        {open === null ? null : <Text>{open}</Text>}
      </WhenAlert>
      {prestador ? <ExameLocation prestador={prestador} agendamento={agendamento} /> : null}
      <Visits pedido={pedido} />
      <VisitTime pedido={pedido} />
      <Reminders title="Antes do exame" items={preparationOf(pedido)} />
      <Reminders title="O que levar" items={toBring} />
      <Stack gap="x3">
        {ics ? <CalendarButton key={ics} ics={ics} address={pedido.acesso?.calendario ?? null} /> : null}
        {phone ? (
          <LinkButton
            href={linkWhatsApp(phone, takeawayText(pedido))}
            target="_blank"
            rel="noreferrer"
            size="large"
            icon={<MessageCircle />}
            isFullWidth
          >
            Enviar para o meu WhatsApp
          </LinkButton>
        ) : null}
        <Button size="large" icon={<Printer />} isFullWidth onPress={() => window.print()}>
          Imprimir
        </Button>
      </Stack>
      <Wait pedido={pedido} waiting={waiting} />
      <Changes onCancelled={() => setCancelled(true)} />
      {/* The telephone may be another's: what is open on it stays open until somebody leaves. */}
      <div data-print="hide">
        <Button variant="quiet" size="large" isFullWidth onPress={leavePedido}>
          Sair
        </Button>
      </div>
    </Step>
  );
}
