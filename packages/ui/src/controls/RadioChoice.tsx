import { RadioGroup as Radix } from 'radix-ui';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { Field, hasError, type FieldProps } from '../components/general/Field/Field.tsx';
import { FormValue } from '../internal/FormValue.tsx';
import { useArrowChoice } from '../internal/useArrowChoice.ts';

/** O que aceita todo campo com uma entre poucas respostas à vista. */
export interface RadioChoiceProps<V extends string> extends FieldProps {
  /** O valor. Omita no uso não controlado; `null` é nenhuma escolha ainda. */
  readonly value?: V | null;
  /** O valor inicial, em um campo não controlado. */
  readonly defaultValue?: V;
  /** Recebe o novo valor. */
  readonly onChange?: (value: V) => void;
  /** O foco saiu do grupo. */
  readonly onBlur?: () => void;
  /** Não aceita entrada nem foco. Diga por quê ali perto: ele fica calado. @default false */
  readonly isDisabled?: boolean;
  /** Pode receber o foco e ser lido, não alterado. @default false */
  readonly isReadOnly?: boolean;
  /** O nome nos dados do formulário. */
  readonly name?: string;
  /** O grupo, para mover o foco. */
  readonly ref?: Ref<HTMLDivElement>;
}

interface Choice<V extends string> {
  readonly value: V;
  readonly disabledReason?: ReactNode;
}

/** For the `Radix.Item` of one answer. */
interface ItemFrame {
  /** For the ids of what names and describes it. */
  readonly id: string;
  /** It can be reached, and says why it cannot be chosen. */
  readonly isBlocked: boolean;
  readonly item: { value: string; onFocus: () => void; 'aria-disabled'?: true };
}

interface FrameProps<V extends string, O extends Choice<V>> extends RadioChoiceProps<V> {
  readonly options: readonly O[];
  readonly className: string;
  readonly orientation?: 'vertical' | 'horizontal';
  readonly children: (option: O, frame: ItemFrame) => ReactNode;
}

/** The field, the arrows and what may be chosen; how an answer looks is said by `RadioGroup` and `RadioCards`. */
export function RadioChoice<V extends string, O extends Choice<V>>(props: FrameProps<V, O>) {
  const { options, value, defaultValue, onChange, onBlur, isDisabled, isReadOnly = false } = props;
  const { name, ref, className, orientation, children, ...field } = props;
  const base = useId();
  const [own, setOwn] = useState<V | null>(defaultValue ?? null);
  const chosen = value === undefined ? own : value;
  const arrows = useArrowChoice(chosen, (next: V) => {
    setOwn(next);
    onChange?.(next);
  });
  const isLocked = (option: O): boolean => isReadOnly || hasError(option.disabledReason);
  return (
    <Field {...field} isGroup="own">
      {({ labelId, describedBy, isInvalid }) => (
        <Radix.Root
          {...(ref ? { ref } : {})}
          className={className}
          value={chosen ?? ''}
          onValueChange={(next) => {
            const option = options.find((each) => each.value === next);
            if (option && !isLocked(option)) arrows.chooseOnce(option.value);
          }}
          onKeyDownCapture={arrows.onKeyDownCapture}
          {...(orientation ? { orientation } : {})}
          disabled={isDisabled ?? false}
          required={field.isRequired ?? false}
          {...(name === undefined ? {} : { name })}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
          }}
        >
          {/* The choices send their own value; what is left is the reset. */}
          <FormValue onReset={() => setOwn(defaultValue ?? null)} />
          {options.map((option) =>
            children(option, {
              id: `${base}${option.value}`,
              isBlocked: hasError(option.disabledReason),
              item: {
                value: option.value,
                onFocus: () => {
                  if (!isLocked(option)) arrows.onItemFocus(option.value);
                },
                ...(isLocked(option) ? { 'aria-disabled': true } : {}),
              },
            }),
          )}
        </Radix.Root>
      )}
    </Field>
  );
}
