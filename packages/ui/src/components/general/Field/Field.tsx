'use client';
import { CircleAlert } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { texts } from './intl/pt-BR.ts';

/** How wide a field is: 96, 160, 240, 360 px, or its whole column. */
export type FieldWidth = keyof typeof css.width;

/** What every field of the system takes. */
export interface FieldProps {
  /** Always there, above the control. */
  readonly label: ReactNode;
  /** Help under the control. An error takes its place. */
  readonly description?: ReactNode;
  /** What is wrong and what to do. Makes the field invalid. A list shows one line each. */
  readonly errorMessage?: ReactNode;
  /** Marks the label with an asterisk and tells assistive technology. @default false */
  readonly isRequired?: boolean;
  /** Writes '(opcional)' after the label; for forms where the optional fields are fewer. @default false */
  readonly isOptional?: boolean;
  /** Keeps the label for screen readers only, where a heading or a column already says it. @default false */
  readonly isLabelHidden?: boolean;
  /** A largura do que ele contém: 96, 160, 240, 360 px, ou a coluna inteira. @default 'full' */
  readonly width?: FieldWidth;
  /** Something small at the end of the label's line, such as a link. */
  readonly labelEnd?: ReactNode;
}

/** The ids that a control outside of react-aria needs. */
export interface FieldIds {
  /** For the control's `id`. */
  readonly id: string;
  /** The id of the label. */
  readonly labelId: string;
  /** For the control's `aria-describedby`; undefined when there is neither help nor error. */
  readonly describedBy: string | undefined;
  /** Whether the field has an error. */
  readonly isInvalid: boolean;
}

interface FrameProps extends FieldProps {
  /**
   * The control. Inside a react-aria field (`TextField`, `Select`, `DatePicker` …) an element: that field ties label,
   * help and error to it. For any other control a function of the ids to put on it.
   */
  readonly children: ReactNode | ((ids: FieldIds) => ReactNode);
  readonly isInvalid?: boolean | undefined;
  /** What `FormSummary` finds it by, where no control of it carries the name. Only with a function as `children`. */
  readonly name?: string | undefined;
  /**
   * Label of a group of controls instead of one. 'own' is for a control that is such a group itself, as a `radiogroup`
   * is: the frame adds none, and the control has to carry `labelId` and `describedBy`.
   */
  readonly isGroup?: boolean | 'own';
  readonly className?: string;
}

/** Whether an error message says anything. */
export const hasError = (message: ReactNode): boolean =>
  message !== undefined &&
  message !== null &&
  message !== false &&
  message !== '' &&
  !(Array.isArray(message) && message.length === 0);

/** The frame that all fields share: label above, control, help below, and the error in the place of the help. */
export function Field(props: FrameProps) {
  return typeof props.children === 'function' ? (
    <PlainField {...props} render={props.children} />
  ) : (
    <AriaField {...props} />
  );
}

function LabelText({ label, isRequired, isOptional }: FieldProps) {
  return (
    <>
      {label}
      {isRequired && <span className={css.required} aria-hidden />}
      {isOptional && !isRequired && <span className={css.optional}> {texts.optional}</span>}
    </>
  );
}

function Heading({
  isLabelHidden,
  labelEnd,
  children,
}: Pick<FieldProps, 'isLabelHidden' | 'labelEnd'> & { children: ReactNode }) {
  if (isLabelHidden) return <VisuallyHidden as="div">{children}</VisuallyHidden>;
  return labelEnd ? (
    <div className={css.heading}>
      {children}
      {labelEnd}
    </div>
  ) : (
    children
  );
}

function ErrorLines({ message }: { message: ReactNode }) {
  return (
    <>
      <CircleAlert className={css.errorIcon} aria-hidden />
      <span>
        {Array.isArray(message)
          ? message.map((line: ReactNode, index) => (
              <span key={index} className={css.errorLine}>
                {line}
              </span>
            ))
          : message}
      </span>
    </>
  );
}

function AriaField(props: FrameProps) {
  const { description, errorMessage, children } = props;
  const isWrong = hasError(errorMessage);
  return (
    <>
      <Heading {...props}>
        <Label className={css.label}>
          <LabelText {...props} />
        </Label>
      </Heading>
      {children as ReactNode}
      {isWrong ? (
        <FieldError className={css.error} elementType="div">
          <ErrorLines message={errorMessage} />
        </FieldError>
      ) : (
        description && (
          <Text slot="description" elementType="div" className={css.description}>
            {description}
          </Text>
        )
      )}
    </>
  );
}

/** The choice of the group that this label names which Tab would reach. */
function focusChoice({ currentTarget: { id } }: MouseEvent<HTMLElement>): void {
  const group = document.querySelector(`[role="radiogroup"][aria-labelledby="${id}"]`);
  const choice =
    group?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"]') ??
    group?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]') ??
    group?.querySelector<HTMLElement>('[role="radio"]');
  choice?.focus();
}

function PlainField(props: FrameProps & { render: (ids: FieldIds) => ReactNode }) {
  const { description, errorMessage, render, isGroup, width = 'full', className } = props;
  const base = useId();
  const isWrong = hasError(errorMessage);
  const noteId = isWrong || description ? `${base}note` : undefined;
  const labelId = `${base}label`;
  const id = `${base}control`;
  const control = render({
    id,
    labelId,
    describedBy: noteId,
    isInvalid: isWrong || props.isInvalid === true,
  });
  return (
    <div
      className={cx(css.field, css.width[width], className)}
      data-field={props.name}
      {...(isGroup === true ? { role: 'group', 'aria-labelledby': labelId, 'aria-describedby': noteId } : {})}
    >
      <Heading {...props}>
        {isGroup ? (
          // A press does what the press of a label does; by keyboard the choices themselves are reached.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
          <span className={css.label} id={labelId} onClick={isGroup === 'own' ? focusChoice : undefined}>
            <LabelText {...props} />
          </span>
        ) : (
          <label className={css.label} id={labelId} htmlFor={id}>
            <LabelText {...props} />
          </label>
        )}
      </Heading>
      {control}
      {isWrong ? (
        <div className={css.error} id={noteId}>
          <ErrorLines message={errorMessage} />
        </div>
      ) : (
        description && (
          <div className={css.description} id={noteId}>
            {description}
          </div>
        )
      )}
    </div>
  );
}

/** Splits the props that the frame takes from those of the control. */
export function splitFieldProps<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const {
    label,
    description,
    errorMessage,
    isRequired,
    isOptional,
    isLabelHidden,
    width,
    labelEnd,
    ...rest
  } = props;
  return [
    {
      label,
      description,
      errorMessage,
      isRequired: isRequired ?? false,
      isOptional: isOptional ?? false,
      isLabelHidden: isLabelHidden ?? false,
      width: width ?? 'full',
      labelEnd,
    },
    rest,
  ];
}
