import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FIXTURE_CONTENT } from '../build/project-copy.ts';
import { movedDocuments } from './moved.ts';

test('leads the address of last year’s document to this year’s, unless last year’s still exists', () => {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'documents'));
  writeFileSync(join(folder, 'documents/pto-dates-2024-25.pdf'), '');
  expect([...movedDocuments(FIXTURE_CONTENT, folder)]).toEqual([
    ['/documents/school-calendar-2024-25.pdf', '/documents/school-calendar-2025-26.pdf'],
    ['/documents/tuition-2024-25.pdf', '/documents/tuition-2025-26.pdf'],
  ]);
});
