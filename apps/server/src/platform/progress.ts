import { isatty } from 'node:tty';
import { styleText } from 'node:util';

/** What a start tells the person who waits for it: one step at a time. */
export interface Progress {
  /** A step begins, or has got this far. */
  doing(text: string): void;
  /** The step is over. */
  done(text: string): void;
}

export const silentProgress: Progress = { doing: () => undefined, done: () => undefined };

/** On a terminal that can go back to the beginning of its line a step stays one line; elsewhere it has two. */
export function terminalProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const canRewrite = process.env['TERM'] !== 'dumb';
  const colour = (style: 'green' | 'dim', text: string) => styleText(style, text, { stream: out });
  let isOpen = false;
  return {
    doing(text) {
      if (canRewrite) out.write(`\r\x1b[K  ${colour('dim', '…')} ${text}`);
      else if (!isOpen) out.write(`  … ${text}\n`);
      isOpen = true;
    },
    done(text) {
      out.write(`${canRewrite ? '\r\x1b[K' : ''}  ${colour('green', '✓')} ${text}\n`);
      isOpen = false;
    },
  };
}

/** Whether a person reads along. */
export const isWatched = (): boolean => isatty(process.stdout.fd);
