import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Stepper, type StepItem } from './index.ts';

const steps: readonly StepItem[] = [
  { id: 'dados-solicitante', label: 'Solicitante', state: 'done', description: 'Marina Alves' },
  { id: 'dados-agendamento', label: 'Agendamento', state: 'done', description: 'Periódico, 4 funcionários' },
  {
    id: 'procedimentos',
    label: 'Procedimentos',
    state: 'error',
    description: 'Falta o questionário de risco de 1',
  },
  { id: 'definir-clinica', label: 'Clínica' },
  {
    id: 'agendar',
    label: 'Agendar',
    isDisabled: true,
    disabledReason: 'Escolha a clínica antes de agendar.',
  },
  {
    id: 'concluir',
    label: 'Concluir solicitação',
    isDisabled: true,
    disabledReason: 'Conclua as etapas anteriores.',
  },
];

const meta = {
  title: 'Navegação/Stepper',
  component: Stepper,
  tags: ['estavel'],
  args: { steps, currentId: 'definir-clinica', onStepPress: fn() },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Stepper {...args} />
    </div>
  ),
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Padrao: Story = { tags: ['estados'] };
export const EtapaAtualComPendencia: Story = { tags: ['estados'], args: { currentId: 'procedimentos' } };
/** What is filled in while one is still at it is not yet done, for the ear as for the eye. */
export const EtapaAtualPreenchida: Story = {
  tags: ['interacoes'],
  args: { currentId: 'dados-agendamento' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('button', { current: 'step' });
    await expect(current).toHaveAccessibleName(/^Agendamento/);
    await expect(current).not.toHaveAccessibleName(/concluída/);
  },
};
export const SoInforma: Story = {
  tags: ['estados'],
  render: () => (
    <div style={{ maxWidth: 280 }}>
      <Stepper steps={steps} currentId="definir-clinica" />
    </div>
  ),
};

export const Celular: Story = {
  tags: ['recursos'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, args }) => {
    await expect(window.innerWidth).toBeLessThan(1024);
    await expect(canvas.getByText('Etapa 4 de 6')).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    const show = canvas.getByRole('button', { name: 'Ver etapas' });
    await expect(show).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Clínica/ })).toHaveAttribute('aria-current', 'step');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStepPress).toHaveBeenCalledWith('dados-solicitante');
    await waitFor(() => expect(canvas.queryByRole('list')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ver etapas' })).toHaveFocus());
  },
};

export const LeitorDeTela: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('navigation', { name: 'Etapas' })).toBeInTheDocument();
    const current = canvas.getByRole('button', { name: /Clínica/ });
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('button', { name: /Solicitante \(concluída\)/ })).not.toHaveAttribute(
      'aria-current',
    );
    await expect(canvas.getByRole('button', { name: /Procedimentos \(com pendência\)/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Solicitante/ }));
    await expect(args.onStepPress).toHaveBeenCalledWith('dados-solicitante');
    await userEvent.keyboard(' ');
    await expect(args.onStepPress).toHaveBeenCalledTimes(2);
  },
};

/** A step that cannot be opened is reached by Tab, says why, and does nothing. */
export const IndisponivelDizPorQue: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const step = canvas.getByRole('button', { name: /Agendar/ });
    for (let i = 0; i < 5; i++) await userEvent.tab();
    await expect(step).toHaveFocus();
    await expect(step).toHaveAttribute('aria-disabled', 'true');
    await expect(step).toHaveAccessibleDescription(/Escolha a clínica antes de agendar\./);
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent('Escolha a clínica antes de agendar.'),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(step);
    await expect(args.onStepPress).not.toHaveBeenCalled();
  },
};

function Unlocks() {
  const [isFree, setFree] = useState(false);
  const last: StepItem = isFree
    ? { id: 'agendar', label: 'Agendar' }
    : { id: 'agendar', label: 'Agendar', disabledReason: 'Escolha a clínica antes de agendar.' };
  return (
    // The key stands for what frees the step while somebody is on it: an answer of the server.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div style={{ maxWidth: 280 }} onKeyDown={({ key }) => key === 'x' && setFree(!isFree)}>
      <Stepper steps={[...steps.slice(0, 1), last]} currentId="dados-solicitante" onStepPress={fn()} />
    </div>
  );
}

/** A step whose reason comes or goes while it has the focus keeps it. */
export const MotivoVemEVaiSemTirarOFoco: Story = {
  tags: ['interacoes'],
  render: () => <Unlocks />,
  play: async ({ canvas }) => {
    const step = canvas.getByRole('button', { name: 'Agendar' });
    step.focus();
    await expect(step).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('x');
    await expect(step).not.toHaveAttribute('aria-disabled');
    await expect(step).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.keyboard('x');
    await expect(step).toHaveAccessibleDescription(/Escolha a clínica antes de agendar\./);
    await expect(step).toHaveFocus();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      {['dados-solicitante', 'procedimentos', 'definir-clinica'].map((currentId) => (
        <div key={currentId} style={{ width: 260 }}>
          <Stepper {...args} currentId={currentId} label={`Etapas (${currentId})`} />
        </div>
      ))}
    </div>
  ),
};
