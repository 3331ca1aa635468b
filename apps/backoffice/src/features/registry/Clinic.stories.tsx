import { changeRegistryRecord, getRegistryRecord, registryOptions } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, initialValues, registryOf } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { RecordPage } from './RecordPage.tsx';
import type { RegistryRow } from './record.ts';

const CLINIC = registryOf('supplier')!;
const LOADS = { timeout: 10_000 };

const clinic: RegistryRow = {
  id: 7,
  ativo: true,
  version: 3,
  values: {
    ...initialValues(CLINIC),
    code: '5001',
    name: 'Clínica São Lucas Medicina do Trabalho',
    cnpj: '12345678000195',
    prioridade: 'PREFERENCIAL',
    idCity: 1,
    latitude: -22.9056,
    longitude: -47.0608,
    tipoAtendimento: 'Ordem de chegada',
    daysInAdvance: 0,
    metodoPagamento: 'PIX',
    chavePix: '12345678000195',
    medicoResponsavelId: 1,
  },
  labels: { idCity: 'Campinas - SP', medicoResponsavelId: 'Helena Prado Vasconcelos' },
};
let sent: unknown;

const meta = {
  title: 'Telas/Cadastros/Prestador',
  component: RecordPage,
  tags: ['novo'],
  args: { registry: CLINIC, id: clinic.id },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/supplier/7' },
    msw: [
      // Before the record's call, whose address takes any last part.
      simulate(registryOptions, storyPage([{ id: 1, name: 'Helena Prado Vasconcelos' }])),
      simulate(getRegistryRecord, clinic),
      simulate(changeRegistryRecord, ({ body }) => {
        sent = body;
        return { ...clinic, version: 4 };
      }),
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How it serves, who answers for it, where it is and how it is paid; how it receives people follows from its hours. */
export const Cadastro: Story = {
  tags: ['estados'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Como atende/ }, LOADS)).toHaveValue(
      'Ordem de chegada',
    );
    await expect(canvas.getByRole('switch', { name: /^Atende por telemedicina/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: /^Latitude/ })).toHaveValue('-22,9056');
    await expect(canvas.getByRole('textbox', { name: /^Chave Pix/ })).toHaveValue('12345678000195');
  },
};

/** A Pix key is of some kind or none, and half a position is none; each is said at its field. */
export const Recusas: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    sent = undefined;
    const key = await canvas.findByRole('textbox', { name: /^Chave Pix/ }, LOADS);
    await userEvent.clear(key);
    await userEvent.type(key, 'clinica@');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(key).toHaveAccessibleDescription(/^Chave Pix inválida/));
    await userEvent.clear(key);
    await userEvent.type(key, '(19) 99876-5432');
    const longitude = canvas.getByRole('textbox', { name: /^Longitude/ });
    await userEvent.clear(longitude);
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(longitude).toHaveAccessibleDescription(/Informe a latitude e a longitude/));
    await expect(sent).toBeUndefined();
    await userEvent.type(longitude, '-47,0608');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ chavePix: '+5519998765432', latitude: -22.9056, longitude: -47.0608 }),
    );
  },
};

/** A bank is found by its number or its name, and brings its name. */
export const Banco: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: /^Como recebe/ }, LOADS));
    await userEvent.click(await screen.findByRole('option', { name: 'Conta bancária' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Código do banco/ }), 'brasil s.a 001');
    await userEvent.click(await screen.findByRole('option', { name: '001 · Banco do Brasil S.A.' }, LOADS));
    await expect(canvas.getByRole('textbox', { name: /^Banco/ })).toHaveValue('Banco do Brasil S.A.');
  },
};
