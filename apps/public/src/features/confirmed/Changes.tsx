import { MAX_REASON_LENGTH } from '@apto/domain/status';
import {
  Button,
  DescriptionDialog,
  EmptyState,
  InlineAlert,
  PublicShell,
  Section,
  Stack,
  Text,
} from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { useState } from 'react';
import { useLostFocus } from '../../shared/useLostFocus.ts';
import { usePedido } from '../../shared/pedido/context.ts';
import { leavePedido } from '../../shared/pedido/leave.ts';
import { useReply } from '../../shared/pedido/useReply.ts';
import { WhoToTell } from './WhoToTell.tsx';
import { myAutoagendamento } from '@apto/api-client';
import { useReload } from '@apto/api-client/react';

/** It is over, and the link with it. */
export function Cancelled({ empresa }: { empresa: string }) {
  useLostFocus();
  return (
    <PublicShell title="Agendamento cancelado" companyName={empresa}>
      <EmptyState
        icon={<CalendarX />}
        title="O horário foi liberado."
        description={`Este pedido terminou, e quem cuida dos exames na ${empresa} foi avisado. Se você ainda precisa do exame, peça um novo.`}
        action={<Button onPress={leavePedido}>Sair</Button>}
      />
    </PublicShell>
  );
}

const REASON = {
  label: 'Motivo',
  description: 'Não escreva nada sobre a sua saúde.',
  maxLength: MAX_REASON_LENGTH,
  cancelLabel: 'Voltar',
} as const;

/** Another day or none, by the client's rules; what is refused says why, and whom to call (issue 12 'A way back'). */
export function Changes({ onCancelled }: { onCancelled: () => void }) {
  const pedido = usePedido();
  const { agendamento, cliente, emRevisao: isInReview, impedimentos: reasons } = pedido;
  const { reply } = useReply(agendamento);
  const reload = useReload();
  const [asking, setAsking] = useState<'SOLICITAR_ALTERACAO' | 'CANCELAR' | null>(null);
  const refusals = [...new Set([reasons.alterar, reasons.cancelar].filter((text) => text !== null))];
  const close = (): void => setAsking(null);
  // What asked for another day is gone with the answer: nothing has the focus that the dialog gives back.
  useLostFocus(isInReview && asking === null ? 'review' : null);

  return (
    <Section title="Não pode ir neste dia?">
      <Stack gap="x4">
        <WhoToTell pedido={pedido} />
        {isInReview ? (
          <InlineAlert tone="info" title="O dia está em revisão" announce="polite">
            {`Quem cuida dos exames na ${cliente.name} está vendo o seu agendamento.`}
          </InlineAlert>
        ) : (
          <Stack gap="x3">
            {reasons.alterar === null ? (
              <Button size="large" isFullWidth onPress={() => setAsking('SOLICITAR_ALTERACAO')}>
                Pedir outro dia
              </Button>
            ) : null}
            {reasons.cancelar === null ? (
              <Button variant="quiet" size="large" isFullWidth onPress={() => setAsking('CANCELAR')}>
                Cancelar o agendamento
              </Button>
            ) : null}
            {refusals.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
          </Stack>
        )}
      </Stack>
      {asking === 'SOLICITAR_ALTERACAO' ? (
        <DescriptionDialog
          {...REASON}
          isOpen
          onOpenChange={close}
          title="Pedir outro dia"
          label="Motivo e dias em que você pode"
          confirmLabel="Pedir outro dia"
          onConfirm={async (reason) => {
            await reply({ acao: 'SOLICITAR_ALTERACAO', motivo: reason ?? '' });
            await reload(myAutoagendamento);
          }}
        >
          {`Quem cuida dos exames na ${cliente.name} recebe o pedido. Até a resposta vale o dia marcado.`}
        </DescriptionDialog>
      ) : null}
      {asking === 'CANCELAR' ? (
        <DescriptionDialog
          {...REASON}
          isOpen
          onOpenChange={close}
          title="Cancelar o agendamento"
          confirmLabel="Cancelar o agendamento"
          tone="danger"
          onConfirm={async (reason) => {
            await reply({ acao: 'CANCELAR', motivo: reason ?? '' });
            onCancelled();
          }}
        >
          O horário fica livre para outra pessoa e este pedido termina. Para ir em outro dia, volte e use
          ‘Pedir outro dia’.
        </DescriptionDialog>
      ) : null}
    </Section>
  );
}
