import { now } from '@apto/api-client/react';
import { formatValue, type Field, type RegistryValue, type RegistryValues } from '@apto/domain/registry';
import { ComboBox, DatePicker, MoneyField, NumberField, Select, Switch, TextArea, TextField } from '@apto/ui';
import { useState, type Ref } from 'react';
import { Combo } from './Combo.tsx';
import { ChoicesControl } from './ChoicesControl.tsx';
import { CodeControl, labelOf } from './CodeControl.tsx';
import { ColorControl } from './ColorControl.tsx';
import { FileControl } from './FileControl.tsx';
import { MatrixControl } from './MatrixControl.tsx';
import { boxWidthOf } from './formLines.ts';
import { SecretControl } from './SecretControl.tsx';

interface Props {
  field: Field;
  value: RegistryValue;
  onChange: (value: RegistryValue) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** Takes the focus when the field is the first one that is wrong. */
  inputRef: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLButtonElement>;
  /** The name of what a combo has chosen, or of the file that is kept. */
  label: string | null;
  /** The customer that a combo's choices belong to; undefined where it depends on none. */
  within: RegistryValue | undefined;
  /** The whole record as it is typed; given to what depends on other fields of it: `needsValues`. */
  values: Readonly<Partial<RegistryValues>> | null;
  /** It was said when the record was made. */
  isFixed?: boolean;
  /** The person may not change it: it is read and copied. */
  isReadOnly?: boolean;
  /** A file of it is on its way, or none any more. Keep it stable. */
  onBusy?: (isBusy: boolean) => void;
  /** What is written there is no value: why, or null again. */
  onProblem?: ((problem: string | null) => void) | undefined;
  /** In a table's cell: what the field is called there, out of sight. */
  cell?: { label: string; isReadOnly: boolean };
}

/** Whether the control of a field shows what others of the record say. */
export const needsValues = ({ type }: Field): boolean => type === 'matrix' || type === 'inscricao';

/** Options that one looks through; of more one is found by typing. */
const MANY_OPTIONS = 20;
/** A text that may have more letters than these is read as a page. */
const MANY_LETTERS = 4_000;
const textOf = (value: RegistryValue): string => (typeof value === 'string' ? value : '');
const numberOf = (value: RegistryValue): number | null => (typeof value === 'number' ? value : null);

/** The one control of each kind of field. */
export function FieldControl({
  field,
  value,
  onChange,
  onBlur,
  errorMessage,
  inputRef,
  label,
  within,
  values,
  isFixed = false,
  isReadOnly = false,
  onBusy,
  onProblem,
  cell,
}: Props) {
  const [moment] = useState(() => now());
  const words = {
    label: field.label,
    isRequired: field.isRequired === true && !isReadOnly,
    isReadOnly,
    errorMessage,
    ...(field.help && !cell ? { description: field.help } : {}),
    ...(cell ? { ...cell, isLabelHidden: true } : {}),
  };
  const shared = { ...words, onBlur, ref: inputRef };
  // On a phone a cell may have no heading beside it.
  const hint = cell ? { placeholder: field.label } : {};
  // A cell is as wide as its column.
  const boxWidth = cell ? 'full' : (boxWidthOf(field) ?? 'full');
  if (field.isDerived || isFixed)
    return <TextField {...shared} isReadOnly value={formatValue(field, value)} onChange={() => undefined} />;
  switch (field.type) {
    case 'combo':
      return (
        <Combo
          {...shared}
          {...hint}
          field={field}
          value={numberOf(value)}
          onChange={onChange}
          chosen={label}
          within={within}
        />
      );
    case 'file':
      return (
        <FileControl
          {...words}
          field={field}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          chosen={label}
          onBusy={onBusy}
        />
      );
    case 'secret':
      return <SecretControl {...shared} value={value} onChange={onChange} />;
    case 'select':
      return field.options.length > MANY_OPTIONS ? (
        <ComboBox<string>
          {...shared}
          {...hint}
          options={field.options}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          isClearable={!field.isRequired}
        />
      ) : (
        <Select
          {...shared}
          {...hint}
          options={field.options}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          isClearable={!field.isRequired}
          controlWidth={boxWidth}
        />
      );
    case 'boolean':
      return (
        <Switch
          isSelected={value === true}
          onChange={onChange}
          onBlur={onBlur}
          ref={inputRef}
          isReadOnly={words.isReadOnly}
          {...(cell ? { 'aria-label': cell.label } : {})}
          {...(field.help && !cell ? { description: field.help } : {})}
        >
          {cell ? undefined : field.label}
        </Switch>
      );
    case 'number':
      return (
        <NumberField
          {...shared}
          hasSteps={false}
          controlWidth={boxWidth}
          value={numberOf(value)}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        />
      );
    case 'decimal':
      return (
        <NumberField
          {...shared}
          hasSteps={false}
          controlWidth={boxWidth}
          formatOptions={{ maximumFractionDigits: field.decimals }}
          value={numberOf(value)}
          onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
        />
      );
    case 'matrix':
      return <MatrixControl {...shared} value={textOf(value)} onChange={onChange} values={values} />;
    case 'money':
      return <MoneyField {...shared} value={numberOf(value)} onChange={onChange} />;
    case 'date':
      return (
        <DatePicker
          {...shared}
          now={moment}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          onProblem={onProblem}
        />
      );
    case 'cnpj':
    case 'cpf':
    case 'phone':
    case 'cep':
    case 'inscricao':
    case 'cnae':
    case 'cbo':
    case 'pis':
    case 'hazardCode':
    case 'tuss':
      return (
        <CodeControl
          {...shared}
          label={cell ? cell.label : labelOf(field, values)}
          field={field}
          value={textOf(value)}
          onChange={onChange}
          values={values}
        />
      );
    case 'choices':
      return (
        <ChoicesControl
          {...words}
          options={field.options}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
          onBlur={onBlur}
          firstRef={inputRef}
        />
      );
    case 'color':
      return <ColorControl {...shared} value={textOf(value)} onChange={onChange} />;
    case 'longText':
      return (
        <TextArea
          {...shared}
          rows={(field.max ?? 0) > MANY_LETTERS ? 10 : 3}
          value={textOf(value)}
          onChange={onChange}
          {...(field.max ? { maxLength: field.max } : {})}
        />
      );
    default:
      return (
        <TextField
          {...shared}
          controlWidth={boxWidth}
          value={textOf(value)}
          onChange={onChange}
          {...(field.type === 'email' ? { type: 'email', inputMode: 'email' } : {})}
        />
      );
  }
}
