/** Firefox and WebKit: every page without errors, and each interactive part. Chromium runs all other tests. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONTACT_PATH } from '../../../server/site.ts';
import { ADDRESSES } from '../../support/addresses.ts';
import { addFormPages, addressOf, FORMS, HEIGHT_PX, standIn } from '../../support/form-pages.ts';
import { type SchoolServer, startSchoolServer } from '../../support/school-server.ts';
import { createVisitor, PATIENCE, type Target } from './visitor.ts';
import { type BrowserWindow, ENGINES } from './windows.ts';

const WIDE = [1280, 800] as const;
const PHONE = [360, 740] as const;

/**
 * Reports errors on a page, before its own scripts run, because WebKit's driver doesn't. Its requests are synchronous, so
 * that nothing is lost when the visitor leaves. WebKit reports files that are still loading then as failed.
 */
const RECORDER = `
const record = (complaint) => {
  const answer = new XMLHttpRequest();
  answer.open('GET', '/record?' + encodeURIComponent(location.pathname + ': ' + complaint), false);
  answer.send();
};
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));
addEventListener('error', ({ target, message }) => {
  if (isLeaving && target !== window) return;
  record(target === window ? 'uncaught: ' + message : 'not loaded: ' + (target.currentSrc || target.src || target.href));
}, true);
addEventListener('unhandledrejection', ({ reason }) => record('unhandled: ' + reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  record('against the policy: ' + violatedDirective + ' ' + blockedURI);
});
for (const level of ['error', 'warn']) {
  const write = console[level].bind(console);
  console[level] = (...words) => { record('console: ' + words.join(' ')); write(...words); };
}
`;

let site: SchoolServer;
const complaints: string[] = [];
const bodies: string[] = [];
/** What sending a message is answered with. */
let sendStatus = 200;
/** The form that is tried. */
let [form] = FORMS;

/** A proxy for HTTPS, which answers for every host as the provider of the form. */
const proxy = createServer();

