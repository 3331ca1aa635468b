import { samplePicture } from '@apto/domain/fixtures';
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

export const ComFoto: Story = {
  tags: ['estados'],
  args: { src: samplePicture(80, 80) },
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
  args: { name: 'Metalúrgica Aurora', src: samplePicture(160, 80), shape: 'square', size: 'lg' },
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
