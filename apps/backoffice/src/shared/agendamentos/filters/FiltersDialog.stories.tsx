import { countByStatus, listStatus, listTiposExame } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { statusEntities } from '@apto/domain/status';
import { Button } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { withApp } from '../../stories/decorator.tsx';
import { storyExameTypes } from '../../stories/responses.ts';
import FiltersDialog from './FiltersDialog.tsx';
import { DEFAULT_FILTERS } from './url-filters.ts';

const read = fn();
/** Whoever is rendered with what is chosen reads it. */
const chosen = new Proxy([8], {
  get: (ids, key) => {
    read();
    return Reflect.get(ids, key);
  },
});
const current = { ...DEFAULT_FILTERS, status: chosen };

let answers = Promise.withResolvers<void>();

const gated = (statuses: ReturnType<typeof statusEntities>) => [
  simulate(listStatus, async () => {
    await answers.promise;
    return statuses;
  }),
  simulate(listTiposExame, async () => {
    await answers.promise;
    return storyExameTypes();
  }),
  simulate(countByStatus, async () => {
    await answers.promise;
    return [{ id: 8, total: 4321 }];
  }),
];

const meta = {
  title: 'Telas/Agendamentos/Filtros',
  component: FiltersDialog,
  tags: ['novo', 'interacoes'],
  decorators: [withApp],
  args: { screen: 'agendamentos', current: DEFAULT_FILTERS, onApply: fn(), onClose: fn() },
  parameters: { msw: gated(statusEntities()) },
  beforeEach: () => {
    answers = Promise.withResolvers();
  },
} satisfies Meta<typeof FiltersDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What the calls answer is drawn where it stands: neither the dialog nor its boxes are drawn again for the counts. */
export const Chegada: Story = {
  render: (args) => <FiltersDialog {...args} current={current} />,
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Em Aberto' })).toBeInTheDocument();
    const before = read.mock.calls.length;
    await expect(before).toBeGreaterThan(0);
    answers.resolve();
    await screen.findAllByText('4.321');
    await expect(read.mock.calls.length - before).toBe(0);
  },
};

function Opened(args: ComponentProps<typeof FiltersDialog>) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <FiltersDialog {...args} /> : <Button onPress={() => setOpen(true)}>Abrir</Button>;
}

/** The statuses answer the press; what stands below them is drawn after that frame. */
export const PrimeiroOsStatus: Story = {
  name: 'Primeiro os status',
  render: (args) => <Opened {...args} />,
  play: async () => {
    const drawn = { first: -1 };
    const watch = new MutationObserver(() => {
      if (drawn.first < 0) drawn.first = document.querySelectorAll('[role=checkbox]').length;
    });
    const button = await screen.findByRole('button', { name: 'Abrir' });
    watch.observe(document.body, { childList: true, subtree: true });
    // The browser's own press: the one of the tests waits until all is drawn.
    button.click();
    const whole = await screen.findByRole('checkbox', { name: 'Admissional' });
    watch.disconnect();
    await waitFor(() => expect(whole).toBeVisible());
    await expect(drawn.first).toBeGreaterThan(20);
    await expect(drawn.first).toBeLessThan(screen.getAllByRole('checkbox').length - 10);
  },
};

/** doc1 §7: the status is called what the call says. */
export const NomeNovo: Story = {
  name: 'Nome novo',
  parameters: {
    msw: gated(
      statusEntities().map((status) =>
        status.descricao === 'Em Aberto' ? { ...status, descricao: 'Aberto agora' } : status,
      ),
    ),
  },
  play: async () => {
    await expect(await screen.findByRole('checkbox', { name: 'Em Aberto' })).toBeInTheDocument();
    answers.resolve();
    await expect(await screen.findByRole('checkbox', { name: 'Aberto agora' })).toBeInTheDocument();
    await expect(screen.queryByRole('checkbox', { name: 'Em Aberto' })).not.toBeInTheDocument();
  },
};
