import { visitsSentence } from '@apto/domain/autoagendamento';
import { capitalize } from '@apto/domain/text';
import { formatDateWithWeekday } from '@apto/domain/time';
import { Card, LinkButton, Section, Stack, Text } from '@apto/ui';
import { MapPin } from '@apto/ui/icons';
import { Telephone } from './ExameLocation.tsx';
import { Reminders } from './Reminders.tsx';
import type { Pedido } from './steps.ts';
import { addressOf, directionsLink } from './summary.ts';
import { beforeVisit, isElsewhere, visitsOf } from './visits.ts';

/** Where the exams lie on several days or at several clinics: why, and each visit with what is done there (issue 10). */
export function Visits({ pedido }: { pedido: Pedido }) {
  const visits = visitsOf(pedido);
  const why = visitsSentence(visits);
  if (why === null) return null;
  return (
    <Section title="Suas visitas" description={why}>
      <Stack as="ol" gap="x3">
        {visits.map((visit, index) => {
          const { data: date, hora: time, clinic, exames } = visit;
          return (
            <li key={`${date} ${clinic?.id ?? ''}`}>
              <Card>
                <Stack gap="x3">
                  <Stack gap="x1">
                    <Text size="s13" tone="muted">{`Visita ${index + 1} de ${visits.length}`}</Text>
                    <Text weight="semibold">
                      {capitalize(formatDateWithWeekday(date)) + (time ? `, às ${time}` : '')}
                    </Text>
                    <Text>{clinic?.name ?? 'Exame particular, onde você preferir'}</Text>
                    {clinic ? <Text tone="muted">{addressOf(clinic).join(', ')}</Text> : null}
                    <Text>{`Exames: ${exames.join(', ')}`}</Text>
                    {isElsewhere(pedido, visit) ? <Telephone prestador={visit.clinic} /> : null}
                  </Stack>
                  {/* Of the page's own visit it stands below. */}
                  {isElsewhere(pedido, visit) ? (
                    <Reminders level={3} title="Antes do exame" items={beforeVisit(pedido, visit)} />
                  ) : null}
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
          );
        })}
      </Stack>
    </Section>
  );
}
