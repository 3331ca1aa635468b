'use client';
import { UF_NAMES } from '@apto/domain/documents';
import { RefreshCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../general/Button/Button.tsx';
import { Checkbox } from '../../general/Checkbox/Checkbox.tsx';
import { Select } from '../../general/Select/Select.tsx';
import { TextField } from '../../general/TextField/TextField.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { CepField } from '../CepField/CepField.tsx';
import { NO_NUMBER, type AddressPart, type AddressText } from './AddressFields.logic.ts';
import { words as defaults } from './intl/pt-BR.ts';
import * as css from './AddressFields.css.ts';
import { useCepLookup, type CepLookup } from './useCepLookup.ts';

/** What the owner says of one part. */
export interface AddressPartProps {
  /** Marks it as required. @default false */
  readonly isRequired?: boolean;
  /** What is wrong with it and what to do. */
  readonly errorMessage?: ReactNode;
  /** The focus left it. */
  readonly onBlur?: () => void;
  /** Its input, for `react-hook-form` and for focus; of `state` the trigger. */
  readonly ref?: Ref<HTMLInputElement & HTMLButtonElement>;
}

/** Props of {@link AddressFields}. */
export interface AddressFieldsProps {
  /** The parts as they are typed. */
  readonly value: AddressText;
  /** Gets the parts that changed: one at a key, several when a CEP was found. */
  readonly onChange: (change: Partial<AddressText>) => void;
  /**
   * Finds the address of a CEP that was typed whole: null where there is none, a rejection where it could not be asked.
   * Without it everything is typed.
   */
  readonly onLookup?: CepLookup;
  /** Required, wrong, and what a form needs, by part. */
  readonly parts?: Readonly<Partial<Record<AddressPart, AddressPartProps>>>;
  /** In the place of city and state: one of your own, such as a search of all municipalities. */
  readonly cityField?: ReactNode;
  /** Said on entering the fields; not shown. @default 'Endereço' */
  readonly label?: string;
  /** The form gets each part as `name.street`. */
  readonly name?: string;
  /** It is the address of who types it: the browser may fill it in. @default false */
  readonly isOwn?: boolean;
  /** Takes no input and no focus. @default false */
  readonly isDisabled?: boolean;
  /** Can be read and copied, not changed. @default false */
  readonly isReadOnly?: boolean;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

const STATES = UF_NAMES.map(([value, label]) => ({ value, label: `${value} · ${label}` }));
/** What a browser calls the parts of one's own address. */
const TOKENS: Readonly<Partial<Record<AddressPart, string>>> = {
  zipCode: 'postal-code',
  street: 'address-line1',
  addressComplement: 'address-line2',
  neighborhood: 'address-level3',
  city: 'address-level2',
};

/**
 * An address of Brazil: the CEP first, which may bring the rest; a place without number; city and state. What a person
 * typed is never replaced by what a CEP brings.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, parts = {}, onLookup, name, isDisabled = false, isReadOnly = false } = props;
  const words = { ...defaults, ...props.texts };
  const { state, ask } = useCepLookup(onLookup, value, onChange);
  const hasNoNumber = value.number === NO_NUMBER;
  const says = state === 'idle' ? '' : words[state];

  const shared = (part: AddressPart) => ({
    label: words[part],
    value: value[part],
    isDisabled,
    isReadOnly,
    autoComplete: (props.isOwn && TOKENS[part]) || 'off',
    ...(name === undefined ? {} : { name: `${name}.${part}` }),
    ...parts[part],
  });
  const text = (part: AddressPart): ReactNode => (
    <TextField {...shared(part)} onChange={(typed) => onChange({ [part]: typed })} />
  );
  const { autoComplete: _, ...stateProps } = shared('state');

  return (
    <div role="group" aria-label={props.label ?? words.group} className={css.root}>
      <div className={css.grid}>
        <div className={`${css.whole} ${css.lookup}`}>
          <div className={css.cep}>
            <CepField
              {...shared('zipCode')}
              {...(onLookup ? { description: says || words.lookup } : {})}
              onChange={(typed) => {
                onChange({ zipCode: typed });
                ask(typed);
              }}
            />
            {onLookup ? <VisuallyHidden role="status">{says}</VisuallyHidden> : null}
          </div>
          {state === 'failed' && !isDisabled && !isReadOnly ? (
            <div className={css.again}>
              <Button icon={<RefreshCw />} onPress={() => ask(value.zipCode)}>
                {words.again}
              </Button>
            </div>
          ) : null}
        </div>
        <div className={css.four}>{text('street')}</div>
        <div className={`${css.two} ${css.number}`}>
          <TextField
            {...shared('number')}
            isReadOnly={isReadOnly || hasNoNumber}
            onChange={(typed) => onChange({ number: typed })}
          />
          <Checkbox
            isSelected={hasNoNumber}
            isDisabled={isDisabled || isReadOnly}
            onChange={(isChosen) => onChange({ number: isChosen ? NO_NUMBER : '' })}
          >
            {words.noNumber}
          </Checkbox>
        </div>
        <div className={css.three}>{text('addressComplement')}</div>
        <div className={css.three}>{text('neighborhood')}</div>
        {props.cityField === undefined ? (
          <>
            <div className={css.four}>{text('city')}</div>
            <div className={css.two}>
              <Select
                {...stateProps}
                options={STATES}
                value={value.state === '' ? null : value.state}
                onChange={(chosen) => onChange({ state: chosen ?? '' })}
                isClearable={!parts.state?.isRequired}
              />
            </div>
          </>
        ) : (
          <div className={css.whole}>{props.cityField}</div>
        )}
      </div>
    </div>
  );
}
