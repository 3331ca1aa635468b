import { formatarTelefone, normalizarTelefone } from '@apto/domain';
import { LinkButton, Section, Stack, Text, TextLink } from '@apto/ui';
import { MapPin } from '@apto/ui/icons';
import type { Pedido } from '../../shared/pedido/etapas.ts';
import { enderecoDe, linkDeRota } from './resumo.ts';

/** The clinic: name, address, telephone and the way there. */
export function LocalDoExame({ prestador }: { prestador: NonNullable<Pedido['prestador']> }) {
  return (
    <Section title="Onde">
      <Stack gap="x4">
        <Stack gap="x1">
          <Text weight="semibold">{prestador.name}</Text>
          <Text as="address">
            {enderecoDe(prestador).map((linha) => (
              <Text key={linha} as="div">
                {linha}
              </Text>
            ))}
          </Text>
          {prestador.phone ? (
            <Text>
              Telefone:{' '}
              <TextLink href={`tel:+55${normalizarTelefone(prestador.phone)}`}>
                {formatarTelefone(prestador.phone)}
              </TextLink>
            </Text>
          ) : null}
        </Stack>
        <LinkButton
          href={linkDeRota(prestador)}
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
