// @vitest-environment node
import { expect, test } from 'vitest';
import { formatReport, openRecords } from './preflight.ts';

const FEES = `validFrom: 2025-07-01
validUntil: 2026-06-30
fees:
  - { label: Application fee, dollars: 200, dispute: application-fee }
  - { label: Deposit, dollars: 250, validUntil: 2027-06-30 }
  - { label: Late fee, dollars: 100, confirmed: 2026-07-01 }
phone: { value: 401-555-0140, sample: true }
`;

const reasons = (today: string, body = FEES) =>
  openRecords('pages/fees.yaml', body, today).map(({ line, reason, record }) => `${line} ${reason} ${record}`);

test('samples and contradictions are open at any time', () => {
  expect(reasons('2025-12-01')).toEqual(['4 dispute “Application fee”, $200', '7 sample “401-555-0140”']);
});

test('a fact is over from the day after its last one, by its own date or its file’s', () => {
  expect(reasons('2026-06-30')).not.toContainEqual(expect.stringContaining('expired'));
  expect(reasons('2026-07-01').filter((line) => line.includes('expired'))).toEqual([
    '4 expired “Application fee”, $200',
  ]);
  expect(reasons('2027-07-01').filter((line) => line.includes('expired'))).toEqual([
    '4 expired “Application fee”, $200',
    '5 expired “Deposit”, $250',
  ]);
});

test('a confirmed contradiction is settled, a confirmed sample is not', () => {
  expect(reasons('2025-12-01', 'a: { label: Fee, dollars: 1, dispute: x, confirmed: 2025-11-01 }\n')).toEqual([]);
  expect(reasons('2025-12-01', 'a: { value: x, sample: true, confirmed: 2025-11-01 }\n')).toHaveLength(1);
});

test('an estimated place is listed with its numbers, so that the office can compare them', () => {
  const place = 'address:\n  coordinates: { latitude: 41.713, longitude: -71.4955, sample: true }\n';
  expect(reasons('2025-12-01', place)).toEqual(['2 sample “coordinates”, 41.713, -71.4955']);
});

test('the report names each record with its file and line, and the sides of a contradiction together', () => {
  const other = openRecords(
    'pages/b.yaml',
    'fee: { label: Application fee, dollars: 50, dispute: application-fee }\n',
    '2025-12-01',
  );
  const report = formatReport([...openRecords('pages/fees.yaml', FEES, '2025-12-01'), ...other]);
  expect(report).toContain('content/pages/fees.yaml:7  “401-555-0140”');
  expect(report).toMatch(/application-fee\n {4}content\/pages\/fees\.yaml:4.*\n {4}content\/pages\/b\.yaml:1.*\$50/);
});

test('nothing open gives nothing to report', () => {
  expect(formatReport([])).toBe('');
});
