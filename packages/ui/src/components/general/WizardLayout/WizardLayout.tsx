'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { Stepper, type StepItem } from '../Stepper/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './WizardLayout.css.ts';

/** Propriedades de {@link WizardLayout}. */
export interface WizardLayoutProps {
  /** A tarefa: 'Criar agendamento'. */
  readonly title: string;
  /** No fim da linha do título: rascunho salvo, fechar. */
  readonly titleEnd?: ReactNode;
  /** As etapas que esta solicitação tem. */
  readonly steps: readonly StepItem[];
  /** A etapa à vista. */
  readonly currentId: string;
  /** Vai a uma etapa já concluída. Ausente: as etapas não são botões. */
  readonly onStepPress?: (id: string) => void;
  /** A pergunta da etapa: 'Por favor confira os dados do solicitante'. Recebe o foco quando a etapa muda. */
  readonly heading: string;
  /** Uma frase embaixo dela, onde ajuda. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
  /** Quem, o quê, onde, quando: um `WizardSummary`. Ausente numa etapa que já diz tudo; ela então ocupa a largura. */
  readonly summary?: ReactNode;
  /** Ausente na primeira etapa. */
  readonly onBack?: () => void;
  /** O caminho de volta. @default 'Voltar' */
  readonly backLabel?: string;
  /** A única ação primária, a menos que a etapa tenha a sua. */
  readonly onNext: () => void;
  /** O caminho adiante. @default 'Avançar'; na última etapa, o verbo do que acontece */
  readonly nextLabel?: string;
  /** A etapa tem ela mesma a ação primária; o caminho adiante fica secundário. @default false */
  readonly isNextSecondary?: boolean;
  /** 'Avançar' está trabalhando. @default false */
  readonly isNextPending?: boolean;
  /**
   * Por que não pode seguir; mostrado ao lado do botão. Para o que está errado num campo, deixe pressionar e marque o
   * campo.
   */
  readonly nextDisabledReason?: string | undefined;
  /** Fala-se da tarefa como um diálogo que preenche a página (doc2 §2.1): o papel e o nome dizem isso. */
  readonly isDialog?: boolean;
  /**
   * Chega-se aqui de outra tela da mesma aplicação, cujo botão deixou de existir: o foco vai à pergunta também na primeira
   * vez, se ninguém mais o tem. @default false
   */
  readonly takesFocus?: boolean;
  /** Outros caminhos adiante: 'Criar pré-solicitação', 'Direcionar para um atendente'. */
  readonly extraActions?: ReactNode;
}

/** A moldura de uma tarefa em etapas: onde estou, a pergunta, o que já se sabe, e o caminho de volta e adiante. */
export function WizardLayout(props: WizardLayoutProps) {
  const texts = useTexts('WizardLayout', defaults);
  const { currentId, heading, description, summary, onBack, takesFocus = false } = props;
  const question = useRef<HTMLHeadingElement>(null);
  // Loading the page is not a change of step; coming from another screen is one.
  const shown = useRef(takesFocus ? null : currentId);
  const titleId = useId();

  useEffect(() => {
    const before = shown.current;
    shown.current = currentId;
    if (before === currentId) return;
    // Who arrives may have begun in a field already.
    if (before === null && !isFocusNowhere()) return;
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
              variant={props.isNextSecondary ? 'secondary' : 'primary'}
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
  const texts = useTexts('WizardLayout', defaults);
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

/** Uma linha do resumo. */
export interface WizardSummaryItem {
  /** 'Funcionários', 'Clínica', 'Período sugerido'. */
  readonly label: string;
  /** Vazio ou ausente: 'A definir'. */
  readonly value?: ReactNode;
}

/** Propriedades de {@link WizardSummary}. */
export interface WizardSummaryProps {
  /** O que foi escolhido até agora. */
  readonly items: readonly WizardSummaryItem[];
  /** O que ainda falta, em palavras; o que se diz igual é dito uma vez. */
  readonly missing?: readonly string[];
}

/** Quem, o quê, onde, quando, e o que ainda falta. */
export function WizardSummary({ items, missing = [] }: WizardSummaryProps) {
  const texts = useTexts('WizardLayout', defaults);
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
            {[...new Set(missing)].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}
