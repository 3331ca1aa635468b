import type { Answer, procedimentoDetails } from '@apto/api-client';
import { exameVisits, visitsSentence } from '@apto/domain/autoagendamento';
import { formatDateWithWeekday } from '@apto/domain/time';
import { Stack, Text, type Description } from '@apto/ui';

/** Where the exams lie on several days or at several clinics: why, and each visit with what is done there (issue 10). */
export function visitsTerm(lines: Answer<typeof procedimentoDetails>): Description[] {
  const visits = exameVisits(
    lines.map(({ procedimentos, dataAgendamento, horaAgendamento, prestador, particular }) => ({
      name: procedimentos.name,
      data: dataAgendamento,
      hora: horaAgendamento,
      clinic: prestador,
      isPrivate: particular,
    })),
  );
  const why = visitsSentence(visits);
  if (why === null) return [];
  return [
    {
      term: 'Visitas',
      isWide: true,
      detail: (
        <Stack gap="x2">
          <Text>{why}</Text>
          <Stack as="ol" gap="x1" aria-label="Visitas do pedido">
            {visits.map(({ data: date, hora: time, clinic, exames }) => (
              <li key={`${date} ${clinic?.id ?? ''}`}>
                <Text>
                  {`${formatDateWithWeekday(date)}${time ? `, às ${time}` : ''}, ${clinic?.name ?? 'particular'}: ${exames.join(', ')}`}
                </Text>
              </li>
            ))}
          </Stack>
        </Stack>
      ),
    },
  ];
}
