import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CTRL_C = '\x03';
const CTRL_Z = '\x1a';

/** Whether the terminal listens to this process: one that is in the background would be stopped for asking. */
function isInForeground(): boolean {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const [, , group, , , foreground] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return group === foreground;
  } catch {
    return true;
  }
}

/** What the terminal itself does on this key while it is not asked for single keys: it tells the whole group. */
function signalGroup(signal: 'SIGINT' | 'SIGTSTP'): void {
  if (process.platform === 'win32') process.emit(signal as 'SIGINT');
  else process.kill(0, signal);
}

function opener(url: string): [command: string, args: string[]] {
  if (process.env['BROWSER']) return [process.env['BROWSER'], [url]];
  if (process.platform === 'darwin') return ['open', [url]];
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '', url]];
  return ['xdg-open', [url]];
}

/** Opens the address in the person's browser; BROWSER names another than the system's. */
export function openBrowser(url: string, onFailure: () => void): void {
  const [command, args] = opener(url);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.once('error', onFailure);
  child.once('exit', (code) => {
    if (code) onFailure();
  });
  child.unref();
}

/** Whether single keys can be read here. */
export const hasKeyboard = (): boolean =>
  [process.stdin, process.stdout].every((stream) => stream.isTTY) && isInForeground();

/** Calls what belongs to the pressed key. Ctrl+C and Ctrl+Z go on meaning what they mean on any terminal. */
export function listenToKeys(actions: Readonly<Record<string, () => void>>): void {
  const { stdin } = process;
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.on('data', (typed: string) => {
    for (const key of typed) {
      if (key === CTRL_C) signalGroup('SIGINT');
      else if (key === CTRL_Z && process.platform !== 'win32') {
        stdin.setRawMode(false);
        signalGroup('SIGTSTP');
      } else actions[key.toLowerCase()]?.();
    }
  });
  // A terminal that is gone says so with an error; the hang-up signal ends the process.
  stdin.on('error', () => undefined);
  if (process.platform !== 'win32') {
    process.on('SIGCONT', () => {
      if (isInForeground()) stdin.setRawMode(true);
    });
  }
  stdin.unref();
}
