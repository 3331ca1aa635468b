import { Button, DescriptionList, Dialog, Section, Stack, Switch } from '@apto/ui';
import { HELP_KEY } from '../shared/keyboard/keys.ts';
import { SHORTCUTS } from './allShortcuts.ts';

interface Props {
  isKeyOn: boolean;
  onToggleKey: (isOn: boolean) => void;
  onClose: () => void;
}

/** Every key, by where it works. */
export default function ShortcutsDialog({ isKeyOn, onToggleKey, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Teclas do Apto"
      width={450}
      isDismissable
      footer={<Button onPress={onClose}>Fechar</Button>}
    >
      <Stack gap="x6">
        {SHORTCUTS.map(({ title, keys }) => (
          <Section key={title} title={title} level={3}>
            <DescriptionList layout="rows" columns={1} items={keys} />
          </Section>
        ))}
        <Switch
          isSelected={isKeyOn}
          onChange={onToggleKey}
          description="Desligue se uma tecla solta atrapalha quem usa comando de voz. Esta lista continua em Ajuda."
        >
          {`A tecla ${HELP_KEY} abre esta lista`}
        </Switch>
      </Stack>
    </Dialog>
  );
}
