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

test('what is given is kept', () => {
  expect(read({ ...teacher, education: 'B.A. in Arabic' }).data?.members[0]?.education).toBe('B.A. in Arabic');
});

test.each(['{degree}', 7, '<b>B.A.</b>'])('%s is still refused as education', (education) => {
  expect(read({ ...teacher, education }).success).toBe(false);
});

test.each(['name', 'role'])('an empty %s is still refused', (key) => {
  expect(read({ ...teacher, [key]: '' }).success).toBe(false);
});
