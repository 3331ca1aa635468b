'use client';
import { ChevronDown, Search, X } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import {
  Autocomplete,
  Button as AriaButton,
  Input,
  Popover,
  SearchField,
  Select as AriaSelect,
  SelectValue,
  useFilter,
  type SelectProps as AriaSelectProps,
} from 'react-aria-components';
import { cx } from '../../internal/cx.ts';
import { defined } from '../../internal/defined.ts';
import * as listCss from '../../internal/OptionList.css.ts';
import { OptionList, RETRY, type LoadingProps } from '../../internal/OptionList.tsx';
import { flatten, type Option, type OptionKey, type Options } from '../../internal/options.ts';
import { Button } from '../Button/Button.tsx';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, hasError, splitFieldProps, type FieldProps } from '../Field/Field.tsx';
import * as selectCss from '../Select/Select.css.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './MultiSelect.css.ts';

export interface MultiSelectProps<K extends OptionKey = string>
  extends
    FieldProps,
    LoadingProps,
    Pick<
      AriaSelectProps,
      'name' | 'isDisabled' | 'isInvalid' | 'autoFocus' | 'onBlur' | 'onFocus' | 'onOpenChange' | 'id'
    > {
  options: Options<K>;
  value?: readonly K[];
  defaultValue?: readonly K[];
  onChange?: (value: K[]) => void;
  /** @default 'Selecione' */
  placeholder?: string;
  /** Makes it asynchronous: `options` then are what was found, and are not filtered again. */
  onSearch?: (text: string) => void;
  /** Those chosen that the loaded pages may not hold. */
  selectedOptions?: readonly Option<K>[];
  /** Offers to choose all that are here. @default true */
  hasAll?: boolean;
  /** Chips of what is chosen, each removable, under the field. @default true */
  hasChips?: boolean;
  /** Chips shown before 'e mais 12'. @default 8 */
  maxChips?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** Several of a list, with search, groups, and chips of what is chosen. */
export function MultiSelect<K extends OptionKey = string>({
  options,
  value,
  defaultValue = [],
  onChange,
  placeholder = texts.placeholder,
  onSearch,
  selectedOptions = [],
  hasAll = true,
  hasChips = true,
  maxChips = 8,
  isLoading,
  hasMore,
  isLoadingMore,
  onLoadMore,
  loadError,
  onRetry,
  emptyText,
  ref,
  ...props
}: MultiSelectProps<K>) {
  const [field, control] = splitFieldProps(props);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [own, setOwn] = useState<readonly K[]>(defaultValue);
  const [kept, setKept] = useState<readonly Option<K>[]>([]);
  const chosen = value ?? own;
  const here = flatten(options);
  const known = chosen.flatMap((key) => {
    const option = [...here, ...selectedOptions, ...kept].find((each) => each.value === key);
    return option ? [option] : [];
  });
  const change = (next: readonly K[]): void => {
    // A search may take a chosen one off the loaded pages: its name is kept for its chip.
    setKept([...known, ...here].filter((each) => next.includes(each.value)));
    setOwn(next);
    onChange?.([...next]);
  };
  const free = here.filter((each) => each.disabledReason === undefined).map((each) => each.value);
  const loading = { isLoading, hasMore, isLoadingMore, onLoadMore, loadError, onRetry, emptyText };
  const summary = known.length === 1 && chosen.length === 1 ? known[0]?.label : texts.chosen(chosen.length);
  return (
    <AriaSelect
      {...control}
      selectionMode="multiple"
      isRequired={field.isRequired ?? false}
      isInvalid={control.isInvalid === true || hasError(field.errorMessage)}
      validationBehavior="aria"
      value={chosen}
      onChange={(keys) => {
        if (keys.includes(RETRY)) onRetry?.();
        else change(keys as K[]);
      }}
      className={cx(fieldCss.field, fieldCss.width[field.width ?? 'full'])}
      {...{ allowsEmptyCollection: true }}
    >
      <Field {...field}>
        <AriaButton {...(ref ? { ref } : {})} className={cx(fieldCss.control, selectCss.trigger)}>
          <SelectValue className={selectCss.value}>
            {() =>
              chosen.length === 0 ? (
                <span className={selectCss.value} data-placeholder>
                  {placeholder}
                </span>
              ) : (
                summary
              )
            }
          </SelectValue>
          <ChevronDown className={selectCss.chevron} aria-hidden />
        </AriaButton>
        {hasChips && known.length > 0 && (
          <Chips
            options={known}
            max={maxChips}
            isDisabled={control.isDisabled ?? false}
            onRemove={(key) => change(chosen.filter((each) => each !== key))}
          />
        )}
      </Field>
      <Popover className={listCss.popover} offset={4}>
        <Autocomplete {...(onSearch ? { onInputChange: onSearch } : { filter: contains })}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened this list in order to choose */}
          <SearchField className={css.search} aria-label={texts.search} autoFocus>
            <Search size={16} aria-hidden />
            <Input className={cx(fieldCss.input, css.searchInput)} placeholder={texts.search} />
          </SearchField>
          <OptionList options={options} isMultiple {...defined(loading)} />
        </Autocomplete>
        <div className={css.foot}>
          {hasAll ? (
            <Button
              variant="quiet"
              size="small"
              slot={null}
              onPress={() => change([...new Set([...chosen, ...free])])}
            >
              {texts.all}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="quiet" size="small" slot={null} onPress={() => change([])}>
            {texts.none}
          </Button>
        </div>
      </Popover>
    </AriaSelect>
  );
}

interface ChipsProps<K extends OptionKey> {
  options: readonly Option<K>[];
  max: number;
  isDisabled: boolean;
  onRemove: (value: K) => void;
}

function Chips<K extends OptionKey>({ options, max, isDisabled, onRemove }: ChipsProps<K>) {
  const list = useRef<HTMLUListElement>(null);
  const rest = options.length - max;
  return (
    <ul ref={list} className={css.chips} aria-label={texts.chosenList}>
      {options.slice(0, max).map(({ value, label }, index) => (
        <li key={value} className={css.chip}>
          <span className={css.chipName}>{label}</span>
          <AriaButton
            slot={null}
            className={css.remove}
            aria-label={texts.remove(label)}
            isDisabled={isDisabled}
            onPress={() => {
              // The focus must not fall to the page with the chip: the next one takes it, or the field's trigger.
              const buttons = list.current?.querySelectorAll('button') ?? [];
              const next = buttons[index + 1] ?? buttons[index - 1];
              (next ?? list.current?.parentElement?.querySelector('button'))?.focus();
              onRemove(value);
            }}
          >
            <X size={14} aria-hidden />
          </AriaButton>
        </li>
      ))}
      {rest > 0 && <li className={css.chip}>{texts.more(rest)}&nbsp;</li>}
    </ul>
  );
}
