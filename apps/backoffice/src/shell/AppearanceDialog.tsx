import { Button, Dialog, RadioGroup, Stack } from '@apto/ui';
import { useAtom } from 'jotai';
import { preferencesAtom, type Preferences } from '../shared/preferences/preferences.ts';

const THEMES: readonly { value: Preferences['theme']; label: string; description?: string }[] = [
  { value: 'system', label: 'Como no dispositivo' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'high-contrast', label: 'Alto contraste' },
];
const DENSITIES: readonly { value: Preferences['density']; label: string; description: string }[] = [
  { value: 'compact', label: 'Compacta', description: 'Mais registros na tela' },
  { value: 'comfortable', label: 'Confortável', description: 'Linhas e campos mais altos' },
];

/** Theme and density. Each choice shows at once and is kept in this browser. */
export default function AppearanceDialog({ onClose }: { onClose: () => void }) {
  const [preferences, change] = useAtom(preferencesAtom);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Aparência"
      width={400}
      footer={({ close }) => (
        <Button variant="primary" onPress={close}>
          Concluir
        </Button>
      )}
    >
      <Stack gap="x5">
        <RadioGroup
          label="Tema"
          options={THEMES}
          value={preferences.theme}
          onChange={(theme) => change({ theme })}
        />
        <RadioGroup
          label="Densidade"
          options={DENSITIES}
          value={preferences.density}
          onChange={(density) => change({ density })}
        />
      </Stack>
    </Dialog>
  );
}
