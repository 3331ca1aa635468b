import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PersonCell } from './index.ts';

const meta = {
  title: 'Dados/PersonCell',
  component: PersonCell,
  tags: ['estavel'],
  args: { name: 'Ana Souza', detail: 'Matrícula 10234' },
} satisfies Meta<typeof PersonCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const SoNome: Story = { tags: ['estados'], args: { detail: undefined, isCompact: true } };
export const SemNome: Story = {
  tags: ['estados'],
  args: { name: null, detail: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não informado')).toBeVisible();
  },
};

/** The social name is what is shown; the registered one stays reachable. */
export const NomeSocial: Story = {
  tags: ['interacoes'],
  args: { name: 'João Pedro Lima', nomeSocial: 'Júlia Lima' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Júlia Lima')).toHaveAttribute('title', 'Júlia Lima (João Pedro Lima)');
    await expect(canvas.queryByText('João Pedro Lima')).not.toBeInTheDocument();
  },
};

/** Where its name does not fit, the ones in the middle become initials; the whole name stays for who asks or listens. */
export const NomeLongo: Story = {
  tags: ['interacoes'],
  args: { name: 'Fernanda Aparecida dos Santos', isCompact: true },
  render: (args) => (
    <div data-testid="lugar" style={{ inlineSize: 170 }}>
      <PersonCell {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const place = canvas.getByTestId('lugar');
    const box = place.querySelector<HTMLElement>('[data-text]')!;
    const seen = () =>
      [...box.children].filter(
        (part) =>
          part.getBoundingClientRect().width > 1 &&
          part.getBoundingClientRect().bottom <= box.getBoundingClientRect().bottom + 1,
      );
    const [short, core] = box.children;
    await expect(seen()).toEqual([short]);
    await expect([...short!.children].map((word) => (word as HTMLElement).dataset['short'])).toEqual([
      'Fernanda',
      'A.',
      'dos',
      'Santos',
    ]);
    await expect(canvas.getByTitle('Fernanda Aparecida dos Santos')).toHaveTextContent(
      'Fernanda Aparecida dos Santos',
    );
    place.style.inlineSize = '260px';
    await expect(seen()).toEqual([core]);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 240 }}>
      <PersonCell name="Ana Souza" detail="Matrícula 10234" />
      <PersonCell
        name="Fernanda Aparecida dos Santos Oliveira"
        detail="fernanda.oliveira@metalurgicatresrios.com.br"
      />
      <PersonCell name="Bruno Lima" isCompact />
      <PersonCell name={null} />
    </div>
  ),
};
