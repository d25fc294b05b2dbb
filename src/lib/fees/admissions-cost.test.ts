import { expect, test } from 'vitest';
import { FIXTURE_CONTENT } from '../../../build/project-copy.ts';
import { resolveContent } from '../text/resolve-content.ts';
import { admissionsCost } from './admissions-cost.ts';

const page = resolveContent('admissions', { folder: FIXTURE_CONTENT, day: '2025-10-01' });

test('two new students in PreK and an elementary grade', () => {
  expect(admissionsCost(page, ['prek', 'elementary'])).toMatchObject({
    levels: [{ tuition: { dollars: 7500 } }, { tuition: { dollars: 8500 } }],
    materials: 650,
    applicationFees: 100,
    // 10% of $7,500, or of $8,500 and $350.
    discount: [750, 885],
    total: [15_865, 16_000],
  });
});

test('the order of the children changes no amount', () => {
  const { levels: _, ...cost } = admissionsCost(page, ['middle', 'prek']);
  expect(admissionsCost(page, ['prek', 'middle'])).toMatchObject(cost);
});
