import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inForm, playEnter, playKeyboard } from '../../general/MaskedField/MaskedField.fixture.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Formulários/PhoneField',
  component: PhoneField,
  tags: ['estavel'],
  args: { label: 'Telefone', onChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = { tags: ['estados'], args: { value: '11987654321' } };
export const Padrao: Story = {
  tags: ['estados'],
  args: { value: '00000000000', errorMessage: 'Digite um telefone válido' },
};
export const Desabilitado: Story = { tags: ['estados'], args: { value: '11987654321', isDisabled: true } };
export const SomenteLeitura: Story = { tags: ['estados'], args: { value: '11987654321', isReadOnly: true } };

export const Digitado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telefone');
    await userEvent.type(field, '11987654321');
    await expect(field).toHaveValue('(11) 98765-4321');
    await expect(args.onChange).toHaveBeenLastCalledWith('11987654321');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('(11) 98765-43');
    await expect(args.onChange).toHaveBeenLastCalledWith('119876543');
  },
};

export const Teclado: Story = {
  tags: ['interacoes'],
  play: playKeyboard('Telefone', [
    ['11987654321', '(11) 98765-4321'],
    ['{Home}{ArrowRight}{Delete}', '(19) 87654-321'],
  ]),
};

export const ColadoComCodigoDoPais: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telefone');
    await userEvent.click(field);
    await userEvent.paste('+55 (11) 98765-4321');
    await expect(field).toHaveValue('(11) 98765-4321');
    await expect(args.onChange).toHaveBeenLastCalledWith('11987654321');
  },
};

export const DoSolicitante: Story = {
  tags: ['interacoes'],
  args: { variant: 'solicitante', label: 'Telefone do solicitante' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telefone do solicitante');
    await userEvent.type(field, '1998765432');
    await expect(field).toHaveValue('(19) 98765-432');
    await expect(args.onChange).toHaveBeenLastCalledWith('1998765432');
    // A landline in its own shape.
    await userEvent.clear(field);
    await userEvent.type(field, '3437560703');
    await expect(field).toHaveValue('(34) 3756-0703');
  },
};

/** A landline in its own shape, and a mobile telephone in that of one, whichever was typed. */
export const Comercial: Story = {
  tags: ['interacoes'],
  args: { variant: 'landline', label: 'Telefone comercial' },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Telefone comercial');
    await userEvent.type(field, '1934567890');
    await expect(field).toHaveValue('(19) 3456-7890');
    await expect(args.onChange).toHaveBeenLastCalledWith('1934567890');
    await userEvent.clear(field);
    await userEvent.type(field, '19987654321');
    await expect(field).toHaveValue('(19) 98765-4321');
    await userEvent.clear(field);
    await userEvent.paste('+55 (19) 3456-7890');
    await expect(args.onChange).toHaveBeenLastCalledWith('1934567890');
  },
};

/** Enter sends the form around it, with what is in the field. */
export const EnviaComEnter: Story = {
  tags: ['interacoes'],
  render: inForm(PhoneField),
  play: playEnter('11987654321'),
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <PhoneField {...args} />
      <PhoneField {...args} value="11987654321" description="Contato preferencial: WhatsApp." isRequired />
      <PhoneField {...args} value="119876" errorMessage="Digite um telefone válido" />
      <PhoneField {...args} value="11987654321" isDisabled />
    </div>
  ),
};
