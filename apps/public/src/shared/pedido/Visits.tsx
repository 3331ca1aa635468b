import { exameVisits, visitsSentence } from '@apto/domain/autoagendamento';
import { formatDateWithWeekday } from '@apto/domain/time';
import { Card, LinkButton, Section, Stack, Text } from '@apto/ui';
import { MapPin } from '@apto/ui/icons';
import type { Pedido } from './steps.ts';
import { addressOf, directionsLink } from './summary.ts';

/** The visits that the exams of a request make, each with its place; nothing of a single one, which the page tells anyway. */
export function visitsOf({ procedimentos, prestador, agendamento }: Pedido) {
  return exameVisits(
    procedimentos.map((exame) => ({
      name: exame.name,
      data: exame.data ?? agendamento.dataAgendamento,
      // A day of its own brings its own time, or none.
      hora: (exame.data ? exame.hora : agendamento.horaAgendamento) ?? null,
      clinic: exame.prestador ?? prestador,
      isPrivate: exame.particular ?? false,
    })),
  );
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the exams lie on several days or at several clinics: why, and each visit with what is done there (issue 10). */
export function Visits({ pedido }: { pedido: Pedido }) {
  const visits = visitsOf(pedido);
  const why = visitsSentence(visits);
  if (why === null) return null;
  return (
    <Section title="Suas visitas" description={why}>
      <Stack as="ol" gap="x3">
        {visits.map(({ data: date, hora: time, clinic, exames }, index) => (
          <li key={`${date} ${clinic?.id ?? ''}`}>
            <Card>
              <Stack gap="x3">
                <Stack gap="x1">
                  <Text size="s13" tone="muted">{`Visita ${index + 1} de ${visits.length}`}</Text>
                  <Text weight="semibold">
                    {capitalized(formatDateWithWeekday(date)) + (time ? `, às ${time}` : '')}
                  </Text>
                  <Text>{clinic?.name ?? 'Exame particular, onde você preferir'}</Text>
                  {clinic ? <Text tone="muted">{addressOf(clinic).join(', ')}</Text> : null}
                  <Text>{`Exames: ${exames.join(', ')}`}</Text>
                </Stack>
                {clinic && clinic.id !== pedido.prestador?.id ? (
                  <LinkButton
                    href={directionsLink(clinic)}
                    target="_blank"
                    rel="noreferrer"
                    icon={<MapPin />}
                    isFullWidth
                  >
                    {`Como chegar: ${clinic.name}`}
                  </LinkButton>
                ) : null}
              </Stack>
            </Card>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
