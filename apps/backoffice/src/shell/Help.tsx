import { IconButton, Popover, Skeleton } from '@apto/ui';
import { CircleHelp } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { useMatches } from 'react-router-dom';
import { onDemand } from '../shared/lazy.tsx';
import type { ScreenHandle, TourProps } from '../shared/routing/handle.ts';
import { useHelpKey } from './useHelpKey.ts';

const HelpContent = onDemand(() => import('./HelpContent.tsx'), <Skeleton lines={6} />);
const ShortcutsDialog = onDemand(() => import('./ShortcutsDialog.tsx'));

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
  const keys = useHelpKey();
  return (
    <>
      <Popover
        title="Ajuda"
        trigger={<IconButton ref={button} icon={<CircleHelp />} label="Ajuda" data-tour="help" />}
      >
        {(closeHelp) => (
          <HelpContent
            onTour={
              tour === undefined
                ? undefined
                : () => {
                    closeHelp();
                    setRunning({ tour, View: onDemand(tour) });
                  }
            }
            onShortcuts={() => {
              closeHelp();
              keys.open();
            }}
            onFail={closeHelp}
          />
        )}
      </Popover>
      {keys.isOpen ? (
        <ShortcutsDialog
          isKeyOn={keys.isOn}
          onToggleKey={keys.toggle}
          onClose={keys.close}
          onFail={keys.close}
        />
      ) : null}
      {/* Gone with its screen. */}
      {running && running.tour === tour ? (
        <running.View onClose={close} onFail={close} returnFocusTo={button} />
      ) : null}
    </>
  );
}
