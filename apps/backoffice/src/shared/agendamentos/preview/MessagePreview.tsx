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
  // A line each: no name is cut by an address, and no 'E-mail' breaks at its hyphen.
  const told = [message.nome, to].filter(Boolean);
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
          items={[
            ...(isTextOnly
              ? []
              : [
                  {
                    term: 'Para',
                    isWide: true,
                    detail: told.length === 0 ? null : told.map((line) => <div key={line}>{line}</div>),
                  },
                ]),
            { term: 'Assunto', detail: message.assunto },
            ...(message.anexo ? [{ term: 'Anexo', detail: message.anexo }] : []),
          ]}
        />
        <Text keepsLines>{message.corpo}</Text>
      </Stack>
    </Card>
  );
}
