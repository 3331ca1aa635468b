'use client';
import { ChevronDown, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import {
  Button,
  Popover,
  Select as AriaSelect,
  SelectValue,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { defined } from '../../internal/defined.ts';
import * as listCss from '../../internal/OptionList.css.ts';
import { OptionList, RETRY, type LoadingProps } from '../../internal/OptionList.tsx';
import { findOption, type Option, type OptionKey, type Options } from '../../internal/options.ts';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './Select.css.ts';

export interface SelectProps<K extends OptionKey = string>
  extends
    FieldProps,
    LoadingProps,
    Pick<
      AriaSelectProps,
      'name' | 'isDisabled' | 'isInvalid' | 'autoFocus' | 'onBlur' | 'onFocus' | 'onOpenChange' | 'id'
    > {
  options: Options<K>;
  /** `null` is no choice yet. */
  value?: K | null;
  defaultValue?: K | null;
  onChange?: (value: K | null) => void;
  /** @default 'Selecione' */
  placeholder?: string;
  /** Offers to empty it. @default false */
  isClearable?: boolean;
  /** The chosen one, where `options` may not hold it: it still shows its name. */
  selectedOption?: Option<K> | undefined;
  /** The trigger, for `react-hook-form` and for focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of a list that is known and not long. To search in it, use `ComboBox`. */
export function Select<K extends OptionKey = string>({
  options,
  value,
  defaultValue = null,
  onChange,
  placeholder = texts.placeholder,
  isClearable = false,
  selectedOption,
  isLoading,
  hasMore,
  isLoadingMore,
  onLoadMore,
  loadError,
  onRetry,
  emptyText,
  ref,
  ...props
}: SelectProps<K>) {
  const [field, control] = splitFieldProps(props);
  const [own, setOwn] = useState<K | null>(defaultValue);
  const chosen = value === undefined ? own : value;
  const known =
    findOption(options, chosen) ?? (selectedOption?.value === chosen ? selectedOption : undefined);
  const change = (next: K | null): void => {
    setOwn(next);
    onChange?.(next);
  };
  const canClear = isClearable && chosen !== null && !control.isDisabled;
  const loading = { isLoading, hasMore, isLoadingMore, onLoadMore, loadError, onRetry, emptyText };
  return (
    <AriaSelect
      {...control}
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      value={chosen}
      onChange={(key) => {
        const option = findOption(options, key as K);
        if (key === RETRY) onRetry?.();
        else if (option) change(option.value);
      }}
      className={cx(fieldCss.field, fieldCss.width[field.width ?? 'full'])}
      {...{ allowsEmptyCollection: true }}
    >
      <Field {...field}>
        <div className={css.frame}>
          <Button
            {...(ref ? { ref } : {})}
            className={cx(fieldCss.control, css.trigger, canClear && css.withClear)}
          >
            <SelectValue className={css.value}>
              {({ isPlaceholder, selectedText }) =>
                known?.label ??
                (isPlaceholder ? (
                  <span className={css.value} data-placeholder>
                    {placeholder}
                  </span>
                ) : (
                  selectedText
                ))
              }
            </SelectValue>
            <ChevronDown className={css.chevron} aria-hidden />
          </Button>
          {canClear && (
            <Button
              slot={null}
              className={cx(fieldCss.inner, css.clear)}
              aria-label={texts.clear(typeof field.label === 'string' ? field.label : '')}
              onPress={() => change(null)}
            >
              <X className={fieldCss.icon} aria-hidden />
            </Button>
          )}
        </div>
      </Field>
      <Popover className={listCss.popover} offset={4}>
        <OptionList options={options} {...defined(loading)} />
      </Popover>
    </AriaSelect>
  );
}
