import { styleText } from 'node:util';

interface Entry {
  level?: number;
  time?: number;
  msg?: string;
  reqId?: string;
  err?: { message?: string; code?: string; cause?: string };
}

const colour = (style: Parameters<typeof styleText>[0], text: string): string =>
  styleText(style, text, { stream: process.stdout });

function levelOf(level: number): string {
  if (level >= 50) return colour('red', 'ERRO ');
  if (level >= 40) return colour('yellow', 'AVISO');
  return colour('dim', 'INFO ');
}

/** One line of the log as a person reads it: time, level, message, reason, request. */
export function readableLine(json: string): string {
  let entry: Entry;
  try {
    entry = JSON.parse(json) as Entry;
  } catch {
    return json;
  }
  const { level = 30, time = Date.now(), msg = '', reqId, err } = entry;
  const reason = [err?.message, err?.cause, err?.code && `[${err.code}]`].filter(Boolean).join(' ');
  const clock = new Date(time).toLocaleTimeString('pt-BR');
  return [
    colour('dim', clock),
    levelOf(level),
    [msg, reason].filter(Boolean).join(': '),
    reqId ? colour('dim', `(pedido ${reqId})`) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Where the log goes on a terminal. */
export const terminalLog = {
  write(json: string): void {
    process.stdout.write(`${readableLine(json.trimEnd())}\n`);
  },
};
