import { expect, test } from 'vitest';
import { staffMembers } from './staff.ts';

const teacher = { id: 'ada-example', name: 'Ada Example', role: 'Arabic Teacher', department: 'qais' };
const read = (member: object) => staffMembers.safeParse({ members: [member] });

test.each([
  ['an empty string', ''],
  ['nothing after the colon', null],
  ['spaces', '  '],
])('education, experience and about may be %s, and count as left out', (_, empty) => {
  const { success, data } = read({ ...teacher, education: empty, experience: empty, about: empty });
  expect(success).toBe(true);
  expect(data?.members[0]).toMatchObject({ education: undefined, experience: undefined, about: undefined });
});
