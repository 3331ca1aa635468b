import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What every process of a start carries in its environment, so that those that are left can be found. */
const MARK = 'APTO_START_TEST';

export interface Running {
  /** Everything printed so far, without colours. */
  text(): string;
  raw(): string;
  /** Resolves with the match once it was printed; rejects when the command ends before. */
  until(pattern: RegExp): Promise<RegExpExecArray>;
  /** Types on the terminal. */
  type(keys: string): void;
  /** SIGTERM to the command alone, as a supervisor does. */
  terminate(): void;
  /** Resolves with the exit code. */
  ended(): Promise<number>;
  /** Processes of this command that are alive, the command itself among them. */
  processes(): string[];
  /** Ends whatever is left; for after a failure. */
  kill(): void;
}

/** The environment of a person who has just signed in: no locale, and nothing of the test that runs here. */
export function cleanEnvironment(): Record<string, string> {
  const kept = [
    'PATH',
    'HOME',
    'USER',
    'TMPDIR',
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'NO_PROXY',
    'NODE_EXTRA_CA_CERTS',
  ];
  const env: Record<string, string> = { TERM: 'xterm' };
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && (kept.includes(name.toUpperCase()) || /^npm_config_(?!_)/i.test(name)))
      env[name] = value;
  }
  return env;
}

function withMark(mark: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (!readFileSync(`/proc/${name}/environ`, 'utf8').includes(`${MARK}=${mark}`)) continue;
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      // A dead process that nobody has collected yet has no command.
      if (command) found.set(Number(name), command);
    } catch {
      // Ended meanwhile, or somebody else's.
    }
  }
  return found;
}

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** Runs a command in the folder, on a pseudo-terminal of its own or with pipes. */
export function start(
  command: readonly string[],
  { cwd, env = {}, terminal }: { cwd: string; env?: Record<string, string>; terminal: boolean },
): Running {
  const mark = randomUUID();
  const [file = '', ...args] = terminal
    ? // `exec`: the command itself stands in front of the terminal, as it would behind a person's shell.
      ['script', '-qfec', `exec ${command.map(quoted).join(' ')}`, '/dev/null']
    : command;
  const child: ChildProcess = spawn(file, args, {
    cwd,
    env: { ...cleanEnvironment(), ...env, [MARK]: mark },
    stdio: [terminal ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    // A group of its own: what is pressed on the terminal of the tests is not for it.
    detached: true,
  });
  let output = '';
  const waiting = new Set<() => void>();
  const take = (piece: Buffer) => {
    output += piece.toString();
    for (const look of waiting) look();
  };
  child.stdout?.on('data', take);
  child.stderr?.on('data', take);
  let code: number | undefined;
  const end = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      code = 127;
      resolve(code);
    });
    child.on('close', (exit, signal) => {
      code = exit ?? (signal === 'SIGINT' ? 130 : 143);
      resolve(code);
      for (const look of waiting) look();
    });
  });
  const text = () => stripVTControlCharacters(output).replaceAll('\r', '\n');
  return {
    text,
    raw: () => output,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(text());
          if (!found && code === undefined) return;
          waiting.delete(look);
          if (found) resolve(found);
          else reject(new Error(`It ended with ${code} before it said ${pattern}:\n${text()}`));
        };
        waiting.add(look);
        look();
      }),
    type: (keys) => void child.stdin?.write(keys),
    terminate: () => void child.kill('SIGTERM'),
    ended: () => end,
    processes: () => [...withMark(mark)].map(([pid, name]) => `${pid} ${name}`),
    kill() {
      for (const pid of withMark(mark).keys()) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // Ended meanwhile.
        }
      }
    },
  };
}
