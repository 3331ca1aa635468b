import type { Loader } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';

let isStarted = false;

/** The addon's own set-up passes msw 2's `onUnhandledRequest`; this one waits for the worker and speaks msw 3. */
const load = mswLoader(async () => {
  isStarted = true;
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  return worker;
});

/**
 * Answers a story's requests with `parameters.msw` (a list of handlers). The worker starts with the first story that
 * needs one: most of the design system's asks for nothing and should not wait for it.
 */
export const withMsw: Loader = (context) => (isStarted || context.parameters['msw'] ? load(context) : {});
