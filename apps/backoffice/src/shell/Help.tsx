import { checkManual } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { screenAt } from '@apto/domain/registry';
import { IconButton, Popover, Skeleton } from '@apto/ui';
import { CircleHelp } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { onDemand } from '../shared/lazy.tsx';
import type { ScreenHandle, TourProps } from '../shared/routing/handle.ts';
import { useHelpKey } from './useHelpKey.ts';

const HelpContent = onDemand(() => import('./HelpContent.tsx'), <Skeleton lines={6} />);
const ManualDialog = onDemand(() => import('./ManualDialog.tsx'));
const ShortcutsDialog = onDemand(() => import('./ShortcutsDialog.tsx'));

/** The tour of the open screen, as its route gives it. */
const useScreenTour = (): ScreenHandle['tour'] =>
  useMatches()
    .map((route) => (route.handle as ScreenHandle | undefined)?.tour)
    .findLast((tour) => tour !== undefined);

/** Whether the open screen has a manual, asked once somebody is about to look: hovers the help, or comes to it by keyboard. */
function useHasManual(screen: string | null, isAsked: boolean): boolean {
  const { data } = useCall(checkManual, isAsked && screen !== null ? { params: { id: screen } } : null);
  return Boolean(data?.urlGed);
}

/** The guided tour and the manual of the open screen, and how to work without a mouse. */
export function Help() {
  const tour = useScreenTour();
  const [running, setRunning] = useState<{
    tour: typeof tour;
    View: ReturnType<typeof onDemand<TourProps>>;
  } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setRunning(null);
  const keys = useHelpKey();
  const screen = screenAt(useLocation().pathname);
  const [isNear, setNear] = useState(false);
  const hasManual = useHasManual(screen, isNear);
  const [readsManual, setReadsManual] = useState(false);
  const closeManual = () => setReadsManual(false);
  const come = () => setNear(true);
  return (
    <>
      <Popover
        title="Ajuda"
        trigger={
          <IconButton
            ref={button}
            icon={<CircleHelp />}
            // doc3 §2.9
            label={`Ajuda${hasManual ? '. Clique para ver o manual.' : ''}`}
            data-tour="help"
            onHoverStart={come}
            onFocus={come}
          />
        }
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
            onManual={() => {
              closeHelp();
              setReadsManual(true);
            }}
            onShortcuts={() => {
              closeHelp();
              keys.open();
            }}
            onFail={closeHelp}
          />
        )}
      </Popover>
      {readsManual ? <ManualDialog screen={screen} onClose={closeManual} onFail={closeManual} /> : null}
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
