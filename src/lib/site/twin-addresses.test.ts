import { expect, test } from 'vitest';
import { tablesOf } from '../../../hosting/testing/tables.ts';
import { canonicalPath, isTwin } from './twin-addresses.ts';

const table = tablesOf('src/lib/site/twin-addresses.yaml');

test.each(table<[string, string, boolean]>('addresses'))(
  'returns the canonical path of %s: %s',
  (path, canonical, twin) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(isTwin(path)).toBe(twin);
  },
);
