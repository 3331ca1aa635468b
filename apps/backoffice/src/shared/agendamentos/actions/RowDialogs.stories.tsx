import { internalTimeline, messageTimeline } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { Button } from '@apto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { storyRow } from '../../stories/data.ts';
import { withApp } from '../../stories/decorator.tsx';
import { RowDialogs } from './RowDialogs.tsx';
import { useRowActions } from './useRowActions.ts';

const row = storyRow(1);
const reload = async () => undefined;
const rendered = fn();

/** Stands for a list: what its hook makes it do, its ten rows do as well. */
function List() {
  const actions = useRowActions(reload);
  // Without dependencies: once for each time that it is rendered.
  useEffect(() => rendered());
  return (
    <>
      <Button onPress={() => actions.choose('TIMELINE', row)}>Timeline</Button>
      <RowDialogs actions={actions} />
    </>
  );
}

const meta = {
  title: 'Telas/Agendamentos/Timeline de um agendamento',
  component: List,
  tags: ['novo', 'interacoes'],
  decorators: [withApp],
  parameters: { msw: [simulate(internalTimeline, []), simulate(messageTimeline, [])] },
} satisfies Meta<typeof List>;
export default meta;

/** A dialog opens and closes without the list being rendered for it. */
export const Abrir: StoryObj<typeof meta> = {
  play: async () => {
    const press = await screen.findByRole('button', { name: 'Timeline' });
    press.focus();
    const before = rendered.mock.calls.length;
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(rendered.mock.calls.length - before).toBe(0);
  },
};
