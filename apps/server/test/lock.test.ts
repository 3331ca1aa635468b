import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONTENDERS = 4;
const ROUNDS = 200;

/** Tries to take the folder when told, says whether it has it, and lets go when told. Nothing of a server but the lock. */
const CONTENDER = `
  const { lockFolder } = await import('./apps/server/src/db/lock.ts');
  let release;
  process.on('message', (what) => {
    if (what === 'leave') process.exit(0);
    if (what === 'release') {
      release?.();
      release = undefined;
      return process.send('free');
    }
    try {
      release = lockFolder(what);
      process.send('held');
    } catch (error) {
      process.send(/já está em uso/.test(error.message) ? 'refused' : String(error));
    }
  });
  process.send('ready');`;

describe('the lock on the embedded folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'apto-trava-'));
  let contenders: ChildProcess[];
  const answers = () => Promise.all(contenders.map(async (c) => ((await once(c, 'message')) as [string])[0]));
  const tell = (what: string) => {
    const answered = answers();
    for (const contender of contenders) contender.send(what);
    return answered;
  };

  beforeAll(async () => {
    contenders = Array.from({ length: CONTENDERS }, () =>
      spawn(process.execPath, ['--conditions=@apto/source', '--input-type=module', '-e', CONTENDER], {
        cwd: fileURLToPath(new URL('../../../', import.meta.url)),
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
    );
    await answers();
  });
  afterAll(() => {
    for (const contender of contenders) contender.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`is held once in each of ${ROUNDS} aligned starts of ${CONTENDERS} processes`, async () => {
    const expected = ['held', ...Array.from({ length: CONTENDERS - 1 }, () => 'refused')];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every second one on a folder that nobody ever had.
      const place = round % 2 === 0 ? folder : join(folder, String(round));
      expect((await tell(place)).sort()).toEqual(expected);
      await tell('release');
    }
  });

  it('is free at once when whoever held it is killed', async () => {
    const states = await tell(folder);
    const holder = contenders[states.indexOf('held')];
    holder?.kill('SIGKILL');
    if (holder) await once(holder, 'exit');
    contenders = contenders.filter((c) => c !== holder);
    expect((await tell(folder)).sort()).toEqual(['held', 'refused', 'refused']);
    await tell('release');
  });
});
