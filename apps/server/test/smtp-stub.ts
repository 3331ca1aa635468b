import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How long a dripping reply pauses after each character, in milliseconds. */
const DRIP_MS = 20;

/**
 * A mail server as slow as it is told: `drips` says to whose address its reply never ends, though it is never silent.
 */
export async function smtpStub(drips: (recipient: string) => boolean) {
  const received: string[] = [];
  const open = new Set<Socket>();
  const talk = (socket: Socket): void => {
    let recipient = '';
    let text: string | null = null;
    let heard = '';
    const drip = (): void => {
      const clock = setInterval(() => socket.write('.'), DRIP_MS);
      socket.once('close', () => clearInterval(clock));
    };
    const answer = (line: string): void => {
      if (text !== null) {
        if (line !== '.') return void (text += `${line}\n`);
        received.push(text);
        text = null;
        return void socket.write('250 OK\r\n');
      }
      if (line.startsWith('RCPT')) recipient = line;
      if (line === 'DATA') {
        text = '';
        return void socket.write('354 OK\r\n');
      }
      if (line.startsWith('RCPT') && drips(recipient)) return drip();
      socket.write('250 OK\r\n');
    };
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      heard += piece.toString();
      const lines = heard.split('\r\n');
      heard = lines.pop() ?? '';
      for (const line of lines) answer(line);
    });
    socket.write('220 OK\r\n');
  };
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    talk(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The messages that it took. */
    received,
    connections: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
