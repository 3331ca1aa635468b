import { preparationFrom } from '@apto/domain/autoagendamento';
import { Card, Skeleton, Stack, Text, VisuallyHidden } from '@apto/ui';
import { usePedido } from './context.ts';
import { timeSentence, type OfferedClinic, type OfferedTime } from './offered.ts';
import { Reminders } from './Reminders.tsx';
import { addressOf } from './summary.ts';

/** What the page calls it, in its heading; here only for who cannot see that it is one. */
export const MY_EXAME = 'Seu exame';

/** What stands in its place while it is looked for. */
export function ProposedTimeLoading() {
  return (
    <section aria-label={MY_EXAME}>
      <VisuallyHidden role="status">Procurando um horário para você…</VisuallyHidden>
      <Skeleton shape="block" height={148} />
    </section>
  );
}

interface Props {
  clinic: OfferedClinic;
  time: OfferedTime;
}

/** A clinic and a time on offer, with what has to be done before: told before the time is taken. */
export function ProposedTime({ clinic, time }: Props) {
  const { procedimentos } = usePedido();
  return (
    <>
      <section aria-label={MY_EXAME}>
        <Card>
          <Stack gap="x4">
            <Text as="time" size="s20" weight="semibold" dateTime={time.data}>
              {timeSentence(time)}
            </Text>
            {time.preparo?.map((text) => (
              <Text key={text}>{text}.</Text>
            ))}
            <Stack gap="x1">
              <Text weight="semibold">{clinic.name}</Text>
              <Text as="address">
                {addressOf(clinic).map((row) => (
                  <Text key={row} as="div">
                    {row}
                  </Text>
                ))}
              </Text>
              {time.chegada ? <Text>{time.chegada}</Text> : null}
            </Stack>
          </Stack>
        </Card>
      </section>
      <Reminders
        title="Antes do exame"
        items={preparationFrom(procedimentos, { data: time.data, time: time.horario })}
      />
      <Reminders title="O que levar" items={clinic.levar} />
    </>
  );
}
