import type { FileType } from '../attachments/index.ts';

/** What a field of a registry holds on the wire: text for documents and days, centavos for money, an id for a combo, a list for choices. */
export type RegistryValue = string | number | boolean | null | string[];

/** The kinds of field that a declaration may name; each has one mask, one rule and one control. */
export type FieldType =
  | 'text'
  | 'longText'
  | 'email'
  | 'cnpj'
  | 'cpf'
  | 'inscricao'
  | 'pis'
  | 'color'
  | 'phone'
  | 'cep'
  | 'cnae'
  | 'cbo'
  | 'hazardCode'
  | 'tuss'
  | 'pixKey'
  | 'number'
  | 'decimal'
  | 'money'
  | 'date'
  | 'boolean'
  | 'matrix'
  | 'select'
  | 'choices'
  | 'combo'
  | 'secret'
  | 'file';

interface AnyField {
  /** The wire's name. */
  readonly name: string;
  /** The words above it, and over its column. */
  readonly label: string;
  /** Fewer words over its column in the list. */
  readonly columnLabel?: string;
  readonly isRequired?: boolean;
  /** One line below it, where the label does not say enough. */
  readonly help?: string;
  /** Heading that it begins; the fields after it stand below the same one. */
  readonly section?: string;
  /** Shown in the list. */
  readonly isColumn?: boolean;
  /** Letters that most of its values have, where its kind does not say how wide its column is. */
  readonly letters?: number;
  /** Its column leaves the list where there is no room for all of them; whoever wants it asks for it. */
  readonly isSpare?: boolean;
  /** Its column stands beside the row's menu, in sight however little room there is. */
  readonly isInSight?: boolean;
  /** The list's search looks here. */
  readonly isSearched?: boolean;
  /** The list can be narrowed by it: of a combo, a select or a boolean. */
  readonly isFilter?: boolean;
  /** What a new record's form begins with. */
  readonly initial?: RegistryValue;
  /** The server makes it of other records: shown, never sent. */
  readonly isDerived?: boolean;
  /** Of a person's health (LGPD art. 5, II): in no list and no spreadsheet, and who reads it is in the trail. */
  readonly isHealth?: boolean;
  /** The list and the spreadsheet say it; the record's own screen says it in a part of its own. It is derived. */
  readonly isListOnly?: boolean;
  /** In the list it stands out in this tone, where there is something to say. */
  readonly tone?: 'warning';
  /** What the list says in that tone, in place of a value that is long. */
  readonly toneLabel?: string;
  /** Its column orders nothing: there is no index for what other records give. */
  readonly isUnordered?: boolean;
  /** Said when the record is made, and never changed. */
  readonly isFixed?: boolean;
  /** Asked for only while another field has this value. */
  readonly shownWhen?: { readonly field: string; readonly is: RegistryValue };
}

interface TextField extends AnyField {
  readonly type: 'text' | 'longText';
  /** Characters that fit. */
  readonly max?: number;
  /** What it must look like, and what is said where it does not. */
  readonly pattern?: { readonly regex: RegExp; readonly message: string };
}

interface MaskedField extends AnyField {
  readonly type:
    | 'email'
    | 'cnpj'
    | 'cpf'
    | 'pis'
    | 'color'
    | 'cep'
    | 'cnae'
    | 'cbo'
    | 'hazardCode'
    | 'tuss'
    | 'pixKey'
    | 'matrix'
    | 'date'
    | 'boolean';
}

/** A person's mobile telephone; of a house a landline fits too, by the requester's rule (doc2 §5). */
interface PhoneField extends AnyField {
  readonly type: 'phone';
  readonly takesLandline?: boolean;
}

/** A number whose rule depends on another field: an employer's registration by its kind (eSocial table 5). */
interface InscricaoField extends AnyField {
  readonly type: 'inscricao';
  /** The field that says which kind it is: `INSCRICAO_KIND`. */
  readonly kind: string;
}

interface NumberField extends AnyField {
  readonly type: 'number' | 'money';
  readonly min?: number;
  readonly max?: number;
}

/** A measure: a number with a comma. */
interface DecimalField extends AnyField {
  readonly type: 'decimal';
  readonly min: number;
  readonly max: number;
  /** Digits behind the comma that are kept. */
  readonly decimals: number;
}

export interface SelectField extends AnyField {
  readonly type: 'select';
  /** The field that takes the words behind the code of what was chosen: they are known by then. */
  readonly fills?: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    /** In the list it is a state, and stands in this tone. */
    readonly tone?: 'success' | 'warning' | 'info' | 'neutral';
  }[];
}

