import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SentForm, sentIn } from '../../general/Form/SentForm.fixture.tsx';
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx';
import { EMPTY_ADDRESS, type AddressText, type FoundAddress } from '@apto/domain/documents';

const CENTRE = { street: 'Rua Barão de Jaguara', neighborhood: 'Centro', city: 'Campinas', state: 'SP' };
const AVENUE = { street: 'Avenida Paulista', neighborhood: 'Bela Vista', city: 'São Paulo', state: 'SP' };
const KNOWN: Readonly<Record<string, FoundAddress>> = { '13015002': CENTRE, '01310100': AVENUE };

function Fields(props: AddressFieldsProps) {
  const [value, setValue] = useState<AddressText>(props.value);
  return (
    <AddressFields
      {...props}
      value={value}
      onChange={(change) => {
        setValue((before) => ({ ...before, ...change }));
        props.onChange(change);
      }}
    />
  );
}

const meta = {
  title: 'Formulários/AddressFields',
  component: AddressFields,
  tags: ['experimental'],
  args: { value: EMPTY_ADDRESS, onChange: fn() },
  render: (args) => <Fields {...args} />,
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const Preenchido: Story = {
  tags: ['estados'],
  args: { value: { ...EMPTY_ADDRESS, ...CENTRE, zipCode: '13015002', number: '120' } },
};
export const Desabilitado: Story = {
  tags: ['estados'],
  args: { value: { ...EMPTY_ADDRESS, ...CENTRE, zipCode: '13015002', number: 's/n' }, isDisabled: true },
};

/** All of it by keyboard, with nobody to ask about the CEP. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Endereço' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('13015002');
    await userEvent.tab();
    await userEvent.keyboard('Rua das Flores');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Número' })).toHaveFocus();
    await userEvent.keyboard('12');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const number = canvas.getByRole('textbox', { name: 'Número' });
    await expect(number).toHaveValue('s/n');
    await expect(number).toHaveAttribute('readonly');
    await userEvent.keyboard(' ');
    await expect(number).toHaveValue('');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Campinas');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'SP · São Paulo' }));
    await expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas');
    await expect(canvas.getByRole('combobox', { name: /UF/ })).toHaveTextContent('SP · São Paulo');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** The whole CEP brings the rest, and it is said; another CEP takes back what the first one brought. */
export const PeloCep: Story = {
  name: 'Pelo CEP',
  tags: ['recursos'],
  args: { onLookup: async (cep) => Promise.resolve(KNOWN[cep] ?? null) },
  play: async ({ canvas }) => {
    const cep = canvas.getByRole('textbox', { name: 'CEP' });
    await userEvent.type(cep, '13015002');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Logradouro' })).toHaveValue('Rua Barão de Jaguara'),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Endereço preenchido');
    await expect(canvas.getByRole('combobox', { name: /UF/ })).toHaveTextContent('SP · São Paulo');
    await expect(cep).toHaveFocus();
    await userEvent.clear(cep);
    await userEvent.type(cep, '01310100');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Bairro' })).toHaveValue('Bela Vista'));
    const district = canvas.getByRole('textbox', { name: 'Bairro' });
    await userEvent.clear(district);
    await userEvent.type(district, 'Jardins');
    await userEvent.clear(cep);
    await userEvent.type(cep, '13015002');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('O que você já tinha digitado ficou'),
    );
    await expect(district).toHaveValue('Jardins');
    await expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas');
    await userEvent.clear(cep);
    await userEvent.type(cep, '99999999');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('CEP não encontrado'));
    await expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas');
  },
};

let asked = 0;
/** Who cannot be asked stops nobody: everything can be typed, and it is asked again by a press. */
export const SemResposta: Story = {
  name: 'Sem resposta',
  tags: ['interacoes'],
  beforeEach: () => {
    asked = 0;
  },
  args: {
    onLookup: async (cep) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('sem rede')) : Promise.resolve(KNOWN[cep] ?? null);
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'CEP' }), '13015002');
    const again = await canvas.findByRole('button', { name: 'Procurar de novo' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Não foi possível procurar o CEP');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Logradouro' }), 'Rua 1');
    await userEvent.click(again);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas'));
    await expect(canvas.getByRole('textbox', { name: 'Logradouro' })).toHaveValue('Rua 1');
    await expect(canvas.queryByRole('button', { name: 'Procurar de novo' })).toBeNull();
  },
};

const answers: ((found: FoundAddress | null) => void)[] = [];
const signals: AbortSignal[] = [];
/** The answer to an older CEP comes late, and changes nothing. */
export const RespostaAtrasada: Story = {
  name: 'Resposta atrasada',
  tags: ['interacoes'],
  beforeEach: () => {
    answers.length = 0;
    signals.length = 0;
  },
  args: {
    onLookup: async (_cep, signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    },
  },
  play: async ({ canvas }) => {
    const cep = canvas.getByRole('textbox', { name: 'CEP' });
    await userEvent.type(cep, '01310100');
    await expect(canvas.getByRole('status')).toHaveTextContent('Procurando o endereço');
    await userEvent.clear(cep);
    await userEvent.type(cep, '13015002');
    await expect(signals.map(({ aborted: isAborted }) => isAborted)).toEqual([true, false]);
    answers[1]?.(CENTRE);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas'));
    answers[0]?.(AVENUE);
    await Promise.resolve();
    await expect(canvas.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas');
  },
};

/** What is wrong stands at its part, and a form gets each part by its name. */
export const NoFormulario: Story = {
  name: 'No formulário',
  tags: ['recursos'],
  args: {
    value: { ...EMPTY_ADDRESS, ...CENTRE, zipCode: '13015002', number: 's/n' },
    name: 'endereco',
    parts: { street: { isRequired: true, errorMessage: 'Campo obrigatório' } },
  },
  render: (args) => (
    <SentForm>
      <Fields {...args} />
    </SentForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const street = canvas.getByRole('textbox', { name: 'Logradouro' });
    await expect(street).toBeInvalid();
    await expect(street).toHaveAccessibleDescription('Campo obrigatório');
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar' }));
    await expect(sentIn(canvasElement)).toEqual({
      'endereco.zipCode': '13015002',
      'endereco.street': 'Rua Barão de Jaguara',
      'endereco.number': 's/n',
      'endereco.addressComplement': '',
      'endereco.neighborhood': 'Centro',
      'endereco.city': 'Campinas',
      'endereco.state': 'SP',
    });
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 720 }}>
      <Fields
        value={{ ...EMPTY_ADDRESS, ...CENTRE, zipCode: '13015002', number: 's/n' }}
        onChange={() => undefined}
        onLookup={async () => Promise.resolve(null)}
        parts={{ street: { isRequired: true }, city: { errorMessage: 'Escolha a cidade' } }}
      />
    </div>
  ),
};
