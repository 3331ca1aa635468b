'use client';
import { CircleAlert } from 'lucide-react';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { cx } from '../../../internal/cx.ts';
import { useSteadyError } from '../../../internal/pressUnderWay.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { texts as defaults } from './intl/pt-BR.ts';

/** A largura de um campo: 96, 160, 240, 360 px, ou a coluna inteira. */
export type FieldWidth = keyof typeof css.width;

/** O que todo campo do sistema recebe. */
export interface FieldProps {
  /** Sempre presente, acima do controle. */
  readonly label: ReactNode;
  /** Texto de apoio sob o controle. Um erro toma o lugar dele. */
  readonly description?: ReactNode;
  /** O que está errado e o que fazer. Torna o campo inválido. Uma lista mostra um por linha. */
  readonly errorMessage?: ReactNode;
  /** Marca o rótulo com um asterisco e avisa a tecnologia assistiva. @default false */
  readonly isRequired?: boolean;
  /**
   * Escreve '(opcional)' depois do rótulo; para formulários em que os campos opcionais são a minoria.
   * @default false
   */
  readonly isOptional?: boolean;
  /** Mantém o rótulo só para leitores de tela, onde um título ou uma coluna já o diz. @default false */
  readonly isLabelHidden?: boolean;
  /** A largura do que ele contém: 96, 160, 240, 360 px, ou a coluna inteira. @default 'full' */
  readonly width?: FieldWidth;
  /** Algo pequeno no fim da linha do rótulo, como um link. */
  readonly labelEnd?: ReactNode;
}

/** Os ids de que um controle fora do react-aria precisa. */
export interface FieldIds {
  /** Para o `id` do controle. */
  readonly id: string;
  /** O id do rótulo. */
  readonly labelId: string;
  /** Para o `aria-describedby` do controle; undefined quando não há texto de apoio nem erro. */
  readonly describedBy: string | undefined;
  /** Se o campo tem erro. */
  readonly isInvalid: boolean;
}

interface FrameProps extends FieldProps {
  /**
   * O controle. Dentro de um campo do react-aria (`TextField`, `Select`, `DatePicker` …), um elemento: esse
   * campo liga a ele o rótulo, o texto de apoio e o erro. Para qualquer outro controle, uma função dos ids a
   * pôr nele.
   */
  readonly children: ReactNode | ((ids: FieldIds) => ReactNode);
  readonly isInvalid?: boolean | undefined;
  /**
   * Por onde o `FormSummary` o acha, quando nenhum controle dele tem o nome. Só com uma função como
   * `children`.
   */
  readonly name?: string | undefined;
  /**
   * O rótulo é de um grupo de controles, e não de um só. 'own' é para um controle que já é esse grupo, como
   * um `radiogroup`: a moldura não acrescenta outro, e o controle tem de levar `labelId` e `describedBy`.
   */
  readonly isGroup?: boolean | 'own';
  readonly className?: string;
}

/** Whether a message says anything. */
export const hasError = (message: ReactNode): boolean =>
  message !== undefined &&
  message !== null &&
  message !== false &&
  message !== '' &&
  !(Array.isArray(message) && message.length === 0);

/** What is said of a field: what its owner has found wrong, and else what the field found itself. */
export const errorOr = (given: ReactNode, own: ReactNode): ReactNode => (hasError(given) ? given : own);

/**
 * A moldura que todos os campos têm em comum: rótulo acima, controle, texto de apoio abaixo, e o erro no
 * lugar dele.
 */
export function Field(props: FrameProps) {
  return typeof props.children === 'function' ? (
    <PlainField {...props} render={props.children} />
  ) : (
    <AriaField {...props} />
  );
}

function LabelText({ label, isRequired, isOptional }: FieldProps) {
  const texts = useTexts('Field', defaults);
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
  const isWrong = useSteadyError(hasError(errorMessage));
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
  const texts = useTexts('Field', defaults);
  const isWrong = useSteadyError(hasError(errorMessage));
  const noteId = isWrong || description ? `${base}note` : undefined;
  // The rules of ARIA know no required group of several controls: it is said in words instead.
  const requiredId = isGroup === true && props.isRequired ? `${base}required` : undefined;
  const isInvalid = hasError(errorMessage) || props.isInvalid === true;
  const labelId = `${base}label`;
  const id = `${base}control`;
  const control = render({
    id,
    labelId,
    describedBy: noteId,
    isInvalid,
  });
  return (
    <div
      className={cx(css.field, css.width[width], className)}
      data-field={props.name}
      {...(isGroup === true
        ? {
            role: 'group',
            'aria-labelledby': labelId,
            'aria-describedby': cx(noteId, requiredId) || undefined,
            // Nor may a group be `aria-invalid`: by this one its faults are found.
            'data-fault': isInvalid || undefined,
          }
        : {})}
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
      {requiredId ? (
        <span id={requiredId} hidden>
          {texts.required}
        </span>
      ) : null}
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

/** What the frame gets, apart from what is the control's. */
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