/** Several of some options; on the wire the list of them, in their order, and null for none. */
interface ChoicesField extends AnyField {
  readonly type: 'choices';
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export interface ComboField extends AnyField {
  readonly type: 'combo';
  /** The registry that it chooses from, or `cidades`. */
  readonly of: string;
  /** Another combo of this registry: the chosen record must have the same value there (a branch of that customer). */
  readonly within?: string;
  /** Only records that are released, to whoever chooses: a blocked one is shown with its reason and cannot be chosen. */
  readonly isReleased?: boolean;
  /** Its records are named by a path of several names: it takes a whole line. */
  readonly isPath?: boolean;
  /** Its records are companies: a list shortens their names as one does. */
  readonly isCompany?: boolean;
}

/** Kept sealed and never read again: on the wire true says that there is one, a text sets another. */
interface SecretField extends AnyField {
  readonly type: 'secret';
}

interface FileField extends AnyField {
  readonly type: 'file';
  /** What its content may be; on the wire it is the opaque name that the upload got. */
  readonly accept: readonly FileType[];
  /** The most that it may weigh, where the limit of every upload is too much. */
  readonly maxBytes?: number;
  /** The picture of a signature: it may be made on the screen. */
  readonly isSignature?: boolean;
}

/** One field of a registry, told by its `type`. */
export type Field =
  | TextField
  | MaskedField
  | PhoneField
  | InscricaoField
  | NumberField
  | DecimalField
  | SelectField
  | ChoicesField
  | ComboField
  | SecretField
  | FileField;

/** The areas of the page Cadastros, in its order. */
export const REGISTRY_GROUPS = [
  'Estrutura',
  'Exames',
  'Segurança do trabalho',
  'Pessoas',
  'Configurações',
  'Acesso',
] as const;

/** A list below one record of a registry. */
export interface NestedList {
  /** Whose records stand in it. */
  readonly of: string;
  /** The field of those records that names the one they hang on. */
  readonly by: string;
  readonly path: string;
  readonly label: string;
}

/** One registry (doc3 §2.9): from it come calls, list, edit screen, combos, history and spreadsheet. */
export interface Registry {
  /** Its address on screen (`/grupos/list`) and among the calls of all registries (`/cadastros/grupos`). */
  readonly name: string;
  /** The document's path of its own calls (doc3 §7.6: `/customer/branches`). @default the name */
  readonly path?: string;
  /** The list's title. */
  readonly title: string;
  /** One record, as in 'Novo {singular}'. */
  readonly singular: string;
  /** `f`: 'Nova unidade'. @default 'm' */
  readonly gender?: 'm' | 'f';
  readonly group: (typeof REGISTRY_GROUPS)[number];
  /** The permission to see it; with an action behind it (`area:criar`) the one to act (doc3 §6). */
  readonly area: string;
  /** The field that names a record in combos, dialogs and breadcrumbs. */
  readonly naming: string;
  /** Whose names those are: what shortens them where there is no room. */
  readonly namedAs?: 'person' | 'company' | 'procedure';
  /** Its list has the columns as its form has the fields: the naming one is the last part of a path. */
  readonly isInFormOrder?: boolean;
  /** Whether a record is switched off and on (doc3 §4.4). @default true */
  readonly hasActivation?: boolean;
  /** Of a record with a state of its own: switching writes this field, and it is inactive where the field has `off`. */
  readonly switchedBy?: { readonly field: string; readonly on: RegistryValue; readonly off: RegistryValue };
  /** Whether a record can be deleted at all. @default true */
  readonly isRemovable?: boolean;
  /**
   * Its edit screen and the calls that make and change a record are its own: it holds more than fields. List, history,
   * spreadsheet, switching and deletion stay the ones of every registry.
   */
  readonly ownForm?: boolean;
  /** Its records are companies: each is changed from inside. */
  readonly isOfCompanies?: boolean;
  /** Name of its list's guided tour (doc3 §2.11), where that is not the registry's own with '-list' behind it. */
  readonly tour?: string;
  /** Screens of its own that stand beside list and record; in an address of a record `:id` is its id. */
  readonly beside?: readonly {
    readonly of: 'list' | 'record';
    readonly label: string;
    readonly address: string;
    /** Where it is another registry's: whoever may not see that would be sent away. */
    readonly permission?: string;
  }[];
  /**
   * Lists that hang on one record of it, each another registry's (doc3 §2.9, §4.4 'Nested record', 'Inline grid'): their
   * rows are added and changed in place, at `/{name}/{id}/{path}`. `NESTED_LISTS` has their addresses.
   */
  readonly nested?: readonly NestedList[];
  /** What its list calls the way to a new record, where that is not 'Novo' and its name. */
  readonly addLabel?: string;
  /** What its row menu calls 'Alterar'. */
  readonly changeLabel?: string;
  /** Its records are parts of another one's, and are seen below that alone: no list and no edit screen of its own. */
  readonly isPart?: boolean;
  readonly fields: readonly Field[];
  /** What narrows its list and stands in none of its fields: it is reached through one of them. */
  readonly filters?: readonly ComboField[];
  /** What is wrong between fields that are right each for itself; asked once every required one is there. */
  readonly check?: (values: Readonly<RegistryValues>) => readonly FieldFault[];
}

/** A record's own values, by field. */
export type RegistryValues = Record<string, RegistryValue>;

/** What is wrong with a field, in words. */
export interface FieldFault {
  readonly name: string;
  readonly message: string;
}
