import type { MaskitoOptions } from '@maskito/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MaskedField } from './MaskedField.tsx';
import { inForm, inResetForm, playEnter, playKeyboard, playReset } from './MaskedField.fixture.tsx';

const cep: MaskitoOptions = { mask: [/\d/, /\d/, /\d/, /\d/, /\d/, '-', /\d/, /\d/, /\d/] };

const meta = {
  title: 'Formulários/MaskedField',
  component: MaskedField,
  tags: ['estavel'],
  args: {
    label: 'CEP',
    mask: cep,
    parse: (text: string) => text.replace(/\D/g, ''),
    inputMode: 'numeric',
    controlWidth: 'sm',
    placeholder: '00000-000',
    onChange: fn(),
  },
} satisfies Meta<typeof MaskedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { value: '13010100' } };

export const CursorNoMeio: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('CEP');
    await userEvent.type(field, '13010100');
    await expect(field).toHaveValue('13010-100');
    await expect(args.onChange).toHaveBeenLastCalledWith('13010100');
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('{Backspace}9');
    await expect(field).toHaveValue('93010-100');
    await expect(field.selectionStart).toBe(1);
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: playKeyboard(
    'CEP',
    [
      ['13010100', '13010-100'],
      ['{Backspace}', '13010-10'],
      ['{Home}{Delete}', '30101-0'],
    ],
    [' 13.010-100 ', '13010-100'],
  ),
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(MaskedField),
  play: playEnter('13010100'),
};

/** A form gets the value without its mask, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'a', defaultValue: '13010100' },
  render: inResetForm(MaskedField),
  play: playReset({
    label: 'CEP',
    first: ['13010100', '13010-100'],
    keys: '13083970',
    next: ['13083970', '13083-970'],
  }),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <MaskedField {...args} />
      <MaskedField {...args} value="13010100" />
      <MaskedField {...args} value="1301" errorMessage="CEP incompleto" />
    </div>
  ),
};
