import { expect, test } from 'vitest';
import { headersByRules, readHeaderRules } from '../tests/support/cdn-rules.ts';
import { temporaryFolder, writeFiles, writePolicies } from '../tests/support/test-site.ts';
import { type BuiltSite, headersFile, readBuiltSite, redirectsFile } from './cdn.ts';

/** A build with a file of each kind. */
const FILES = {
  'index.html': '<script>let a</script>',
  '404.html': '',
  'tuition.html': '',
  'find-us.html': '<iframe src="https://maps.example.org/x"></iframe>',
  'about-us/staff.html': '<form data-connect="https://api.emailjs.com"></form>',
  '_assets/app.A1.js': '',
  '_assets/star.B2.svg': '',
  'artwork/star.svg': '',
  'sw.js': '',
  'favicon.ico': '',
  'site.webmanifest': '',
  'sitemap.xml': '',
  'documents/policy.pdf': '',
  'feeds/days.ics': '',
  '.facts.json': '{"moved":{"/documents/policy-2024-25.pdf":"/documents/policy.pdf"}}',
  '.well-known/security.txt': '',
};

async function build(more: Record<string, string> = {}): Promise<BuiltSite> {
  const folder = await temporaryFolder();
  await writeFiles(folder, { ...FILES, ...more });
  await writePolicies(folder);
  return readBuiltSite(folder);
}

test.each(['cloudflare', 'netlify'] as const)(
  'on %s every address has each header once, as on our own server, and a missing one those of the not-found page',
  async (host) => {
    const site = await build();
    const rules = readHeaderRules(headersFile(site));
    for (const { path, isDocument, headers } of site.addresses) {
      const given = headersByRules(rules, path, host);
      for (const [name, value] of Object.entries(headers)) {
        // For common file types, the host sets the media type.
        if (name === 'Content-Type' && given['content-type'] === undefined) continue;
        expect(given[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      }
      if (!isDocument && headers['Content-Security-Policy'] === undefined) {
        expect(given['content-security-policy'], path).toBe("frame-ancestors 'none'");
      }
    }
    const { 'Content-Type': _type, ...missing } = site.notFound.headers;
    const given = headersByRules(rules, '/about-us/nobody', host);
    for (const [name, value] of Object.entries(missing)) expect(given[name.toLowerCase()]).toBe(value);
    // A missing document gets the not-found page, so a rule must not set its media type by extension.
    for (const path of ['/about-us/nobody', '/documents/old.pdf'])
      expect(headersByRules(rules, path, host)).not.toHaveProperty('content-type');
  },
);

test('what the hosts cannot guess has its media type, and a file no rule for the policy of its kind', async () => {
  const rules = readHeaderRules(headersFile(await build()));
  expect(headersByRules(rules, '/feeds/days.ics', 'netlify')['content-type']).toBe('text/calendar; charset=utf-8');
  // Each rule counts: Cloudflare reads only a hundred.
  expect(rules.map(({ path }) => path)).not.toContain('/artwork/star.svg');
});

test('a site that Cloudflare would read only in part is refused', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => [`p${index}.html`, `<script>let a = ${index}</script>`]),
  );
  const site = await build(many);
  expect(() => headersFile(site)).toThrow(/needs 1\d\d rules; Cloudflare Pages reads 100/);
  const scripts = Array.from({ length: 60 }, (_, index) => `<script>${index}</script>`).join('');
  const long = await build({ 'x.html': scripts });
  expect(() => headersFile(long)).toThrow(/has \d+ characters/);
});

test('hides files of the build that are not addresses', async () => {
  const lines = redirectsFile(await build())
    .split('\n')
    .filter((line) => line.startsWith('/'));
  for (const path of ['/404', '/404.html', '/.built', '/.facts.json', '/_headers', '/*.br', '/*.gz']) {
    expect(lines).toContain(`${path} /not-an-address 200`);
  }
  expect(lines).toContain('/documents/policy-2024-25.pdf /documents/policy.pdf 301');
  // Netlify treats "/a/" and "/a" as equal, so a redirect between them would loop.
  for (const line of lines) expect(line.split(' ')[0]).not.toMatch(/.\/$/);
});
