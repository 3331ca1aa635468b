'use client';
import { useContext, useEffect, useLayoutEffect, useRef, type PointerEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import {
  TooltipContext,
  TooltipTriggerStateContext,
  useSlottedContext,
  type TooltipProps,
} from 'react-aria-components';
import { useHydrated } from '../../../internal/useHydrated.ts';
import { tooltipPlace, type TooltipSide } from './Tooltip.logic.ts';
import * as css from './Tooltip.css.ts';

type Placement = 'top' | 'bottom' | 'start' | 'end';

interface PanelProps {
  readonly placement: Placement;
  readonly children: ReactNode;
}

function sideOf(placement: Placement, trigger: Element): TooltipSide {
  if (placement === 'top' || placement === 'bottom') return placement;
  const isRightToLeft = getComputedStyle(trigger).direction === 'rtl';
  return (placement === 'start') === isRightToLeft ? 'right' : 'left';
}

function put(box: HTMLElement, trigger: Element, placement: Placement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top, side } = tooltipPlace(
    trigger.getBoundingClientRect(),
    box.getBoundingClientRect(),
    { width, height },
    sideOf(placement, trigger),
  );
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  box.dataset['placement'] = side;
}

/** What opens. Nothing of it exists while the tooltip is closed: a list has hundreds that nobody points at. */
export function TooltipPanel(props: PanelProps) {
  return useContext(TooltipTriggerStateContext)?.isOpen ? <InBody {...props} /> : null;
}

/** One that is open from the start waits for the browser: a server has no body to put it into. */
function InBody(props: PanelProps) {
  return useHydrated() ? createPortal(<Opened {...props} />, document.body) : null;
}

function Opened({ placement, children }: PanelProps) {
  const state = useContext(TooltipTriggerStateContext);
  // The trigger gives an id as well, which `aria-describedby` names.
  const given: (TooltipProps & { readonly id?: string }) | null | undefined =
    useSlottedContext(TooltipContext);
  const triggerRef = given?.triggerRef;
  const box = useRef<HTMLDivElement>(null);
  const close = useRef<() => void>(undefined);
  useEffect(() => {
    close.current = () => state?.close(true);
  });
  // Measured each time its words may have changed, before the frame is painted.
  useLayoutEffect(() => {
    if (box.current && triggerRef?.current) put(box.current, triggerRef.current, placement);
  });
  useEffect(() => {
    const trigger = triggerRef?.current;
    if (!trigger) return undefined;
    const follow = (): void => {
      if (box.current) put(box.current, trigger, placement);
    };
    const leave = ({ target }: Event): void => {
      // What scrolls elsewhere, or the text of a field, does not move the trigger.
      if (target instanceof Node && target.contains(trigger) && target !== trigger) close.current?.();
    };
    window.addEventListener('resize', follow);
    window.addEventListener('scroll', leave, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', follow);
      window.removeEventListener('scroll', leave, { capture: true });
    };
  }, [triggerRef, placement]);
  const ifMouse = (act: (() => void) | undefined) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act?.();
  };
  return (
    <div
      ref={box}
      id={given?.id}
      role="tooltip"
      className={css.tooltip}
      // From one to the next without a fade.
      data-entering={state?.shouldSkipAnimation ? undefined : true}
      // It stays while the pointer is on it: what is magnified may have to be reached (WCAG 1.4.13).
      onPointerEnter={ifMouse(() => state?.open(true))}
      onPointerLeave={ifMouse(() => state?.close())}
    >
      {children}
    </div>
  );
}
