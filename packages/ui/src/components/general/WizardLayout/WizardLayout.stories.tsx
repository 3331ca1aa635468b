import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import type { StepItem } from '../Stepper/index.ts';
import { WizardLayout, WizardSummary } from './index.ts';

const STEPS: readonly StepItem[] = [
  { id: 'dados-solicitante', label: 'Solicitante', state: 'done', description: 'Marina Alves' },
  { id: 'dados-agendamento', label: 'Agendamento', state: 'done', description: 'Periódico, 4 funcionários' },
  { id: 'procedimentos', label: 'Procedimentos', state: 'error', description: 'Falta 1 questionário' },
  { id: 'definir-clinica', label: 'Clínica' },
  {
    id: 'concluir',
    label: 'Concluir solicitação',
    isDisabled: true,
    disabledReason: 'Conclua as etapas anteriores.',
  },
];

const meta = {
  title: 'Estrutura/WizardLayout',
  component: WizardLayout,
  tags: ['estavel'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: 'Criar agendamento',
    steps: STEPS,
    currentId: 'dados-solicitante',
    heading: 'Por favor confira os dados do solicitante',
    description: 'O e-mail recebe todas as comunicações sobre esta solicitação.',
    onNext: fn(),
    onBack: fn(),
    onStepPress: fn(),
    extraActions: <Button size="large">Criar pré-solicitação</Button>,
    summary: (
      <WizardSummary
        items={[
          { label: 'Funcionários', value: 'Ana Souza, Bruno Lima, Carla Dias e Daniel Reis' },
          { label: 'Tipo de exame', value: 'Periódico' },
          { label: 'Cidade', value: 'Campinas | SP' },
          { label: 'Clínica' },
          { label: 'Período sugerido' },
        ]}
        missing={['Questionário de risco de Carla Dias', 'Clínica e período']}
      />
    ),
    children: (
      <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
        <TextField label="Nome do solicitante" defaultValue="Marina Alves" isRequired />
        <TextField label="E-mail do solicitante" defaultValue="marina@empresa.com.br" isRequired />
        <TextField label="Telefone do solicitante" defaultValue="(19) 99876-5432" isRequired width="md" />
      </div>
    ),
  },
} satisfies Meta<typeof WizardLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const PrimeiraEtapa: Story = {
  tags: ['estados'],
  args: { onBack: undefined, extraActions: undefined },
};
export const Enviando: Story = {
  tags: ['estados'],
  args: { isNextPending: true, nextLabel: 'Criar agendamento' },
};
export const SemResumo: Story = { tags: ['estados'], args: { summary: undefined } };

export const AvancarBloqueado: Story = {
  tags: ['interacoes'],
  args: { nextDisabledReason: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!' },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Avançar' });
    await expect(next).toHaveAccessibleDescription(
      'Ocorreu um problema ao tentar sincronizar dados com o SOC!',
    );
    await userEvent.click(next);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

/** A change of step takes the focus to its question, so that it is read and Tab goes on from there. */
export const FocoNaPergunta: Story = {
  tags: ['interacoes'],
  render: function Render(args) {
    const [step, setStep] = useState('dados-solicitante');
    return (
      <WizardLayout
        {...args}
        currentId={step}
        heading={step === 'dados-solicitante' ? args.heading : 'Qual clínica fará os exames?'}
        onNext={() => setStep('definir-clinica')}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /confira os dados/ })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Avançar' }));
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: 'Qual clínica fará os exames?' })).toHaveFocus(),
    );
    const nav = within(canvas.getByRole('navigation', { name: 'Etapas' }));
    await expect(nav.getByRole('button', { name: 'Clínica' })).toHaveAttribute('aria-current', 'step');
  },
};

/** From another screen, whose button is gone, the focus would be nowhere: the first question has it. */
export const FocoNaPrimeiraPergunta: Story = {
  tags: ['interacoes'],
  args: { takesFocus: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 2, name: /confira os dados/ })).toHaveFocus(),
    );
  },
};

export const Celular: Story = {
  tags: ['recursos'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeLessThan(1024);
    await expect(canvas.getByRole('button', { name: 'Ver etapas' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Steps, fields, back, the other ways on, next: in that order, each by key. */
export const Teclado: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    canvas.getByLabelText('Telefone do solicitante').focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Voltar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Criar pré-solicitação' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Galeria: Story = { tags: ['galeria'] };
