import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('lists exactly what production installs, with what each package needs', () => {
  const text = execFileSync(process.execPath, ['build/sbom.ts'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { bomFormat, components, dependencies } = JSON.parse(text) as {
    bomFormat: string;
    components: { 'bom-ref': string }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { name?: string; version?: string; dev?: boolean; link?: boolean }>;
  };
  const installed = Object.entries(lock.packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link)
    .map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
  const listed = components.map((component) => component['bom-ref']);
  expect(new Set(listed)).toEqual(new Set(installed));
  expect(listed).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react@/), expect.stringMatching(/^nodemailer@/)]),
  );
  expect(listed.filter((ref) => ref.startsWith('vitest@'))).toEqual([]);
  for (const { dependsOn } of dependencies) expect(listed).toEqual(expect.arrayContaining(dependsOn));
});
