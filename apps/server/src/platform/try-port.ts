import { createServer } from 'node:net';

/** Listens and lets go again: an address that cannot be had is told before anything slow begins. */
export function tryPort({ port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
