import { getRegistryRecord, listRegistry, registryOptions, type Answer } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, registryOf, type RegistryValues } from '@apto/domain/registry';
import { ToastRegion } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { seen } from '../../shared/stories/seen.ts';
import { RecordPage } from './RecordPage.tsx';

type Row = Answer<typeof getRegistryRecord>;

const LOADS = { timeout: 10_000 };
const BEGUN: Row = {
  id: 4,
  ativo: true,
  version: 3,
  values: { customerId: 1, name: 'Padeiro', code: null, cbo: '848305', descricaoAtividades: null },
  labels: { customerId: 'Padaria Aurora' },
};

let stands = BEGUN;

/** Somebody saves the record between its opening and the first save of this screen. */
const overtaken = (theirs: RegistryValues) => [
  simulate(registryOptions, storyPage([{ id: 1, name: 'Padaria Aurora' }])),
  simulate(listRegistry, storyPage([])),
  http.patch('*/api/cadastros/position/4', async ({ request }) => {
    if (stands === BEGUN) stands = { ...BEGUN, version: 5, values: { ...BEGUN.values, ...theirs } };
    if (request.headers.get('if-match') === `"${stands.version}"`) {
      const sent = (await request.json()) as RegistryValues;
      return HttpResponse.json({ ...stands, version: 6, values: { ...stands.values, ...sent } } as never);
    }
    return HttpResponse.json(
      {
        message: 'Este registro foi alterado por outra pessoa. Recarregue para ver a versão atual.',
        codigo: 'VERSAO_DESATUALIZADA',
        requestId: 'r',
      },
      { status: 409 },
    );
  }),
  simulate(getRegistryRecord, () => stands),
];

const meta = {
  title: 'Telas/Cadastros/Duas pessoas',
  component: RecordPage,
  tags: ['estavel'],
  args: { registry: registryOf('position')!, id: 4 },
  beforeEach: () => {
    stands = BEGUN;
  },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/position/4' },
  },
  decorators: [withApp],
  render: (args) => (
    <>
      <RecordPage {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const saveWith = async (typed: string) => {
  const name = await screen.findByRole('textbox', { name: /Nome/ }, LOADS);
  await userEvent.type(name, typed);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
};

/** Issue 9: both versions field by field; one is chosen where both changed, and what was typed is not lost. */
export const DuasVersoes: Story = {
  name: 'Duas versões',
  parameters: { msw: overtaken({ name: 'Padeiro mestre', cbo: '848310' }) },
  play: async () => {
    await saveWith(' chefe');
    const group = await screen.findByRole('group', { name: 'Duas versões do registro' }, LOADS);
    await waitFor(() => expect(group).toHaveFocus());
    const versions = within(group);
    await expect(versions.getByRole('radio', { name: /Manter a minha/ })).toBeChecked();
    await seen(versions.findByText('Padeiro chefe'));
    await seen(versions.findByText('Padeiro mestre'));
    // What only the other changed stands, and is said.
    await seen(versions.findByText('8483-10'));
    await expect(screen.queryByRole('textbox', { name: /Nome/ })).toBeNull();
  },
};

export const JuntarAsDuas: Story = {
  tags: ['interacoes'],
  parameters: DuasVersoes.parameters,
  play: async (context) => {
    await DuasVersoes.play!(context);
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await seen(screen.findByText('As duas versões foram juntadas. Confira e salve.', {}, LOADS));
    await expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Padeiro chefe');
    await expect(screen.getByRole('textbox', { name: /CBO/ })).toHaveValue('8483-10');
    const save = screen.getByRole('button', { name: 'Salvar' });
    await expect(save).toHaveFocus();
    await userEvent.click(save);
    await seen(screen.findByText('Registro salvo com sucesso!', {}, LOADS));
    await expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Padeiro chefe');
  },
};

export const FicarComADaOutraPessoa: Story = {
  tags: ['interacoes'],
  parameters: DuasVersoes.parameters,
  play: async (context) => {
    await DuasVersoes.play!(context);
    await userEvent.click(screen.getByRole('radio', { name: /Usar a da outra pessoa/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Padeiro mestre'));
  },
};

export const DescartarOMeu: Story = {
  tags: ['interacoes'],
  parameters: DuasVersoes.parameters,
  play: async (context) => {
    await DuasVersoes.play!(context);
    await userEvent.click(screen.getByRole('button', { name: 'Descartar o que digitei' }));
    await waitFor(
      () => expect(screen.getByRole('textbox', { name: /Nome/ })).toHaveValue('Padeiro mestre'),
      LOADS,
    );
    await expect(screen.queryByRole('group', { name: 'Duas versões do registro' })).toBeNull();
  },
};

/** What the other did is in no field of the form: nobody is asked anything. */
export const OutroNadaMudouAqui: Story = {
  tags: ['interacoes'],
  parameters: { msw: overtaken({}) },
  play: async () => {
    await saveWith(' chefe');
    await seen(screen.findByText('Registro salvo com sucesso!', {}, LOADS));
    await expect(screen.queryByText(/Outra pessoa/)).toBeNull();
  },
};
