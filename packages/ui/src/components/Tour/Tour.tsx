'use client';
import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { findTarget, nextStep, placeOf, type TourEnd, type TourStep } from './Tour.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './Tour.css.ts';
import { boxOf, sameBox, useFollowed, type Box } from './targetBox.ts';

/** Props of {@link Tour}. */
export interface TourProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `stepsOf` selects them by the tour's name. Keep the list stable while the tour is open. */
  steps: readonly TourStep[];
  /** How it ended, and at which step; 'empty' when no step had a target. */
  onEnd?: (end: TourEnd, stepId: string | null) => void;
  /** Takes the focus at the end when what had it before is gone, such as an item of a menu. */
  returnFocusTo?: RefObject<HTMLElement | null>;
}

/** Room between a target and the frame round it, in px. */
const MARGIN = 4;

const canShow = (step: TourStep): boolean => step.target === undefined || findTarget(step.target) !== null;

/** A step that is shown, and where its target is; both null in the middle of the screen. */
interface Shown {
  step: TourStep;
  index: number;
  element: Element | null;
  box: Box | null;
}

/** Brings the target of a step into sight and looks where it is. */
function lookAt(steps: readonly TourStep[], index: number | null): Shown | null {
  const step = index === null ? undefined : steps[index];
  if (index === null || !step) return null;
  const element = step.target === undefined ? null : findTarget(step.target);
  element?.scrollIntoView({ block: 'center', inline: 'nearest' });
  return { step, index, element, box: element && boxOf(element) };
}

/**
 * Shows a screen part by part. The focus goes into each step and comes back at the end; a step whose target is missing
 * or hidden is skipped. It works over dialogs and drawers too.
 */
export function Tour(props: TourProps): ReactElement | null {
  return props.isOpen ? <OpenTour {...props} /> : null;
}

function OpenTour({ steps, onOpenChange, onEnd, returnFocusTo }: TourProps): ReactElement | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useFollowed(shown?.element ?? null, (box) => {
    if (shown && !sameBox(shown.box, box)) setShown({ ...shown, box });
  });

  const end = (how: TourEnd): void => {
    onOpenChange(false);
    onEnd?.(how, shown?.step.id ?? null);
    // react-aria gives the focus back first; only what it could not give back is ours.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement === null || document.activeElement === document.body)
          returnFocusTo?.current?.focus();
      }),
    );
  };
  const finish = useRef(end);
  useEffect(() => {
    finish.current = end;
  });
  // After the page is drawn: what is pointed at may come together with the tour.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const first = lookAt(steps, nextStep(steps.map(canShow), -1, 1));
      if (first) setShown(first);
      else finish.current('empty');
    });
    return () => cancelAnimationFrame(frame);
  }, [steps]);

  if (!shown) return null;
  const can = steps.map(canShow);
  const way = (direction: 1 | -1): (() => void) | undefined => {
    const next = nextStep(can, shown.index, direction);
    return next === null ? undefined : () => setShown(lookAt(steps, next));
  };
  return (
    <Step
      step={shown.step}
      box={shown.box}
      place={placeOf(can, shown.index)}
      onPrevious={way(-1)}
      onNext={way(1)}
      onDone={() => end('done')}
      onLeave={() => end('left')}
    />
  );
}

interface StepProps {
  step: TourStep;
  place: { at: number; total: number };
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onDone: () => void;
  onLeave: () => void;
}

function spotStyle(box: Box | null): CSSProperties {
  if (!box) return { insetInlineStart: '50%', insetBlockStart: '40%', inlineSize: 0, blockSize: 0 };
  return {
    insetBlockStart: box.top - MARGIN,
    insetInlineStart: box.left - MARGIN,
    inlineSize: box.width + 2 * MARGIN,
    blockSize: box.height + 2 * MARGIN,
  };
}

function Step({ box, ...props }: StepProps & { box: Box | null }): ReactElement {
  const { step, onLeave } = props;
  const [spot, setSpot] = useState<HTMLDivElement | null>(null);
  return (
    <>
      {createPortal(
        <div
          // A new one wherever it moves: the popover goes by its anchor, and nothing slides over the screen.
          key={[step.id, ...Object.values(box ?? {})].join(' ')}
          ref={setSpot}
          className={css.spot}
          style={spotStyle(box)}
          data-middle={box === null || undefined}
          aria-hidden
        />,
        document.body,
      )}
      {spot && (
        <Popover
          className={css.popover}
          triggerRef={{ current: spot }}
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) onLeave();
          }}
          // A slip beside it must not end the tour.
          shouldCloseOnInteractOutside={() => false}
          placement={step.placement ?? 'bottom'}
          offset={12}
        >
          <StepDialog {...props} />
        </Popover>
      )}
    </>
  );
}

function StepDialog({ step, place, onPrevious, onNext, onDone, onLeave }: StepProps): ReactElement {
  const forward = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const said = `${texts.step(place.at, place.total)}: ${step.title}`;

  // 'Voltar' goes away at the first step: the focus stays inside.
  const { id } = step;
  useEffect(() => {
    if (id && !dialog.current?.contains(document.activeElement)) forward.current?.focus();
  }, [id]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const go = event.key === 'ArrowRight' ? onNext : event.key === 'ArrowLeft' ? onPrevious : undefined;
    if (!go) return;
    event.preventDefault();
    go();
  };

  return (
    <Dialog ref={dialog} className={css.dialog}>
      {/* The arrows belong to the whole step, wherever in it the focus is. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.body} onKeyDown={onKeyDown}>
        <div className={css.head}>
          <Heading slot="title" level={2} className={css.title}>
            {step.title}
          </Heading>
          <span className={css.close}>
            <IconButton size="small" icon={<X />} label={texts.skip} onPress={onLeave} hasTooltip={false} />
          </span>
        </div>
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <div className={css.content} aria-live="polite">
          {step.content}
        </div>
        <div className={css.foot}>
          <span className={css.position} aria-hidden>
            {texts.position(place.at, place.total)}
          </span>
          {onPrevious && (
            <Button variant="quiet" onPress={onPrevious}>
              {texts.previous}
            </Button>
          )}
          {/* One button at the end as before it, so that the focus stays on it. */}
          <Button
            ref={forward}
            variant="primary"
            onPress={onNext ?? onDone}
            // The step is what the person asked for, and this is its way on.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          >
            {onNext ? texts.next : texts.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
