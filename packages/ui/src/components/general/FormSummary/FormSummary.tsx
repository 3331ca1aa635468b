'use client';
import { OctagonAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './FormSummary.css.ts';

/** A field that is not right. */
export interface FieldProblem {
  /** The field's `name`, or the `id` of its control. */
  readonly field: string;
  /** The field's label, where the message does not say which one it is about. */
  readonly label?: string;
  /** What is wrong, as the field says it. */
  readonly message: string;
}

export interface FormSummaryProps {
  /** In the order of the form. An empty list shows nothing. */
  readonly problems: readonly FieldProblem[];
  /** The heading. @default 'Falta corrigir 2 campos' */
  readonly title?: ReactNode;
  /** The level of the heading in the outline of the page. @default 2 */
  readonly level?: HeadingLevel;
  /**
   * A number that grows with each refused submission. Its change moves the focus to the summary.
   * @default 0: no focus is moved
   */
  readonly attempt?: number;
  /** Moves to a field in another way than by its name or id, such as to another step. */
  readonly onPick?: (problem: FieldProblem) => void;
}

/** The control of a field's frame: what its label names, or where Tab goes to in a group. */
function controlOf(frame: HTMLElement | null): HTMLElement | undefined {
  const label = frame?.getAttribute('role') === 'group' ? null : frame?.querySelector('label');
  const inOrder = ['[tabindex="0"]', 'input:not([type="hidden"], [aria-hidden]), textarea, button'];
  const found = [label?.control, ...inOrder.map((which) => frame?.querySelector(which))];
  return found.find((each) => each instanceof HTMLElement);
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

/** What is still wrong in a form, with a way to each field. Shown after a submission that was refused. */
export function FormSummary({ problems, title, level = 2, attempt = 0, onPick }: FormSummaryProps) {
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
