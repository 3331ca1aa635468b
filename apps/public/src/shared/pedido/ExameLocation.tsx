import { formatPhone, normalizePhone } from '@apto/domain/documents';
import { remoteText, ROOM_TO_COME_TEXT } from '@apto/domain/templates';
import { LinkButton, Section, Stack, Text, TextLink } from '@apto/ui';
import { MapPin, Video } from '@apto/ui/icons';
import type { Pedido } from './steps.ts';
import { addressOf, directionsLink } from './summary.ts';

type Clinic = NonNullable<Pedido['prestador']>;

/** Whom one calls at the clinic. */
export function Telephone({ prestador }: { prestador: Clinic }) {
  if (!prestador.phone) return null;
  return (
    <Text>
      Telefone:{' '}
      <TextLink href={`tel:+55${normalizePhone(prestador.phone)}`}>{formatPhone(prestador.phone)}</TextLink>
    </Text>
  );
}

interface Props {
  prestador: Clinic;
  agendamento: Pick<Pedido['agendamento'], 'telemedicina' | 'linkTelemedicina'>;
}

/** The clinic: name, address, telephone and the way there; by telemedicine the room, and no way to anywhere. */
export function ExameLocation({ prestador, agendamento }: Props) {
  const { telemedicina: isRemote, linkTelemedicina: room } = agendamento;
  return (
    <Section title="Onde">
      <Stack gap="x4">
        <Stack gap="x1">
          <Text weight="semibold">{isRemote ? remoteText(prestador.name) : prestador.name}</Text>
          {isRemote ? (
            <Text>{room ? 'Entre na sala no horário marcado.' : ROOM_TO_COME_TEXT}</Text>
          ) : (
            <Text as="address">
              {addressOf(prestador).map((row) => (
                <Text key={row} as="div">
                  {row}
                </Text>
              ))}
            </Text>
          )}
          <Telephone prestador={prestador} />
        </Stack>
        {isRemote ? (
          room ? (
            <LinkButton
              href={room}
              target="_blank"
              rel="noreferrer"
              size="large"
              icon={<Video />}
              isFullWidth
            >
              Entrar na sala
            </LinkButton>
          ) : null
        ) : (
          <LinkButton
            href={directionsLink(prestador)}
            target="_blank"
            rel="noreferrer"
            size="large"
            icon={<MapPin />}
            isFullWidth
          >
            Como chegar
          </LinkButton>
        )}
      </Stack>
    </Section>
  );
}
