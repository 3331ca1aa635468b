'use client';
import { Check, ChevronDown, ChevronUp, CircleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import { stepPosition, type StepItem } from './Stepper.logic.ts';
import * as css from './Stepper.css.ts';

/** Propriedades de {@link Stepper}. */
export interface StepperProps {
  /** As etapas que esta solicitação tem, em ordem. */
  readonly steps: readonly StepItem[];
  /** A que está aberta. */
  readonly currentId: string;
  /** Vai a uma etapa. Ausente: as etapas só informam. Nunca chamada para uma etapa desabilitada. */
  readonly onStepPress?: (id: string) => void;
  /** Nome da região. @default 'Etapas' */
  readonly label?: string;
}

/**
 * Onde alguém está numa tarefa de várias etapas: uma lista à esquerda a partir de 1024 px, uma linha acima com menos.
 * Para duas ou três visões da mesma coisa, use abas.
 */
export function Stepper({ steps, currentId, onStepPress, label }: StepperProps) {
  const texts = useTexts('Stepper', defaults);
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const position = stepPosition(steps, currentId);
  const current = steps[position - 1];
  return (
    <nav aria-label={label ?? texts.label} className={css.nav}>
      <div className={css.compact}>
        <p className={css.where}>
          <span className={css.position}>{texts.position(position, steps.length)}</span>
          <span className={css.now}>{current?.label}</span>
        </p>
        <Button
          ref={toggle}
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          iconAfter={isOpen ? <ChevronUp /> : <ChevronDown />}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.hide : texts.show}
        </Button>
        <div className={css.segments} aria-hidden="true">
          {steps.map((step) => (
            <span
              key={step.id}
              className={css.segment}
              data-state={step.state ?? 'todo'}
              data-current={step.id === currentId || undefined}
            />
          ))}
        </div>
      </div>
      <ol id={listId} className={css.list} data-open={isOpen || undefined}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={css.item}
            data-state={step.state ?? 'todo'}
            data-current={step.id === currentId || undefined}
          >
            <Step
              step={step}
              number={index + 1}
              isCurrent={step.id === currentId}
              onPress={
                onStepPress
                  ? () => {
                      // In the compact form the list goes away with what was pressed.
                      if (isOpen) toggle.current?.focus();
                      setOpen(false);
                      onStepPress(step.id);
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Mark({ step, number, isCurrent }: { step: StepItem; number: number; isCurrent: boolean }) {
  if (step.state === 'error') return <CircleAlert size={16} aria-hidden="true" />;
  if (step.state === 'done' && !isCurrent) return <Check size={16} aria-hidden="true" />;
  return <span aria-hidden="true">{number}</span>;
}

function Step(props: {
  step: StepItem;
  number: number;
  isCurrent: boolean;
  onPress: (() => void) | undefined;
}) {
  const texts = useTexts('Stepper', defaults);
  const { step, number, isCurrent, onPress } = props;
  const [isReasonShown, setReasonShown] = useState(false);
  const reasonId = useId();
  const isOff = step.isDisabled ?? step.disabledReason !== undefined;
  const hasReason = isOff && Boolean(step.disabledReason);
  // The open one is being worked at, whatever its fields hold: as its mark says.
  const isDone = step.state === 'done' && !isCurrent;
  const state = isDone ? texts.done : step.state === 'error' ? texts.error : '';
  const content = (
    <>
      <span className={css.mark}>
        <Mark step={step} number={number} isCurrent={isCurrent} />
      </span>
      <span>
        <span className={css.label}>
          {step.label}
          {state ? <VisuallyHidden>{`(${state})`}</VisuallyHidden> : null}
        </span>
        {step.description ? <span className={css.description}>{step.description}</span> : null}
      </span>
    </>
  );

  if (!onPress) {
    return (
      <span className={css.step} aria-current={isCurrent ? 'step' : undefined}>
        {content}
      </span>
    );
  }
  const button = (
    <AriaButton
      className={css.step}
      onPress={isOff ? () => setReasonShown(true) : onPress}
      aria-describedby={hasReason ? reasonId : undefined}
      aria-current={isCurrent ? 'step' : undefined}
      render={(dom) => <button {...dom} aria-disabled={isOff || undefined} />}
    >
      {content}
    </AriaButton>
  );
  // With and without a reason the tree is the same: a step whose reason goes keeps its focus.
  return (
    <>
      <Tooltip
        content={step.disabledReason}
        placement="end"
        closesOnPress={false}
        isOpen={hasReason && isReasonShown}
        onOpenChange={setReasonShown}
      >
        {button}
      </Tooltip>
      {hasReason ? <VisuallyHidden id={reasonId}>{step.disabledReason}</VisuallyHidden> : null}
    </>
  );
}
