import { CALLS } from '@apto/api-client/openapi';
import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { atTheDoors, PDF, refusesWhatIsHostile, SHEET_DOORS, type Door } from './hostile.ts';

describe.each(DATABASES)('issue 9 "Files": what no door takes, on %s', (database) => {
  const hall = atTheDoors(database);
  const { doors, send } = hall;

  it('knows every call that takes a file', () => {
    const takers = CALLS.filter(({ multipart }) => multipart).map(({ id }) => id);
    expect(takers.sort()).toEqual(Object.keys(doors).sort());
  });

  it.each(['uploadFile', 'attachFile', 'attachToRegistration'] as const)('%s takes a PDF', async (door) => {
    const taken = await send(door, '../../etc/C:\\laudo.pdf', PDF);
    expect(taken.status).toBe(201);
    // What the sender calls it is a name, and no place.
    expect(taken.raw.toString()).toContain('laudo.pdf');
    expect(taken.raw.toString()).not.toMatch(/etc|\.\.\//);
  });

  const documentDoors = (Object.keys(doors) as Door[]).filter((door) => !SHEET_DOORS.includes(door));
  describe.each(documentDoors)('%s', (door) => refusesWhatIsHostile(hall, door));
});
