import { getRegistryRecord, registryOptions } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { REGISTRIES, REGISTRY_TEXT, registryOf, type RegistryValue } from '@apto/domain/registry';
import { Stack } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { FieldControl } from './FieldControl.tsx';
import { RecordPage } from './RecordPage.tsx';
import { SITE } from './site.fixture.ts';

const LOADS = { timeout: 10_000 };
const BRANCH = registryOf('branch')!;

const meta = {
  title: 'Telas/Cadastros/Só consulta',
  component: RecordPage,
  tags: ['novo'],
  args: { registry: BRANCH, id: 7 },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession([BRANCH.area]), address: '/branch/7' },
    msw: [
      simulate(registryOptions, storyPage([{ id: 1, name: 'Padaria Aurora' }])),
      simulate(getRegistryRecord, SITE),
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What may be changed among these controls. */
const editable = (form: HTMLElement): string[] =>
  [...form.querySelectorAll('input, textarea, [role="combobox"], [role="switch"], [role="checkbox"]')]
    .filter(
      (control) =>
        !control.matches(
          ':read-only:is(input, textarea), [aria-readonly="true"], [aria-disabled="true"], [aria-hidden="true"], :disabled',
        ),
    )
    .map((control) => control.outerHTML);

/** Who may only look is told so, reads and copies everything, and changes nothing. */
export const Unidade: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(REGISTRY_TEXT.readOnly, {}, LOADS)).toBeVisible();
    const name = canvas.getByRole('textbox', { name: 'Nome' });
    await userEvent.type(name, '!');
    await expect(name).toHaveValue('Obra Savassi');
    await expect(name).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: /Salvar/ })).toBeNull();
    await expect(editable(canvas.getByRole('form'))).toEqual([]);
  },
};

const EACH_TYPE = [
  ...new Map(
    REGISTRIES.flatMap(({ fields }) => fields)
      .filter(({ isDerived }) => !isDerived)
      .map((field) => [field.type, field]),
  ).values(),
];
const VALUES: Partial<Record<string, RegistryValue>> = {
  boolean: true,
  secret: true,
  file: 'manual.pdf',
  choices: [],
};
const change = fn();

/** Every kind of field that a registry may have. */
export const TodosOsCampos: Story = {
  tags: ['interacoes'],
  render: () => (
    <Stack role="form" aria-label="Campos">
      {EACH_TYPE.map((field) => (
        <FieldControl
          key={field.type}
          field={field}
          value={VALUES[field.type] ?? null}
          onChange={change}
          onBlur={() => undefined}
          errorMessage={undefined}
          inputRef={null}
          label={field.type === 'file' ? 'Manual.pdf' : null}
          within={undefined}
          values={{}}
          isReadOnly
        />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Campos' });
    await expect(editable(form)).toEqual([]);
    for (const control of within(form).queryAllByRole('switch')) await userEvent.click(control);
    for (const control of within(form).queryAllByRole('checkbox')) await userEvent.click(control);
    await expect(change).not.toHaveBeenCalled();
    // What is kept in a file is read as well.
    await expect(within(form).getByRole('button', { name: 'Abrir' })).toBeEnabled();
    await expect(within(form).queryByRole('button', { name: /Trocar|Anexar/ })).toBeNull();
  },
};
