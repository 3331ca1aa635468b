import type { ApiFaixa } from '@apto/api-client';
import { formatDateWithWeekday } from '@apto/domain/time';
import { Button, Inline, InlineAlert, Stack, Text } from '@apto/ui';
import { RequestCode } from '../../notices/RequestCode.tsx';

export interface Refusal {
  message: string;
  requestId: string | null;
  /** Free slots near the one that was taken; null for another refusal. */
  maisProximas: readonly ApiFaixa[] | null;
}

const withoutYear = (text: string): string => text.replace(/ de \d{4}$/, '');

/** Why it was not booked; when somebody was faster, the nearest free slots are one press away. */
export function AgendamentoRefusal({
  refusal,
  onChoose,
}: {
  refusal: Refusal;
  onChoose: (f: ApiFaixa) => void;
}) {
  const { message, requestId, maisProximas } = refusal;
  return (
    <InlineAlert
      tone={maisProximas ? 'warning' : 'danger'}
      title={maisProximas ? message : 'Não foi possível agendar'}
      announce="assertive"
    >
      <Stack gap="x3">
        {maisProximas ? null : <Text>{message}</Text>}
        {maisProximas && maisProximas.length > 0 ? (
          <>
            <Text>Horários livres mais próximos:</Text>
            <Inline>
              {maisProximas.map((faixa) => (
                <Button
                  key={`${faixa.data} ${faixa.horarioChegada}`}
                  size="small"
                  onPress={() => onChoose(faixa)}
                >
                  {`${withoutYear(formatDateWithWeekday(faixa.data))}, ${faixa.horarioChegada}`}
                </Button>
              ))}
            </Inline>
          </>
        ) : null}
        {maisProximas ? null : <RequestCode id={requestId} />}
      </Stack>
    </InlineAlert>
  );
}
