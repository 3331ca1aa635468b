import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  inForm,
  inResetForm,
  playEnter,
  playKeyboard,
  playReset,
} from '../../general/MaskedField/MaskedField.fixture.tsx';
import { CepField } from './CepField.tsx';

const meta = {
  title: 'Formulários/CepField',
  component: CepField,
  tags: ['experimental'],
  args: { label: 'CEP', onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof CepField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { defaultValue: '13015002' } };
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { defaultValue: '13015002', isDisabled: true },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: playKeyboard(
    'CEP',
    [
      ['1301500', '13015-00'],
      ['2', '13015-002'],
      ['{Backspace}', '13015-00'],
    ],
    ['CEP: 13.015-002', '13015-002'],
  ),
};

/** Nothing is said while it is typed; one that is not whole is told on leaving, until it is. */
export const Incompleto: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'CEP' });
    await userEvent.type(field, '13015');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('CEP inválido: são 8 dígitos');
    await userEvent.type(field, '002');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith('13015002');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toBeValid();
  },
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(CepField),
  play: playEnter('13015002'),
};

export const Limpar: Story = {
  tags: ['interacoes'],
  args: { name: 'a', defaultValue: '13015002' },
  render: inResetForm(CepField),
  play: playReset({
    label: 'CEP',
    first: ['13015002', '13015-002'],
    keys: '0131',
    next: ['0131', '0131'],
    isWrong: true,
  }),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CepField label="CEP" isOptional description="Não sabe? Deixe vazio." />
      <CepField label="CEP" defaultValue="13015002" isRequired />
      <CepField label="CEP" defaultValue="13015" errorMessage="CEP inválido: são 8 dígitos" />
    </div>
  ),
};
