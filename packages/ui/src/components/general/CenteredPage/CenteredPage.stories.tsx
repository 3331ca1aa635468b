import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { PasswordField } from '../PasswordField/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextField } from '../TextField/index.ts';
import { CenteredPage } from './CenteredPage.tsx';

const meta = {
  title: 'Estrutura/CenteredPage',
  component: CenteredPage,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Página não encontrada',
    children: (
      <LinkButton href="#inicio" variant="primary" size="large" isFullWidth>
        Ir para Agendamentos
      </LinkButton>
    ),
  },
} satisfies Meta<typeof CenteredPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoUmaSaida: Story = { tags: ['estados'] };

export const Celular: Story = { tags: ['estados'], globals: { viewport: { value: 'phone' } } };

export const UmTituloSo: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Página não encontrada' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('link'));
  },
};

/** The mark is no stop: the first Tab is on what there is to do. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ir para Agendamentos' })).toHaveFocus();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    title: 'Entrar',
    description: 'Agende, acompanhe e conclua exames ocupacionais.',
    children: (
      <Stack>
        <TextField label="E-mail" type="email" />
        <PasswordField label="Senha" />
        <Button variant="primary" size="large" isFullWidth>
          Entrar
        </Button>
      </Stack>
    ),
  },
};
