import type { MaskitoOptions } from '@maskito/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MaskedField } from './MaskedField.tsx';

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
    controlWidth: 'xs',
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'CEP' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('13010100');
    await expect(field).toHaveValue('13010-100');
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('13010-10');
    await userEvent.keyboard('{Home}{Delete}');
    await expect(field).toHaveValue('30101-0');
    await userEvent.clear(field);
    await userEvent.paste(' 13.010-100 ');
    await expect(field).toHaveValue('13010-100');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [sent, setSent] = useState(0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <MaskedField {...args} />
        <p>Envios: {sent}</p>
      </form>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '13010100{Enter}');
    await expect(canvas.getByText('Envios: 1')).toBeVisible();
  },
};

/** A form gets the value without its mask, nothing while it is disabled, and gives the first value back at its reset. */
export const NoFormulario: Story = {
  tags: ['recursos'],
  args: { name: 'a', defaultValue: '13010100' },
  render: (args) => (
    <form data-testid="formulario">
      <MaskedField {...args} />
      <MaskedField {...args} label="Outro" name="b" isDisabled />
      <Button type="reset">Limpar</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const data = () => Object.fromEntries(new FormData(canvas.getByTestId('formulario')));
    await expect(data()).toEqual({ a: '13010100' });
    const field = canvas.getByLabelText('CEP');
    await userEvent.clear(field);
    await userEvent.type(field, '13083970');
    await expect(field).toHaveValue('13083-970');
    await expect(data()).toEqual({ a: '13083970' });
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(data()).toEqual({ a: '13010100' }));
    await expect(field).toHaveValue('13010-100');
  },
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
