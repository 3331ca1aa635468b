'use client';
import { OctagonAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { controlOf } from '../../../internal/controlOf.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './FormSummary.css.ts';

/** Um campo que não está certo. */
export interface FieldProblem {
  /** O `name` do campo, ou o `id` do controle dele. */
  readonly field: string;
  /** O rótulo do campo, onde a mensagem não diz de qual se trata. */
  readonly label?: string;
  /** O que está errado, como o campo o diz. */
  readonly message: string;
}

export interface FormSummaryProps {
  /** Na ordem do formulário. Uma lista vazia não mostra nada. */
  readonly problems: readonly FieldProblem[];
  /** O título. @default 'Falta corrigir 2 campos' */
  readonly title?: ReactNode;
  /** O nível do título na estrutura da página. @default 2 */
  readonly level?: HeadingLevel;
  /**
   * Um número que cresce a cada envio recusado. A mudança dele leva o foco ao resumo.
   * @default 0: o foco não muda de lugar
   */
  readonly attempt?: number;
  /** Vai a um campo de outro modo que pelo nome ou pelo id, como a outro passo. */
  readonly onPick?: (problem: FieldProblem) => void;
}

/** Focuses the control with this name or id, inside of `root`, or that of the field with it. */
function focusField(root: ParentNode, field: string): void {
  const name = CSS.escape(field);
  const found = root.querySelector<HTMLElement>(
    `#${name}, [name="${name}"]:not([type="hidden"]):not([aria-hidden])`,
  );
  const frame = root.querySelector<HTMLElement>(`[data-field="${name}"]`);
  const hidden = root.querySelector<HTMLElement>(`[name="${name}"]`);
  const target = found ?? controlOf(frame) ?? controlOf(hidden?.parentElement ?? null);
  (target ?? frame)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

/**
 * O que ainda está errado em um formulário, com um caminho a cada campo. Mostrado depois de um envio
 * recusado.
 */
export function FormSummary({ problems, title, level = 2, attempt = 0, onPick }: FormSummaryProps) {
  const texts = useTexts('FormSummary', defaults);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <OctagonAlert className={css.icon} aria-hidden />
      <div className={css.words}>
        <Heading level={level} size="s16">
          {title ?? texts.title(problems.length)}
        </Heading>
        <ul className={css.list}>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`}>
              <Button
                className={css.link}
                onPress={() => {
                  if (onPick) onPick(problem);
                  else focusField(box.current?.closest('form') ?? document, problem.field);
                }}
              >
                {problem.label ? `${problem.label}: ${problem.message}` : problem.message}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
