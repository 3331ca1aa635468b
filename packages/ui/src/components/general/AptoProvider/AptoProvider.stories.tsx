import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { en } from '../../../texts/en.ts';
import { CepField } from '../../field/CepField/index.ts';
import { DateRangePicker, nowInSaoPaulo } from '../../field/DateRangePicker/index.ts';
import { Button } from '../Button/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { AptoProvider } from './AptoProvider.tsx';

const withHash = (path: string): string => `#${path}`;

const meta = {
  title: 'Fundamentos/AptoProvider',
  component: AptoProvider,
  tags: ['estavel'],
  args: { theme: 'light', children: <TextLink href="/agendamentos">Agendamentos</TextLink> },
} satisfies Meta<typeof AptoProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = {
  tags: ['galeria'],
  args: { children: <Button variant="primary">Confirmar</Button>, brandColor: '#8a1c5c' },
};
export const NavegaSemRecarregar: Story = {
  tags: ['interacoes'],
  args: { navigate: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.navigate).toHaveBeenCalled();
    await expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
  },
};

/** The router gives paths their address; what is one already stays: a telephone, another site, a file in memory. */
export const EnderecosDeFora: Story = {
  tags: ['recursos'],
  args: {
    navigate: fn(),
    useHref: withHash,
    children: ['/agendamentos', 'tel:+551932345678', 'https://exemplo.com.br/', 'blob:http://x/1'].map(
      (href) => (
        <TextLink key={href} href={href}>
          {href}
        </TextLink>
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#/agendamentos',
      'tel:+551932345678',
      'https://exemplo.com.br/',
      'blob:http://x/1',
    ]);
  },
};

const pages = <Pagination page={1} pageSize={10} totalItems={2137} onPageChange={fn()} />;

/** One dictionary for every part: all of it in English here, with numbers and the document's language. */
export const TextosEmIngles: Story = {
  tags: ['recursos'],
  args: {
    texts: en,
    locale: 'en',
    children: (
      <>
        {pages}
        <DateRangePicker label="Period" now={nowInSaoPaulo(Date.parse('2026-11-24T12:00:00Z'))} />
        <CepField label="CEP" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('Showing 10 of 2,137 records')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Start date/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'CEP' }), '123');
    await userEvent.tab();
    await expect(canvas.getByText(en.CepField.invalid)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open calendar' }));
    const lastDays = await screen.findByRole('button', { name: 'Last 7 days' });
    await waitFor(async () => expect(lastDays).toBeVisible());
  },
};

/** What a dictionary leaves out stays in Portuguese, and one provider in another keeps what the outer one gave. */
export const AlgunsTextos: Story = {
  tags: ['recursos'],
  args: {
    texts: { Pagination: { next: 'Seguinte' } },
    children: <AptoProvider theme="light">{pages}</AptoProvider>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Seguinte' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Página anterior/ })).toBeVisible();
    await expect(canvas.getByText('Mostrando 10 de 2.137 registros')).toBeVisible();
  },
};
