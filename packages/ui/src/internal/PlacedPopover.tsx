'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { Popover, type PopoverProps } from 'react-aria-components';
import { useQuietInert } from './quietInert.ts';

/** Finding its place, or there; `free`: something changes its size, and it follows. */
type Phase = 'placing' | 'placed' | 'free';

type Kind = 'dialog' | 'menu';

interface PlacingProps {
  readonly kind: Kind;
  readonly phase: Phase;
  readonly onPhase: (phase: Phase) => void;
  readonly panel: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<Element | null> | undefined;
}

/** Inside the panel: its effects come before those by which the panel finds its place and hides what is around it. */
function Placing({ kind, phase, onPhase, panel, trigger }: PlacingProps) {
  useQuietInert(kind);
  // A panel that goes and comes again finds its place again.
  useLayoutEffect(() => () => onPhase('placing'), [onPhase]);
  useLayoutEffect(() => {
    if (phase === 'placing') onPhase('placed');
  }, [phase, onPhase]);
  useEffect(() => {
    const follow = (): void => onPhase('free');
    const known = new Set<Element>();
    const size = new ResizeObserver((changes) => {
      // It answers first with the sizes that the place was found for.
      if (changes.some(({ target }) => known.has(target))) follow();
      for (const { target } of changes) known.add(target);
    });
    for (const element of [panel.current, trigger?.current]) if (element) size.observe(element);
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
    };
  }, [onPhase, panel, trigger]);
  return null;
}

/**
 * React Aria writes these on the panel once it knows its place, and a custom property that changes has every element
 * inside styled again: told beforehand, they stay.
 * @param width of the button, in px, which a menu alone reads; undefined: React Aria measures it
 */
function settled(width: number | undefined): CSSProperties & Record<`--${string}`, string> {
  const anchor = { '--trigger-anchor-point': '0px 0px' };
  return width === undefined ? anchor : { ...anchor, '--trigger-width': `${width}px` };
}

interface PlacedPopoverProps extends Omit<PopoverProps, 'style'> {
  readonly kind: Kind;
  /** Of the button that a menu belongs to, in px. */
  readonly triggerWidth?: number | undefined;
  readonly children: ReactNode;
}

/**
 * A panel that finds its place once as it opens, and hides the page behind it quietly. react-aria's own finds it before
 * its content is there, with it, and as each of its two observers first answers, and lays out the page three times for each.
 */
export function PlacedPopover({ kind, triggerWidth, children, ...props }: PlacedPopoverProps) {
  const [phase, setPhase] = useState<Phase>('placing');
  const panel = useRef<HTMLElement>(null);
  return (
    <Popover
      {...props}
      ref={panel}
      style={settled(kind === 'dialog' ? 0 : triggerWidth)}
      shouldUpdatePosition={phase === 'placing' || phase === 'free'}
    >
      <Placing kind={kind} phase={phase} onPhase={setPhase} panel={panel} trigger={props.triggerRef} />
      {children}
    </Popover>
  );
}