/** Starts the proxy, with a certificate of its own in this folder. */
async function startProxy(folder: string): Promise<void> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const;
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=any'.split(' ');
  spawnSync('openssl', [...request, '-keyout', key, '-out', cert]);
  const hosts = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    const answer = form && standIn(form, `https://${request.headers.host}${request.url}`);
    response.writeHead(answer ? 200 : 404, { 'Content-Type': answer?.contentType ?? 'text/plain' }).end(answer?.body);
  });
  proxy.on('connect', (_, socket) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    hosts.emit('connection', socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
}

beforeAll(async () => {
  site = await startSchoolServer();
  await startProxy(site.folder);
  await addFormPages(site);
  writeFileSync(join(site.folder, 'recorder.js'), RECORDER);
  for (const page of globSync('**/*.html', { cwd: site.folder })) {
    site.alter(page, (html) => html.replace('<head>', '<head><script src="/recorder.js"></script>'));
  }
  await site.publish();
  site.intercept = (request, response) => {
    const { url = '' } = request;
    if (url === CONTACT_PATH) {
      request.on('data', (chunk) => bodies.push(String(chunk)));
      request.on('end', () => response.writeHead(sendStatus).end('OK'));
    } else if (url.startsWith('/record?')) {
      complaints.push(decodeURIComponent(url.slice('/record?'.length)));
      response.end();
    } else return false;
    return true;
  };
});
afterAll(async () => {
  proxy.close();
  await site?.remove();
});

const MENU = 'nav[aria-label="Main"]';
const button = (name: string): Target => ({ css: 'button', name });
const section = (name: string): Target => ({ css: `${MENU} button`, name });
const link = (name: string): Target => ({ css: `${MENU} a`, name });
const field = (name: string): Target => ({ css: 'input, select, textarea', name });

describe.each(Object.entries(ENGINES))('%s', (_engine, launch) => {
  let window: BrowserWindow;
  let visitor: ReturnType<typeof createVisitor>;

  beforeAll(async () => {
    window = await launch(site.folder, (proxy.address() as AddressInfo).port);
    visitor = createVisitor(window, site.url);
    await window.goto(site.url);
  });
  afterAll(() => window?.close());
  beforeEach(async () => {
    await window.resize(...WIDE);
    await window.evaluate(() => sessionStorage.clear());
    complaints.length = 0;
  });
  afterEach(() => expect(complaints).toEqual([]));

  test('every page has its heading and its fonts, and fits a desk and a phone', async () => {
    const loaded = () =>
      window.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])));
    for (const address of ADDRESSES) {
      await visitor.open(address);
      await visitor.expectOf({ css: 'main h1' });
      const fonts = [/Newsreader/, /Atkinson Hyperlegible Next/].map((name) => expect.stringMatching(name));
      await expect.poll(loaded, PATIENCE).toEqual(expect.arrayContaining(fonts));
      for (const [width, height] of [WIDE, PHONE]) {
        await window.resize(width, height);
        // Less than the window where a scroll bar takes space.
        const fit = () => window.evaluate(() => [innerWidth, document.documentElement.scrollWidth <= innerWidth]);
        await expect.poll(fit, { ...PATIENCE, message: address }).toEqual([width, true]);
      }
    }
  });

  test('dropdowns open under the mouse, by a click and by keyboard, one at a time', async () => {
    const [about, programs] = [section('About Us'), section('Programs')];
    await visitor.open('/');
    await visitor.expectNone(link('Our History'));
    await visitor.pointAt(about);
    await visitor.pointAt(link('Mission Statement'));
    await visitor.expectOf(link('Our History'));
    await window.moveMouse(5, 700);
    await visitor.expectNone(link('Our History'));
    await visitor.click(about);
    await visitor.click(programs);
    await visitor.expectOf(link('Hifz Program'));
    await visitor.expectOf(about, { expanded: 'false' });
    await window.moveMouse(5, 700);
    await window.clickMouse();
    await visitor.expectNone(link('Hifz Program'));
    await visitor.focus(programs);
    await window.press('Enter');
    await visitor.expectOf(link('Hifz Program'));
    await window.press('Tab');
    await visitor.expectOf(link('Early Childhood (3–4)'), { hasFocus: true });
    await window.press('Escape');
    await visitor.expectOf(programs, { hasFocus: true, expanded: 'false' });
  });

  test('the phone’s menu opens, closes and navigates', async () => {
    const toggle = button('Menu');
    await window.resize(...PHONE);
    await visitor.open('/tuition');
    await visitor.expectNone({ css: MENU });
    await visitor.click(toggle);
    await visitor.click(section('About Us'));
    await visitor.expectOf(link('Our History'));
    await visitor.click(section('Programs'));
    await visitor.expectNone(link('Our History'));
    await window.press('Escape');
    await visitor.expectNone({ css: MENU });
    // As after a click in Safari, which gives a button no focus.
    await window.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      document.getElementById('site-menu')?.showPopover();
    });
    await visitor.focus(section('Programs'));
    await window.press('Escape');
    await visitor.expectNone({ css: MENU });
    await visitor.expectOf(toggle, { hasFocus: true, expanded: 'false' });
    await window.press('Enter');
    await visitor.click(section('Programs'));
    await visitor.click(link('Hifz Program'));
    await visitor.expectPath('/programs/hifz');
    await visitor.expectNone({ css: MENU });
  });

  test('the slides rotate, pause and follow the buttons', async () => {
    const counter = { css: '[aria-roledescription="carousel"] p.tabular-nums' };
    const shown = () =>
      window.evaluate(() => {
        const row = document.querySelector('[aria-label="Slides"]')?.getBoundingClientRect();
        return [...document.querySelectorAll('[aria-roledescription="slide"]')]
          .filter((slide) => Math.abs(slide.getBoundingClientRect().left - (row?.left ?? 0)) < 2)
          .map((slide) => slide.ariaLabel);
      });
    await visitor.open('/');
    await visitor.wake('Carousel');
    await window.moveMouse(2, 2);
    await visitor.expectOf(counter, { text: '2 of 12' });
    await visitor.click(button('Stop slide rotation'));
    await visitor.click({ css: '[aria-label="Choose a slide"] button:nth-child(5)' });
    await visitor.expectOf(counter, { text: '5 of 12' });
    await visitor.click(button('Next slide'));
    await expect.poll(shown, PATIENCE).toEqual(['6 of 12']);
    await visitor.click({ css: '[aria-label="Choose a slide"] button:first-child' });
    await visitor.click(button('Previous slide'));
    await expect.poll(shown, PATIENCE).toEqual(['12 of 12']);
  });

  test('the form marks missing fields, keeps a message that could not be sent, and sends it once', async () => {
    const names = ['Your name', 'Your e-mail', 'Subject', 'Message'];
    const texts = ['Maryam', 'maryam@example.org', 'Schedule', 'Hello'];
    const send = button('Send message');
    await visitor.open('/');
    await visitor.wake('ContactForm');
    await visitor.click(send);
    for (const name of names) await visitor.expectOf(field(name), { invalid: 'true' });
    await visitor.expectOf(field('Your name'), { hasFocus: true });
    await window.press('Escape');
    for (const [index, name] of names.entries()) await visitor.type(field(name), texts[index] ?? '');
    sendStatus = 500;
    await visitor.click(send);
    await visitor.expectOf({ css: '[role="alert"]' }, { text: expect.stringContaining('There was an error') });
    await visitor.expectOf(field('Message'), { value: 'Hello' });
    await window.press('Escape');
    sendStatus = 200;
    bodies.length = 0;
    complaints.length = 0;
    await visitor.click(send);
    const toast = { css: '[aria-label^="Notifications"] output' };
    await visitor.expectOf(toast, { text: expect.stringContaining('success') });
    await visitor.expectOf(field('Message'), { value: '' });
    expect(bodies.filter((body) => body.includes('"message":"Hello"'))).toHaveLength(1);
  });

  test.each(FORMS)('a form of $name is filled in, sent and thanked for, and has its height', async (one) => {
    form = one;
    await visitor.open(addressOf(form));
    await window.evaluate(() => {
      addEventListener('message', ({ origin, data }) => Object.assign(document, { title: `${origin} ${data}` }));
      document.querySelector('iframe')?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    const expectFrame = async (url: string, height: number) => {
      const title = () => window.evaluate(() => document.title);
      await expect.poll(title, PATIENCE).toBe(`${new URL(url).origin} ${height}`);
      const given = () => window.evaluate(() => document.querySelector('iframe')?.style.height);
      if (one.script) await expect.poll(given, PATIENCE).toBe(`${height}px`);
    };
    await expectFrame(one.url, HEIGHT_PX.form);
    await visitor.click({ css: 'iframe' });
    await window.type('Maryam');
    await window.press('Enter');
    await expectFrame(one.thanks, HEIGHT_PX.thanks);
  });

  test('a control shows its tooltip on hover and on focus', async () => {
    const facebook = { css: 'a[data-tooltip="Facebook"]' };
    const tooltip = { css: '[role="tooltip"]' };
    await visitor.open('/');
    await visitor.pointAt(facebook);
    await visitor.expectOf(tooltip, { text: 'Facebook' });
    await window.moveMouse(400, 500);
    await window.moveMouse(401, 500);
    await visitor.expectNone(tooltip);
    await visitor.focus(facebook);
    await visitor.expectOf(tooltip, { text: 'Facebook' });
    await window.press('Escape');
    await visitor.expectNone(tooltip);
  });
});
