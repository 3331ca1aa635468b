import { formatPhone, normalizePhone } from '@apto/domain/documents';
import { LinkButton, Section, Stack, Text, TextLink } from '@apto/ui';
import { MapPin } from '@apto/ui/icons';
import type { Pedido } from './steps.ts';
import { addressOf, directionsLink } from './summary.ts';

/** The clinic: name, address, telephone and the way there. */
export function ExameLocation({ prestador }: { prestador: NonNullable<Pedido['prestador']> }) {
  return (
    <Section title="Onde">
      <Stack gap="x4">
        <Stack gap="x1">
          <Text weight="semibold">{prestador.name}</Text>
          <Text as="address">
            {addressOf(prestador).map((row) => (
              <Text key={row} as="div">
                {row}
              </Text>
            ))}
          </Text>
          {prestador.phone ? (
            <Text>
              Telefone:{' '}
              <TextLink href={`tel:+55${normalizePhone(prestador.phone)}`}>
                {formatPhone(prestador.phone)}
              </TextLink>
            </Text>
          ) : null}
        </Stack>
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
      </Stack>
    </Section>
  );
}
