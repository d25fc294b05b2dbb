// Reads the certificates of local servers: one that browsers refuse, one that ends soon, and no certificate.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer, type Server } from 'node:net';
import { join } from 'node:path';
import { createServer, getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkCertificate } from '../../../scripts/watch/domain.ts';
import { temporaryFolder } from '../../../server/testing/site.ts';
import { schoolDay } from '../../../src/lib/dates/school-day.ts';

vi.setConfig({ testTimeout: 120_000 });

const TODAY = schoolDay(new Date());

async function listen(server: Server): Promise<URL> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return new URL(`https://localhost:${(server.address() as AddressInfo).port}`);
}

/** Starts a server with a new certificate for localhost. */
async function serve(days: number): Promise<{ site: URL; certificate: string }> {
  const folder = await temporaryFolder();
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const args = ['req', '-x509', ...newKey, '-keyout', keyFile, '-out', file, '-days', String(days), ...names];
  expect(spawnSync('openssl', args).status).toBe(0);
  const certificate = readFileSync(file, 'utf8');
  return { certificate, site: await listen(createServer({ cert: certificate, key: readFileSync(keyFile) })) };
}

function trust(certificate: string): void {
  const before = getCACertificates();
  setDefaultCACertificates([...before, certificate]);
  onTestFinished(() => setDefaultCACertificates(before));
}

const says = async (site: URL, timeoutMs?: number) =>
  (await checkCertificate(site, TODAY, timeoutMs)).findings.map((finding) => finding.says);

test('a certificate that browsers refuse is reported', async () => {
  const { site } = await serve(90);
  expect(await says(site)).toEqual([expect.stringMatching(/^Browsers refuse the certificate \(\w*SELF_SIGNED\w*\)/)]);
});

test('a certificate is good until 14 days before its end', async () => {
  const long = await serve(90);
  trust(long.certificate);
  expect(await says(long.site)).toEqual([]);
  const short = await serve(10);
  trust(short.certificate);
  expect(await says(short.site)).toEqual([expect.stringMatching(/^The certificate ends on .*, in (9|10) days/)]);
});

test('a port without TLS, a silent one and a closed one are reported', async () => {
  const plain = await listen(createPlainServer((socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')));
  const silent = await listen(createPlainServer());
  for (const site of [plain, silent, new URL('https://127.0.0.1:9')]) {
    expect(await says(site, 500)).toEqual([expect.stringMatching(/^The certificate can’t be read: ./)]);
  }
});
