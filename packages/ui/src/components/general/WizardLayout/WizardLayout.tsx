'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Stepper, type StepItem } from '../Stepper/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './WizardLayout.css.ts';

/** Props of {@link WizardLayout}. */
export interface WizardLayoutProps {
  /** The task: 'Criar agendamento'. */
  readonly title: string;
  /** At the end of the title's line: saved draft, close. */
  readonly titleEnd?: ReactNode;
  /** The steps that this request has. */
  readonly steps: readonly StepItem[];
  /** The step in sight. */
  readonly currentId: string;
  /** Goes to a step that was done. Absent: the steps are no buttons. */
  readonly onStepPress?: (id: string) => void;
  /** The step's question: 'Por favor confira os dados do solicitante'. Takes the focus when the step changes. */
  readonly heading: string;
  /** One sentence under it, where it helps. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Who, what, where, when: a `WizardSummary`. Absent on a step that says it all itself; it then takes the width. */
  readonly summary?: ReactNode;
  /** Absent on the first step. */
  readonly onBack?: () => void;
  /** The way back. @default 'Voltar' */
  readonly backLabel?: string;
  /** The one primary action. */
  readonly onNext: () => void;
  /** The way on. @default 'Avançar'; on the last step the verb of what happens */
  readonly nextLabel?: string;
  /** 'Avançar' is working. @default false */
  readonly isNextPending?: boolean;
  /** Why it cannot go on; shown beside the button. For what is wrong in a field, let it press and mark the field. */
  readonly nextDisabledReason?: string | undefined;
  /** The task is spoken of as a dialog that fills the page (doc2 §2.1): its role and name say so. */
  readonly isDialog?: boolean;
  /** Other ways on: 'Criar pré-solicitação', 'Direcionar para um atendente'. */
  readonly extraActions?: ReactNode;
}

/** The frame of a task in steps: where am I, the question, what is already known, and the way back and on. */
export function WizardLayout(props: WizardLayoutProps) {
  const { currentId, heading, description, summary, onBack } = props;
  const question = useRef<HTMLHeadingElement>(null);
  const shown = useRef(currentId);
  const titleId = useId();

  useEffect(() => {
    // Not on the first render: arriving on the page is not a change of step.
    if (shown.current === currentId) return;
    shown.current = currentId;
    question.current?.focus();
  }, [currentId]);

  return (
    <div className={css.root} {...(props.isDialog ? { role: 'dialog', 'aria-labelledby': titleId } : {})}>
      <header className={css.top}>
        <h1 id={titleId} className={css.title}>
          {props.title}
        </h1>
        {props.titleEnd ? <div className={css.topEnd}>{props.titleEnd}</div> : null}
      </header>
      <div className={css.columns} data-solo={!summary || undefined}>
        <div className={css.steps}>
          <Stepper
            steps={props.steps}
            currentId={currentId}
            {...(props.onStepPress ? { onStepPress: props.onStepPress } : {})}
          />
        </div>
        {summary ? <Summary>{summary}</Summary> : null}
        {/* Without a name of its own: the question names fields ('Em qual clínica…'), and would be found for them. */}
        <section className={css.main}>
          <h2 ref={question} tabIndex={-1} className={css.heading}>
            {heading}
          </h2>
          {description ? <p className={css.description}>{description}</p> : null}
          <div className={css.content}>{props.children}</div>
        </section>
      </div>
      <footer className={css.footer}>
        <div className={css.footerRow} role="group" aria-label={texts.actions}>
          {onBack ? (
            <Button variant="quiet" size="large" onPress={onBack}>
              {props.backLabel ?? texts.back}
            </Button>
          ) : null}
          <div className={css.footerExtras}>{props.extraActions}</div>
          <div className={css.next}>
            <Button
              variant="primary"
              size="large"
              onPress={props.onNext}
              isPending={props.isNextPending === true}
              disabledReason={props.nextDisabledReason}
            >
              {props.nextLabel ?? texts.next}
            </Button>
          </div>
        </div>
      </footer>
    </div>
  );
}

/** Beside the step where there is room, else closed above it. */
function Summary({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <aside className={css.aside} aria-label={texts.summary}>
      <div className={css.asideHead}>
        <h2 className={css.asideTitle}>{texts.summary}</h2>
        <div className={css.asideToggle}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hideSummary : texts.showSummary}
          </Button>
        </div>
      </div>
      <div id={id} className={css.asideBody} data-open={isOpen || undefined}>
        {children}
      </div>
    </aside>
  );
}

/** One line of the summary. */
export interface WizardSummaryItem {
  /** 'Funcionários', 'Clínica', 'Período sugerido'. */
  readonly label: string;
  /** Empty or absent: 'A definir'. */
  readonly value?: ReactNode;
}

/** Props of {@link WizardSummary}. */
export interface WizardSummaryProps {
  /** What was chosen so far. */
  readonly items: readonly WizardSummaryItem[];
  /** What is still missing, in words. */
  readonly missing?: readonly string[];
}

/** Who, what, where, when, and what is still missing. */
export function WizardSummary({ items, missing = [] }: WizardSummaryProps) {
  return (
    <>
      <dl className={css.summaryList}>
        {items.map(({ label, value }) => {
          const isEmpty = value === undefined || value === null || value === '';
          return (
            <div key={label} className={css.summaryItem}>
              <dt className={css.summaryTerm}>{label}</dt>
              <dd className={css.summaryValue} data-empty={isEmpty || undefined}>
                {isEmpty ? texts.notYet : value}
              </dd>
            </div>
          );
        })}
      </dl>
      {missing.length > 0 ? (
        <div className={css.missing}>
          <h3 className={css.missingTitle}>{texts.missing}</h3>
          <ul className={css.missingList}>
            {missing.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
