import type { MessagePreview as Message } from '@apto/api-client';
import { formatPhone } from '@apto/domain/documents';
import { CHANNEL_LABEL } from '@apto/domain/templates';
import { Card, DescriptionList, InlineAlert, Stack, Text } from '@apto/ui';

const addressOf = ({ canal: channel, destino: to }: Message): string | null =>
  channel === null || to === null
    ? null
    : `${CHANNEL_LABEL[channel]}: ${channel === 'EMAIL' ? to : formatPhone(to)}`;

interface Props {
  message: Message;
  /** Where it goes is chosen elsewhere. @default false */
  isTextOnly?: boolean;
}

/** A message as it would leave now: to whom, by which way, and every word of it. */
export function MessagePreview({ message, isTextOnly = false }: Props) {
  const to = addressOf(message);
  return (
    <Card>
      <Stack as="section" gap="x4" aria-label={message.titulo}>
        <Text weight="semibold">{message.titulo}</Text>
        {to === null && !isTextOnly ? (
          <InlineAlert tone="warning" title="Sem contato">
            Não há e-mail ou WhatsApp válido: esta mensagem não será enviada.
          </InlineAlert>
        ) : null}
        {message.aviso ? <InlineAlert tone="info">{message.aviso}</InlineAlert> : null}
        <DescriptionList
          layout="rows"
          items={[
            ...(isTextOnly
              ? []
              : [{ term: 'Para', detail: [message.nome, to].filter(Boolean).join(', ') || 'Não informado' }]),
            { term: 'Assunto', detail: message.assunto },
            ...(message.anexo ? [{ term: 'Anexo', detail: message.anexo }] : []),
          ]}
        />
        <Text keepsLines>{message.corpo}</Text>
      </Stack>
    </Card>
  );
}
