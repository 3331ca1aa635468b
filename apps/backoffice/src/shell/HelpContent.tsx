import { Button, DescriptionList, Stack, Text } from '@apto/ui';
import { GENERAL_KEYS } from './shortcuts.ts';

interface Props {
  /** Begins the tour of the open screen; absent where it has none. */
  onTour: (() => void) | undefined;
  onShortcuts: () => void;
}

/** What the help offers: the screen's tour, and how to work without a mouse. */
export default function HelpContent({ onTour, onShortcuts }: Props) {
  return (
    <Stack gap="x4">
      {onTour ? (
        <Button isFullWidth onPress={onTour}>
          Conhecer esta tela
        </Button>
      ) : null}
      <Text tone="muted">Tudo no Apto funciona pelo teclado.</Text>
      <DescriptionList layout="rows" columns={1} items={GENERAL_KEYS} />
      <Button variant="quiet" isFullWidth onPress={onShortcuts}>
        Ver todas as teclas (?)
      </Button>
    </Stack>
  );
}
