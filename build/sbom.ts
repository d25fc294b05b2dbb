// `npm run --silent sbom > sbom.json`: the software bill of materials (CycloneDX) of what builds and serves the site. npm
// writes it from the lock file. Its own --omit=dev also drops packages that production and a developer's tool both need,
// such as React, so this omits those that the lock file marks.
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

type Bill = { components: { 'bom-ref': string }[]; dependencies: { ref: string; dependsOn: string[] }[] };
/** Only a package that was installed under another name, and our own, have a name here. */
type LockFile = { packages: Record<string, { name?: string; version?: string; dev?: boolean }> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
const production = new Set(
  Object.entries(packages).flatMap(([path, { name = path.split('node_modules/').at(-1), version, dev }]) =>
    dev ? [] : [`${name}@${version}`],
  ),
);
const command = 'npm sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only';
const bill = JSON.parse(execSync(command, { encoding: 'utf8', maxBuffer: 2 ** 26 })) as Bill;
bill.components = bill.components.filter((component) => production.has(component['bom-ref']));
bill.dependencies = bill.dependencies.filter(({ ref }) => production.has(ref));
for (const each of bill.dependencies) each.dependsOn = each.dependsOn.filter((ref) => production.has(ref));
console.log(JSON.stringify(bill, null, 2));
