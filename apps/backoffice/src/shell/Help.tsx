import { Button, DescriptionList, IconButton, Popover, Stack, Text } from '@apto/ui';
import { CircleHelp } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { onDemand } from '../shared/lazy.tsx';
import type { ScreenHandle, TourProps } from '../shared/routing/handle.ts';

const KEYBOARD = [
  { term: 'Tab e Shift+Tab', detail: 'Vai ao próximo campo ou botão, ou volta' },
  { term: 'Setas', detail: 'Andam dentro de menus, abas, chips e calendários' },
  { term: 'Enter ou Espaço', detail: 'Ativa o que está em foco' },
  { term: 'Esc', detail: 'Fecha o menu, o diálogo ou a dica aberta' },
  { term: 'Ctrl+K', detail: 'Vai a uma tela, a uma ação ou ao agendamento de alguém' },
  { term: 'F6', detail: 'Vai aos avisos na tela e volta' },
];

/** The tour of the open screen, as its route gives it. */
const useScreenTour = (): ScreenHandle['tour'] =>
  useMatches()
    .map((route) => (route.handle as ScreenHandle | undefined)?.tour)
    .findLast((tour) => tour !== undefined);

/** The guided tour of the open screen, and how to work without a mouse. */
export function Help() {
  const tour = useScreenTour();
  const [running, setRunning] = useState<{
    tour: typeof tour;
    View: ReturnType<typeof onDemand<TourProps>>;
  } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setRunning(null);
  return (
    <>
      <Popover
        title="Ajuda"
        trigger={<IconButton ref={button} icon={<CircleHelp />} label="Ajuda" data-tour="help" />}
      >
        {(closeHelp) => (
          <Stack gap="x4">
            {tour === undefined ? null : (
              <Button
                isFullWidth
                onPress={() => {
                  closeHelp();
                  setRunning({ tour, View: onDemand(tour) });
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
      {running && running.tour === tour ? (
        <running.View onClose={close} onFail={close} returnFocusTo={button} />
      ) : null}
    </>
  );
}
