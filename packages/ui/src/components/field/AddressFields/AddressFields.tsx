'use client';
import { NO_NUMBER, UF_NAMES, type AddressPart, type AddressText } from '@apto/domain/documents';
import { RefreshCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { Button } from '../../general/Button/Button.tsx';
import { Checkbox } from '../../general/Checkbox/Checkbox.tsx';
import { Select } from '../../general/Select/Select.tsx';
import { TextField } from '../../general/TextField/TextField.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { CepField } from '../CepField/CepField.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './AddressFields.css.ts';
import { useCepLookup, type CepLookup } from './useCepLookup.ts';

/** O que quem usa o campo diz de uma parte. */
export interface AddressPartProps {
  /** Marca como obrigatório. @default false */
  readonly isRequired?: boolean;
  /** O que está errado e o que fazer. */
  readonly errorMessage?: ReactNode;
  /** O foco saiu dele. */
  readonly onBlur?: () => void;
  /** A entrada de texto, para `react-hook-form` e para o foco; em `state`, o botão que abre. */
  readonly ref?: Ref<HTMLInputElement & HTMLButtonElement>;
}

/** Propriedades de {@link AddressFields}. */
export interface AddressFieldsProps {
  /** As partes como são digitadas. */
  readonly value: AddressText;
  /** Recebe as partes que mudaram: uma a cada tecla, várias quando um CEP foi encontrado. */
  readonly onChange: (change: Partial<AddressText>) => void;
  /**
   * Encontra o endereço de um CEP digitado por inteiro: null onde não existe, rejeição onde não foi possível perguntar.
   * Sem ela, tudo é digitado.
   */
  readonly onLookup?: CepLookup;
  /** Obrigatoriedade, erro e o que um formulário precisa, por parte. */
  readonly parts?: Readonly<Partial<Record<AddressPart, AddressPartProps>>>;
  /** No lugar de cidade e estado: um campo seu, como uma busca em todos os municípios. */
  readonly cityField?: ReactNode;
  /** Dito ao entrar nos campos; não aparece. @default 'Endereço' */
  readonly label?: string;
  /** O formulário recebe cada parte como `name.street`. */
  readonly name?: string;
  /** É o endereço de quem digita: o navegador pode preenchê-lo. @default false */
  readonly isOwn?: boolean;
  /** Não aceita entrada nem foco. @default false */
  readonly isDisabled?: boolean;
  /** Pode ser lido e copiado, não alterado. @default false */
  readonly isReadOnly?: boolean;
  /** Textos próprios no lugar dos textos padrão. */
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
 * Um endereço do Brasil: primeiro o CEP, que pode trazer o resto; lugar sem número; cidade e estado. O que a pessoa
 * digitou nunca é trocado pelo que um CEP traz.
 */
export function AddressFields(props: AddressFieldsProps) {
  const { value, onChange, parts = {}, onLookup, name, isDisabled = false, isReadOnly = false } = props;
  const texts = useOwnTexts('AddressFields', defaults, props.texts);
  const { state, ask } = useCepLookup(onLookup, value, onChange);
  const hasNoNumber = value.number === NO_NUMBER;
  const says = state === 'idle' ? '' : texts[state];

  const shared = (part: AddressPart) => ({
    label: texts[part],
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
    <div role="group" aria-label={props.label ?? texts.group} className={css.root}>
      <div className={css.grid}>
        <div className={`${css.whole} ${css.lookup}`}>
          <div className={css.cep}>
            <CepField
              {...shared('zipCode')}
              {...(onLookup ? { description: says || texts.lookup } : {})}
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
                {texts.again}
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
            {texts.noNumber}
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
          <div className={css.three}>{props.cityField}</div>
        )}
      </div>
    </div>
  );
}
