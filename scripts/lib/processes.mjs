// Nothing that a command starts outlives it. On a terminal Ctrl+C reaches the whole group by itself; whatever asks
// otherwise (`kill`, a supervisor, a terminal that closes) reaches one process, which passes it on.
import { readFileSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';

/** Ctrl+C is over within five seconds: asked at first, told next, ended at last. */
const TOLD_AFTER_MS = 2_000;
const ENDED_AFTER_MS = 4_300;

const running = new Set();
let asked = null;

const codeOf = (signal) => 128 + constants.signals[signal];

/** Whether this process was asked to stop. */
export const wasStopped = () => asked !== null;

/** The exit code that passes on how a child ended: what Ctrl+C cut short is 130, whatever the child made of it. */
export function exitCode(code, signal) {
  if (asked && code !== 0) return codeOf(asked);
  return code ?? (signal ? codeOf(signal) : 1);
}

/** Every process below the given ones, deepest last; empty where the system does not tell. */
function below(pids) {
  const children = new Map();
  try {
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    }
  } catch {
    // Gone between the two looks, or no /proc at all.
  }
  const found = [];
  const look = (pid) => {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      look(child);
    }
  };
  for (const pid of pids) look(pid);
  return found;
}

const tell = (signal) => {
  for (const child of running) child.kill(signal);
};

function end() {
  const pids = below([...running].map((child) => child.pid));
  tell('SIGKILL');
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Ended by itself.
    }
  }
}

function stop(signal) {
  if (asked) return;
  asked = signal;
  if (running.size === 0) process.exit(codeOf(signal));
  if (signal !== 'SIGINT') return tell('SIGTERM');
  if (process.stdin.isTTY) setTimeout(() => tell('SIGTERM'), TOLD_AFTER_MS).unref();
  else tell('SIGTERM');
  setTimeout(end, ENDED_AFTER_MS).unref();
}

let isListening = false;

/** From here on a stop of this process is one of the child as well. The caller exits once the child has. */
export function own(child) {
  if (!isListening) {
    isListening = true;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  }
  running.add(child);
  const forget = () => running.delete(child);
  child.once('exit', forget);
  child.once('error', forget);
  return child;
}

const PARENT_LOOK_MS = 250;

/** Stops once the process that started this one is gone. */
export function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, PARENT_LOOK_MS).unref();
}

/** Asks every child to stop, for a command that ends because one of them did. */
export const stopOthers = () => tell('SIGTERM');

/** How many children are left. */
export const runningCount = () => running.size;
