import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import plugin from './dialect.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const rules = plugin.rules as unknown as Record<keyof typeof plugin.rules, Parameters<RuleTester['run']>[1]>;

tester.run('readonly-members', rules['readonly-members'], {
  valid: [
    'export interface ButtonProps { readonly label: string; readonly size?: number }',
    // What a module keeps to itself may change, unless it is props.
    'interface Draft { label: string }',
    // A method is no member that can be set.
    'export interface Store { load(key: string): unknown }',
    'export type Open = { label: string }',
  ],
  invalid: [
    {
      code: 'export interface Step { id: string; readonly title: string }',
      output: 'export interface Step { readonly id: string; readonly title: string }',
      errors: [{ messageId: 'writable', data: { name: 'id' } }],
    },
    {
      code: "interface StepProps { 'data-id': string; label?: string }",
      output: "interface StepProps { readonly 'data-id': string; readonly label?: string }",
      errors: [
        { messageId: 'writable', data: { name: 'data-id' } },
        { messageId: 'writable', data: { name: 'label' } },
      ],
    },
  ],
});

tester.run('default-tag', rules['default-tag'], {
  valid: [
    '/** How wide it is. @default 320 */\nexport const width = 1;',
    '/** The default of a field. */\nexport const width = 1;',
    // Not documentation: nobody reads a default from it.
    '/* Default: 320 */\nexport const width = 1;',
    '// Default: 320\nexport const width = 1;',
  ],
  invalid: [
    { code: '/** Default: 320. */\nexport const width = 1;', errors: [{ messageId: 'prose' }] },
    {
      code: '/**\n * How wide it is.\n * Default 320 px.\n */\nexport const width = 1;',
      errors: [{ messageId: 'prose' }],
    },
  ],
});

tester.run('ref-as-prop', rules['ref-as-prop'], {
  valid: [
    "import { useRef, type Ref } from 'react';\ninterface Props { readonly ref?: Ref<HTMLInputElement> }",
    // Elements of several kinds go to a callback.
    'interface Props { readonly ref?: RefCallback<Element> | undefined }',
    'interface Props { readonly triggerRef: RefObject<Element> }',
  ],
  invalid: [
    { code: "import { forwardRef } from 'react';", errors: [{ messageId: 'forwarded' }] },
    { code: "import { type ForwardedRef as Given } from 'react';", errors: [{ messageId: 'forwarded' }] },
    {
      code: 'interface Props { readonly ref?: RefObject<HTMLInputElement> }',
      errors: [{ messageId: 'type' }],
    },
    { code: 'interface Props { readonly ref: unknown }', errors: [{ messageId: 'type' }] },
  ],
});

tester.run('inferred-components', rules['inferred-components'], {
  valid: [
    'export function Button() { return null; }',
    // A function that is no component may say what it gives.
    'function cellOf(row: unknown): ReactNode { return null; }',
    'function Options(): string[] { return []; }',
  ],
  invalid: [
    {
      code: 'export function Button(): ReactElement { return <b />; }',
      output: 'export function Button() { return <b />; }',
      errors: [{ messageId: 'annotated', data: { name: 'Button' } }],
    },
    {
      code: 'function Cell(props: object): JSX.Element | null { return null; }',
      output: 'function Cell(props: object) { return null; }',
      errors: [{ messageId: 'annotated', data: { name: 'Cell' } }],
    },
  ],
});
