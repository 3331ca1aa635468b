'use client';
import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { useEvent } from '../../../internal/useEvent.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { findTarget, nextStep, placeOf, type TourEnd, type TourStep } from './Tour.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Tour.css.ts';
import { anchorOf, boxOf, placementIn, sameBox, useFollowed, type Box } from './targetBox.ts';
import type { TourMemory } from './tourMemory.ts';

/** Propriedades de {@link Tour}. */
export interface TourProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** `stepsOf` os seleciona pelo nome do guia. Mantenha a lista estável enquanto o guia está aberto. */
  readonly steps: readonly TourStep[];
  /** Nome do guia; sob ele `memory` guarda que não deve ser mostrado de novo. */
  readonly name?: string;
  /**
   * Com ela, cada passo oferece 'Não mostrar de novo'. O que se responde é guardado quando o guia termina, termine como
   * terminar.
   */
  readonly memory?: TourMemory;
  /** O que se diz quando nenhum passo tem alvo. @default 'As partes que este guia explica não estão nesta tela.' */
  readonly emptyMessage?: ReactNode;
  /** Como terminou, e em qual passo; 'empty' quando nenhum passo tinha alvo. */
  readonly onEnd?: (end: TourEnd, stepId: string | null) => void;
  /** Recebe o foco no fim quando o que o tinha antes já não existe, como um item de um menu. */
  readonly returnFocusTo?: RefObject<HTMLElement | null>;
}

/** Room between a target and the frame round it, in px. */
const MARGIN = 4;

const canShow = (step: TourStep): boolean => step.target === undefined || findTarget(step.target) !== null;

/** A step that is shown, and where its target is; both null in the middle of the screen. */
interface Shown {
  readonly step: TourStep;
  readonly index: number;
  readonly element: Element | null;
  readonly box: Box | null;
}

/** Brings the target of a step into sight and looks where it is. */
function lookAt(steps: readonly TourStep[], index: number | null): Shown | null {
  const step = index === null ? undefined : steps[index];
  if (index === null || !step) return null;
  const element = step.target === undefined ? null : findTarget(step.target);
  // Of what is higher than the window the beginning is shown.
  const isHigh = element !== null && boxOf(element).height > window.innerHeight * 0.8;
  element?.scrollIntoView({ block: isHigh ? 'start' : 'center', inline: 'nearest' });
  return { step, index, element, box: element && boxOf(element) };
}

/**
 * Mostra uma tela parte por parte. O foco entra em cada passo e volta no fim; um passo cujo alvo falta ou está
 * escondido é pulado, e quando todos são, o guia diz isso. Funciona também sobre diálogos e gavetas.
 */
export function Tour(props: TourProps) {
  return props.isOpen ? <OpenTour {...props} /> : null;
}

function OpenTour({ steps, onOpenChange, onEnd, returnFocusTo, ...props }: TourProps) {
  const texts = useTexts('Tour', defaults);
  const [shown, setShown] = useState<Shown | null>(null);
  const { name, memory } = props;
  const [isNever, setNever] = useState(() => name !== undefined && memory?.isHidden(name) === true);
  // Stands in the middle of the screen when nothing else can be shown.
  const nothing: Shown = {
    step: { id: 'nada', title: texts.emptyTitle, content: props.emptyMessage ?? texts.empty },
    index: -1,
    element: null,
    box: null,
  };
  useFollowed(shown?.element ?? null, (box) => {
    if (!shown) return;
    if (box !== null) {
      if (!sameBox(shown.box, box)) setShown({ ...shown, box });
      return;
    }
    // What is spoken of has gone meanwhile: on to the next, or back, or nothing is left.
    const can = steps.map(canShow);
    setShown(lookAt(steps, nextStep(can, shown.index, 1) ?? nextStep(can, shown.index, -1)) ?? nothing);
  });

  const end = (how: TourEnd): void => {
    if (name !== undefined && shown?.index !== -1) memory?.setHidden(name, isNever);
    onOpenChange(false);
    onEnd?.(how, shown && shown.index >= 0 ? shown.step.id : null);
    // react-aria gives the focus back first; only what it could not give back is ours.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isFocusNowhere()) returnFocusTo?.current?.focus();
      }),
    );
  };
  const begin = useEvent(() => setShown(lookAt(steps, nextStep(steps.map(canShow), -1, 1)) ?? nothing));
  // After the page is drawn: what is pointed at may come together with the tour.
  useEffect(() => {
    const frame = requestAnimationFrame(begin);
    return () => cancelAnimationFrame(frame);
  }, [steps, begin]);

  if (!shown) return null;
  if (shown.index === -1) {
    const leave = (): void => end('empty');
    return <Step step={shown.step} box={null} place={null} onDone={leave} onLeave={leave} never={null} />;
  }
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
      never={name !== undefined && memory ? { isSelected: isNever, onChange: setNever } : null}
    />
  );
}

interface StepProps {
  readonly step: TourStep;
  /** Null when there is nothing to show: the step says just that. */
  readonly place: { at: number; total: number } | null;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onDone: () => void;
  readonly onLeave: () => void;
  readonly never: { isSelected: boolean; onChange: (isSelected: boolean) => void } | null;
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

function Step({ box, ...props }: StepProps & { box: Box | null }) {
  const { step, onLeave } = props;
  const [spot, setSpot] = useState<HTMLDivElement | null>(null);
  const viewport = { width: window.innerWidth, height: window.innerHeight };
  const placement = placementIn(step.placement ?? 'bottom', box, viewport.width);
  const anchor = box && anchorOf(box, placement, viewport);
  // A new one wherever it moves: the popover goes by its anchor, and nothing slides over the screen.
  const key = [step.id, ...Object.values(box ?? {})].join(' ');
  return (
    <>
      {createPortal(
        <div key={key} aria-hidden>
          <div
            className={css.spot}
            style={spotStyle(box)}
            data-middle={box === null || undefined}
            data-tour-spot
          />
          <div ref={setSpot} className={css.anchor} style={spotStyle(anchor)} />
        </div>,
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
          placement={placement}
          offset={anchor === box ? 12 : 0}
        >
          <StepDialog {...props} />
        </Popover>
      )}
    </>
  );
}

function StepDialog({ step, place, never, onPrevious, onNext, onDone, onLeave }: StepProps) {
  const texts = useTexts('Tour', defaults);
  const forward = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const said = place ? `${texts.step(place.at, place.total)}: ${step.title}` : step.title;

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
        {never && (
          <Checkbox isSelected={never.isSelected} onChange={never.onChange}>
            {texts.never}
          </Checkbox>
        )}
        <div className={css.foot}>
          <span className={css.position} aria-hidden>
            {place && texts.position(place.at, place.total)}
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
            {onNext ? texts.next : place ? texts.done : texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
