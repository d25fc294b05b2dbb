import { expect, test } from 'vitest';
import { staffMembers } from './staff.ts';

const teacher = { id: 'ada-example', name: 'Ada Example', role: 'Arabic Teacher', department: 'qais' };

test.each(['', null, '  '])('education, experience and about may be %j, and count as left out', (empty) => {
  const member = { ...teacher, education: empty, experience: empty, about: empty };
  const [read] = staffMembers.parse({ members: [member] }).members;
  expect(read).toMatchObject({ education: undefined, experience: undefined, about: undefined });
});
