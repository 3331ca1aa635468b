import type { ApiFaixa } from '@apto/api-client';
import { UNAVAILABLE_FAIXA_MESSAGE } from '@apto/domain/messages';
import { weekdayOf, formatDate, weekdayName } from '@apto/domain/time';
import { Button, InlineAlert, Stack, Text } from '@apto/ui';
import { useEffect, useRef } from 'react';

interface Props {
  alternatives: readonly ApiFaixa[];
  onChoose: (faixa: ApiFaixa) => void;
  /** The person has just pressed 'Agendar': the way on gets the focus. */
  shouldFocus: boolean;
}

/** '08:30, terça-feira, 24/11': one line on the narrowest phone. */
const label = ({ data: date, horarioChegada }: ApiFaixa): string =>
  `${horarioChegada}, ${weekdayName(weekdayOf(date))}, ${formatDate(date).slice(0, 5)}`;

/** Somebody was faster: said at once and in sight, with the nearest free slots one tap away. */
export function TakenHorario({ alternatives, onChoose, shouldFocus }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    if (shouldFocus) first.current?.focus({ preventScroll: true });
  }, [shouldFocus]);
  return (
    <div ref={notice}>
      <InlineAlert tone="warning" title={UNAVAILABLE_FAIXA_MESSAGE} announce="assertive">
        {alternatives.length > 0 ? (
          <Stack gap="x3">
            <Text>Horários livres mais próximos:</Text>
            {alternatives.map((faixa, index) => (
              <Button
                key={`${faixa.data} ${faixa.horarioChegada}`}
                ref={index === 0 ? first : undefined}
                isFullWidth
                onPress={() => onChoose(faixa)}
              >
                {label(faixa)}
              </Button>
            ))}
          </Stack>
        ) : null}
      </InlineAlert>
    </div>
  );
}
