import { Button, DescriptionList, Stack, Text } from '@apto/ui';
import { GENERAL_KEYS } from './shortcuts.ts';

interface Props {
  /** Begins the tour of the open screen; absent where it has none. */
  onTour: (() => void) | undefined;
  onManual: () => void;
  onShortcuts: () => void;
}

/** What the help offers: the screen's tour and manual, and how to work without a mouse. */
export default function HelpContent({ onTour, onManual, onShortcuts }: Props) {
  return (
    <Stack gap="x4">
      {onTour ? (
        <Button isFullWidth onPress={onTour}>
          Conhecer esta tela
        </Button>
      ) : null}
      <Button isFullWidth onPress={onManual}>
        Ver o manual desta tela
      </Button>
      <Text tone="muted">Tudo no Apto funciona pelo teclado.</Text>
      <DescriptionList layout="rows" columns={1} items={GENERAL_KEYS} />
      <Button variant="quiet" isFullWidth onPress={onShortcuts}>
        Ver todas as teclas (?)
      </Button>
    </Stack>
  );
}
