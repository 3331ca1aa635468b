import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, playEnter, playKeyboard } from '../../general/MaskedField/MaskedField.fixture.tsx';
import { CpfField } from './CpfField.tsx';

const meta = {
  title: 'Formulários/CpfField',
  component: CpfField,
  tags: ['estavel'],
  args: { label: 'CPF', onChange: fn() },
} satisfies Meta<typeof CpfField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { value: '52998224725' } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { value: '11111111111', errorMessage: 'Digite um CPF válido' },
};

export const Colado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('CPF');
    await userEvent.click(field);
    await userEvent.paste(' 529.982.247-25 ');
    await expect(field).toHaveValue('529.982.247-25');
    await expect(args.onChange).toHaveBeenLastCalledWith('52998224725');
  },
};

function ControlledField() {
  const [cpf, setCpf] = useState<string | null>('52998224725');
  return (
    <>
      <CpfField label="CPF" value={cpf} onChange={setCpf} />
      <button type="button" onClick={() => setCpf('')}>
        Limpar
      </button>
      <output>{cpf}</output>
    </>
  );
}

export const EditadoNoMeioELimpo: Story = {
  tags: ['interacoes'],
  render: () => <ControlledField />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('CPF');
    await userEvent.click(field);
    field.setSelectionRange(2, 2);
    await userEvent.keyboard('{Delete}0');
    await expect(field).toHaveValue('520.982.247-25');
    // After the digit, and after the dot that follows it.
    await expect(field.selectionStart).toBe(4);
    await expect(canvas.getByRole('status')).toHaveTextContent('52098224725');
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, '5');
    await expect(field).toHaveValue('5');
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: playKeyboard('CPF', [
    ['52998224725', '529.982.247-25'],
    ['{Backspace}', '529.982.247-2'],
  ]),
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(CpfField),
  play: playEnter('52998224725'),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CpfField {...args} />
      <CpfField {...args} value="52998224725" isRequired />
      <CpfField {...args} value="11111111111" errorMessage="Digite um CPF válido" />
    </div>
  ),
};
