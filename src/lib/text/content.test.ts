import { expect, test, vi } from 'vitest';
import type { SchoolYear } from '../../content/read-content.ts';
import { contentOfYear } from './content.ts';

vi.mock('../pictures/pictures.ts', () => ({}));
vi.mock('./resolve-content.ts', () => ({ resolveContent: (_: string, { shown }: { shown: object }) => shown }));

test('keeps the texts of each school year apart', () => {
  for (const id of ['2030-2031', '2031-2032'])
    expect(contentOfYear('calendar', { id } as SchoolYear)).toMatchObject({ id });
});
