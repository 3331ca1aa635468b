import { Button, DescriptionList, IconButton, Popover, Stack, Text } from '@apto/ui';
import { CircleHelp } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { onDemand } from '../lazy.tsx';

const KEYBOARD = [
  { term: 'Tab e Shift+Tab', detail: 'Vai ao próximo campo ou botão, ou volta' },
  { term: 'Setas', detail: 'Andam dentro de menus, abas, chips e calendários' },
  { term: 'Enter ou Espaço', detail: 'Ativa o que está em foco' },
  { term: 'Esc', detail: 'Fecha o menu, o diálogo ou a dica aberta' },
  { term: 'Ctrl+K', detail: 'Vai a uma tela, a uma ação ou ao agendamento de alguém' },
  { term: 'F6', detail: 'Vai aos avisos na tela e volta' },
];

const GuidedTour = onDemand(() => import('../tours/GuidedTour.tsx'));

/** The tour of the open screen, as its route names it: `handle: { tour: 'IndexGuiaGestaoMedica' }` (doc3 §2.11). */
function useTourName(): string | undefined {
  return useMatches()
    .map((route) => (route.handle as { tour?: string } | undefined)?.tour)
    .findLast((name) => name !== undefined);
}

/** The guided tour of the open screen, and how to work without a mouse. */
export function Help() {
  const name = useTourName();
  const [runningTour, setRunningTour] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setRunningTour(null);
  return (
    <>
      <Popover title="Ajuda" trigger={<IconButton ref={button} icon={<CircleHelp />} label="Ajuda" />}>
        {(closeHelp) => (
          <Stack gap="x4">
            {name === undefined ? null : (
              <Button
                isFullWidth
                onPress={() => {
                  closeHelp();
                  setRunningTour(name);
                }}
              >
                Conhecer esta tela
              </Button>
            )}
            <Text tone="muted">Tudo no Apto funciona pelo teclado.</Text>
            <DescriptionList layout="rows" columns={1} items={KEYBOARD} />
          </Stack>
        )}
      </Popover>
      {/* Gone with its screen. */}
      {runningTour !== null && runningTour === name ? (
        <GuidedTour name={runningTour} onClose={close} onFail={close} returnFocusTo={button} />
      ) : null}
    </>
  );
}
