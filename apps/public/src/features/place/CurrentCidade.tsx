import { Button, Card, Inline, InlineGrow, Stack, Text } from '@apto/ui';
import type { ChosenCidade } from '../../shared/pedido/draft.ts';

/** The city whose clinics are shown, and the way to another one. */
export function CurrentCidade({ cidade, onSwitch }: { cidade: ChosenCidade; onSwitch: () => void }) {
  return (
    <Card isSunken padding="sm">
      <Inline gap="x4">
        <InlineGrow>
          <Stack gap="x1">
            <Text size="s13" tone="muted">
              Cidade
            </Text>
            <Text weight="semibold">
              {cidade.cidade} - {cidade.estado}
            </Text>
          </Stack>
        </InlineGrow>
        <Button onPress={onSwitch}>Trocar cidade</Button>
      </Inline>
    </Card>
  );
}
