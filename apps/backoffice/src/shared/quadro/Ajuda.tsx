import { DescriptionList, IconButton, Popover, Stack, Text } from '@apto/ui';
import { CircleHelp } from '@apto/ui/icons';

const TECLADO = [
  { term: 'Tab e Shift+Tab', detail: 'Vai ao próximo campo ou botão, ou volta' },
  { term: 'Setas', detail: 'Andam dentro de menus, abas, chips e calendários' },
  { term: 'Enter ou Espaço', detail: 'Ativa o que está em foco' },
  { term: 'Esc', detail: 'Fecha o menu, o diálogo ou a dica aberta' },
  { term: 'F6', detail: 'Vai aos avisos na tela e volta' },
];

/** How to work without a mouse. Manuals and tours join here when they exist. */
export function Ajuda() {
  return (
    <Popover title="Ajuda" trigger={<IconButton icon={<CircleHelp />} label="Ajuda" />}>
      <Stack gap="x4">
        <Text tone="muted">Tudo no Apto funciona pelo teclado.</Text>
        <DescriptionList layout="rows" columns={1} items={TECLADO} />
      </Stack>
    </Popover>
  );
}
