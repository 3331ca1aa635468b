import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Ações/LinkButton',
  component: LinkButton,
  tags: ['estavel'],
  args: { href: '#novo', children: 'Novo agendamento', variant: 'primary' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Principal: Story = { tags: ['estados'] };
export const EUmLink: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Novo agendamento' })).toHaveAttribute('href', '#novo');
  },
};
/** One stop of Tab; what is on its way to another page is a link and not a button. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Novo agendamento' });
    await expect(link).toHaveFocus();
    const followed = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', followed, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Inline>
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <LinkButton key={variant} href="#a" variant={variant} icon={<Plus />}>
          Novo agendamento
        </LinkButton>
      ))}
    </Inline>
  ),
};
