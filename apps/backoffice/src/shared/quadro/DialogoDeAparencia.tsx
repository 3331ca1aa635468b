import { Button, Dialog, RadioGroup, Stack } from '@apto/ui';
import { useAtom } from 'jotai';
import { preferenciasAtom, type Preferencias } from '../preferencias/preferencias.ts';

const TEMAS: readonly { value: Preferencias['tema']; label: string; description?: string }[] = [
  { value: 'system', label: 'Como no dispositivo' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'high-contrast', label: 'Alto contraste' },
];
const DENSIDADES: readonly { value: Preferencias['densidade']; label: string; description: string }[] = [
  { value: 'compact', label: 'Compacta', description: 'Mais registros na tela' },
  { value: 'comfortable', label: 'Confortável', description: 'Linhas e campos mais altos' },
];

/** Theme and density. Each choice shows at once and is kept in this browser. */
export default function DialogoDeAparencia({ aoFechar }: { aoFechar: () => void }) {
  const [preferencias, mudar] = useAtom(preferenciasAtom);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
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
          options={TEMAS}
          value={preferencias.tema}
          onChange={(tema) => mudar({ tema })}
        />
        <RadioGroup
          label="Densidade"
          options={DENSIDADES}
          value={preferencias.densidade}
          onChange={(densidade) => mudar({ densidade })}
        />
      </Stack>
    </Dialog>
  );
}
