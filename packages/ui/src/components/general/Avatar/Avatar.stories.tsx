import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Dados/Avatar',
  component: Avatar,
  tags: ['estavel'],
  args: { name: 'Ana Beatriz de Souza' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Iniciais: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Beatriz de Souza' })).toHaveTextContent('AS');
  },
};
/** A picture that needs no network, so that the story looks the same each time. */
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' fill='teal'/%3E%3C/svg%3E";

const WIDE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 8' width='160' height='80'%3E%3Crect width='16' height='8' fill='teal'/%3E%3C/svg%3E";

export const ComFoto: Story = {
  tags: ['estados'],
  args: { src: PICTURE },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: 'Ana Beatriz de Souza' })).not.toHaveTextContent('AS');
  },
};

/** The picture does not come: the initials stay, and the name is the same. */
export const FotoQueNaoVem: Story = {
  tags: ['interacoes'],
  args: { src: 'data:image/png;base64,nada' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ana Beatriz de Souza' })).toHaveTextContent('AS');
  },
};

/** Beside the name it says nothing: the name is there already. */
export const AoLadoDoNome: Story = {
  tags: ['interacoes'],
  render: () => (
    <Inline>
      <Avatar name="Ana Beatriz de Souza" isDecorative />
      Ana Beatriz de Souza
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

/** A company's logo is seen whole, on white in every theme. */
export const LogoDaEmpresa: Story = {
  tags: ['estados'],
  args: { name: 'Metalúrgica Aurora', src: WIDE, shape: 'square', size: 'lg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} name="Ana Beatriz de Souza" size={size} />
      ))}
      <Avatar name="Clínica Vida Plena" />
      <Avatar name="Érica" />
      <Avatar name="Metalúrgica Aurora" shape="square" size="lg" />
    </Inline>
  ),
};
