import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, playEnter, playKeyboard } from '../../general/MaskedField/MaskedField.fixture.tsx';
import { CnpjField } from './CnpjField.tsx';

const meta = {
  title: 'Formulários/CnpjField',
  component: CnpjField,
  tags: ['estavel'],
  args: { label: 'CNPJ', onChange: fn() },
} satisfies Meta<typeof CnpjField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { value: '12ABC34501DE35' } };
export const Invalido: Story = {
  tags: ['estados'],
  args: { value: '12ABC34501DE36', errorMessage: 'Digite um CNPJ válido' },
};

export const Alfanumerico: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('CNPJ');
    await userEvent.type(field, '12abc34501de35');
    await expect(field).toHaveValue('12.ABC.345/01DE-35');
    await expect(args.onChange).toHaveBeenLastCalledWith('12ABC34501DE35');
  },
};

export const SoDigitosNosVerificadores: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('CNPJ');
    await userEvent.click(field);
    await userEvent.paste('12ABC34501DEXY');
    await expect(field).toHaveValue('12.ABC.345/01DE');
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: playKeyboard('CNPJ', [
    ['12abc34501de35', '12.ABC.345/01DE-35'],
    ['{Backspace}', '12.ABC.345/01DE-3'],
    ['{Home}{Delete}', '2A.BC3.450/1DE3'],
  ]),
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(CnpjField),
  play: playEnter('12abc34501de35'),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <CnpjField {...args} />
      <CnpjField {...args} value="12ABC34501DE35" isRequired />
      <CnpjField {...args} value="12ABC34501DE36" errorMessage="Digite um CNPJ válido" />
    </div>
  ),
};
