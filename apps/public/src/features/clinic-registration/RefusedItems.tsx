import type { OwnRegistration } from '@apto/api-client';
import { itemLabel } from '@apto/domain/clinic-registration';
import { InlineAlert, Stack, Text } from '@apto/ui';

/** What staff gave back, and why. */
export function RefusedItems({ record }: { record: OwnRegistration }) {
  const refused = record.decisoes.filter(({ aceita: isAccepted }) => !isAccepted);
  if (refused.length === 0) return null;
  return (
    <InlineAlert tone="warning" title={`${record.empresa} pede que você corrija e envie de novo:`}>
      <Stack as="ul" gap="x2">
        {refused.map(({ campo: item, motivo: reason }) => (
          <li key={item}>
            <Text weight="medium">{itemLabel(item)}: </Text>
            {reason}
          </li>
        ))}
      </Stack>
    </InlineAlert>
  );
}
