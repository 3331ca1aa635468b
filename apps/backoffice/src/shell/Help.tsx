import { IconButton, Popover, Skeleton } from '@apto/ui';
import { CircleHelp, Info } from '@apto/ui/icons';
import { useRef, useState } from 'react';
import { useMatches, useSearchParams } from 'react-router-dom';
import { onDemand } from '../shared/lazy.tsx';
import type { ScreenHandle, TourProps } from '../shared/routing/handle.ts';
import { useHelpKey } from './useHelpKey.ts';

const HelpContent = onDemand(() => import('./HelpContent.tsx'), <Skeleton lines={6} />);
const ManualCheck = onDemand(() => import('./ManualCheck.tsx'));
const ManualDialog = onDemand(() => import('./ManualDialog.tsx'));
const ShortcutsDialog = onDemand(() => import('./ShortcutsDialog.tsx'));

/** The tour of the open screen, as its route gives it. */
function useScreenTour(): ScreenHandle['tour'] {
  const [query] = useSearchParams();
  return useMatches()
    .map(({ handle }) => handle as ScreenHandle | undefined)
    .findLast((handle) => handle?.tour && !query.has(handle.noTourWith ?? ''))?.tour;
}

/** The help works without what did not arrive. */
const nothing = (): void => undefined;

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
  // Asked once somebody is about to look: hovers the help, or comes to it by keyboard.
  const [isNear, setNear] = useState(false);
  const [hasManual, setHasManual] = useState(false);
  const [readsManual, setReadsManual] = useState(false);
  const closeManual = () => setReadsManual(false);
  const come = () => setNear(true);
  const begin = () => setRunning(tour ? { tour, View: onDemand(tour) } : null);
  return (
    <>
      {/* doc1 §2.1: at one press, not only within the help. */}
      {tour ? <IconButton icon={<Info />} label="Guia desta tela" onPress={begin} /> : null}
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
                    begin();
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
      {isNear ? <ManualCheck onKnown={setHasManual} onFail={nothing} /> : null}
      {readsManual ? <ManualDialog onClose={closeManual} onFail={closeManual} /> : null}
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
