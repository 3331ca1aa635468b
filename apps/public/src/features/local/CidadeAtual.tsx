import { Button, Card, Inline, InlineGrow, Stack, Text } from '@apto/ui';
import type { CidadeEscolhida } from '../../shared/pedido/rascunho.ts';

/** The city whose clinics are shown, and the way to another one. */
export function CidadeAtual({ cidade, aoTrocar }: { cidade: CidadeEscolhida; aoTrocar: () => void }) {
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
        <Button onPress={aoTrocar}>Trocar cidade</Button>
      </Inline>
    </Card>
  );
}
