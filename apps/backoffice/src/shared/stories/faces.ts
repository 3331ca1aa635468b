import { SimulatedError } from '@apto/api-client/msw';
import { expect, waitFor, within } from 'storybook/test';

/** A server that does not answer: the screen in its shape. */
export const unanswered = (): Promise<never> => new Promise(() => undefined);

/** A server that is down, and by which id it knows the request. */
export const down = (): SimulatedError =>
  new SimulatedError(503, {
    message: 'O banco de dados não respondeu.',
    codigo: 'INDISPONIVEL',
    requestId: 'req-7f3a',
  });

interface Shown {
  readonly canvasElement: HTMLElement;
}

/** Screens come with their own code. */
const LOADS = { timeout: 10_000 };

/** What is on its way says so to who does not see its shape. */
export async function showsWaiting({ canvasElement }: Shown): Promise<void> {
  await waitFor(
    () => expect(canvasElement.querySelector('[aria-busy="true"], output')).toBeInTheDocument(),
    LOADS,
  );
}

/** What failed says what the server said and by which id, and offers to try again. */
export async function showsFailure({ canvasElement }: Shown): Promise<void> {
  const canvas = within(canvasElement);
  // A screen of several calls shows what fails as it comes.
  await canvas.findAllByText(/req-7f3a/, undefined, LOADS);
  await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Tentar novamente' })[0]).toBeVisible());
}
