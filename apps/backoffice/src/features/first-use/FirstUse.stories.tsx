import { beginFirstUse, firstUseState } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { WRONG_CODE_TEXT } from '@apto/domain/first-use';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { withApp } from '../../shared/stories/decorator.tsx';
import { Component as FirstUse } from './route.tsx';

const meta = {
  title: 'Telas/Primeiro acesso',
  component: FirstUse,
  tags: ['estavel'],
  parameters: {
    layout: 'fullscreen',
    app: { session: null, address: '/primeiro-acesso' },
    msw: [simulate(firstUseState, { pendente: true })],
  },
  decorators: [withApp],
} satisfies Meta<typeof FirstUse>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = {
  'Código de primeiro acesso': '7k2m q0zx 4rvt',
  'Razão social': 'Saúde Ocupacional Ltda',
  CNPJ: '11222333000181',
  Nome: 'Ana Souza',
  'E-mail': 'ana@exemplo.com.br',
  Senha: 'uma-senha-boa',
  'Confirme a senha': 'uma-senha-boa',
} as const;

const fillForm: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const [label, value] of Object.entries(TYPED))
    await userEvent.type(canvas.getByLabelText(label), value);
  await userEvent.click(canvas.getByRole('button', { name: 'Começar a usar o Apto' }));
};

export const Galeria: Story = { tags: ['galeria'] };

export const CamposVazios: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Começar a usar o Apto' }));
    await waitFor(() => expect(canvas.getAllByText('Campo obrigatório')).toHaveLength(7));
    await expect(canvas.getByLabelText('Código de primeiro acesso')).toHaveFocus();
  },
};

export const CodigoErrado: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(
        beginFirstUse,
        new SimulatedError(401, { message: WRONG_CODE_TEXT, codigo: 'CREDENCIAIS_INVALIDAS' }),
      ),
    ],
  },
  play: async (context) => {
    await fillForm(context);
    const { canvas } = context;
    await expect(await canvas.findByText(WRONG_CODE_TEXT)).toBeVisible();
    await expect(canvas.getByLabelText('Código de primeiro acesso')).toHaveFocus();
    await expect(canvas.getByLabelText('Senha')).toHaveValue('uma-senha-boa');
    await expect(canvas.getByLabelText('Razão social')).toHaveValue('Saúde Ocupacional Ltda');
  },
};

export const ServidorFora: Story = {
  tags: ['interacoes'],
  parameters: { msw: [http.post('*/api/primeiro-acesso', () => HttpResponse.error())] },
  play: async (context) => {
    await fillForm(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível falar com o servidor.',
    );
  },
};
