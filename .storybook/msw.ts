import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import type { SetupWorker } from 'msw/browser';

let started: Promise<SetupWorker> | undefined;

async function start(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  return worker;
}

/**
 * Answers a story's requests with `parameters.msw` (a list of handlers). The worker starts with the first story that
 * needs it and is awaited before the story renders: otherwise the first request would race it.
 */
export const withMsw: Loader = async ({ parameters }) => {
  const handlers = parameters['msw'] as RequestHandler[] | undefined;
  if (!handlers) {
    if (started) (await started).resetHandlers();
    return {};
  }
  started ??= start();
  const worker = await started;
  worker.resetHandlers();
  worker.use(...handlers);
  return {};
};
