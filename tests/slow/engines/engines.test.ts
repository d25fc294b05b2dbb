/** The suite's journeys, each written once and run in every engine. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ADDRESSES } from '../../support/addresses.ts';
import { ENGINES, launchEngine } from './browser.ts';
import { findAxeViolations, overlapsInHeader, printOnScreen, unloadedFonts } from './measure.ts';
import { type RecordedSite, startRecordedSite } from './recorded-site.ts';
import { button, createVisitor, field, menu, menuLink, type Target, type Visitor } from './visitor.ts';
import type { BrowserWindow } from './window.ts';

// Much more than it takes, because browsers start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const WIDE = [1280, 800] as const;
const PHONE = [360, 740] as const;

/** Polls a value until the assertion passes. */
const soon = <Glance>(glance: () => Promise<Glance>) => expect.poll(glance, { timeout: 15_000, interval: 50 });

let site: RecordedSite;
beforeAll(async () => {
  site = await startRecordedSite();
});
afterAll(() => site?.stop());

describe.each(ENGINES)('%s', (engine) => {
  let window: BrowserWindow;
  let visitor: Visitor;

  beforeAll(async () => {
    window = await launchEngine(engine);
    visitor = createVisitor(window, site.url);
    await visitor.open('/');
  });
  afterAll(() => window?.close());

  beforeEach(async () => {
    await window.resize(...WIDE);
    await window.evaluate(() => sessionStorage.clear());
    site.takeComplaints();
  });
  afterEach(() => expect(site.takeComplaints()).toEqual([]));

  test('records the errors of a page', async () => {
    await visitor.open('/tuition');
    await window.evaluate(() => {
      console.error('planted');
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }));
      setTimeout(() => {
        throw new Error('thrown');
      });
    });
    const complaints: string[] = [];
    await soon(async () => complaints.push(...site.takeComplaints()) && complaints.join()).toContain(
      '/tuition: uncaught: ',
    );
    expect(complaints.join()).toContain('/tuition: console.error: planted');
    expect(complaints.join()).toContain('/tuition: against the policy: style-src');
  });

  test('a parent finds a fee', async () => {
    await visitor.open('/');
    await visitor.click(menuLink('Tuition & Fees'));
    await soon(visitor.path).toBe('/tuition');
    await soon(() => visitor.textOf({ css: 'h1' })).toBe('Tuition & Fees 2025–26');
    const cells = await window.evaluate(() =>
      [...document.querySelectorAll('main tr')]
        .filter((row) => row.querySelector('th')?.innerText.trim() === 'PreK full-time')
        .flatMap((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    );
    expect(cells).toEqual(['$850', '$8,500']);
  });

  test('a parent finds a date', async () => {
    await visitor.open('/');
    await visitor.pointAt({ css: `${menu.css} button`, name: 'Resources' });
    await visitor.click(menuLink('Calendar'));
    await soon(visitor.path).toBe('/resources/calendar');
    await visitor.open('/calendar');
    await visitor.wake('NextDates');
    await soon(() => visitor.textOf({ css: '[aria-labelledby="next-dates-heading"]' })).toMatch(
      /\b[A-Z][a-z]+day\b|This school year ended/,
    );
    const feed = await visitor.find({ css: 'a[href^="webcal:"]' });
    const address = new URL(feed.attributes['href'] ?? '').pathname;
    const calendar = await window.evaluate((path) => fetch(path).then((answer) => answer.text()), address);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR[\s\S]*First day of school/);
  });

  test('a dropdown opens under the mouse and by a click, one at a time', async () => {
    const [about, programs] = ['About Us', 'Programs'].map((name) => ({ css: `${menu.css} button`, name })) as [
      Target,
      Target,
    ];
    await visitor.open('/');
    expect(await visitor.sees(menuLink('Our History'))).toBe(false);
    await visitor.pointAt(about);
    await soon(() => visitor.sees(menuLink('Our History'))).toBe(true);
    await visitor.pointAt(menuLink('Mission Statement'));
    expect(await visitor.sees(menuLink('Our History'))).toBe(true);
    await visitor.pointAt({ css: 'h1' });
    await soon(() => visitor.sees(menuLink('Our History'))).toBe(false);
    await visitor.click(about);
    await soon(() => visitor.attributeOf(about, 'aria-expanded')).toBe('true');
    await visitor.click(programs);
    await soon(() => visitor.sees(menuLink('Hifz Program'))).toBe(true);
    expect(await visitor.attributeOf(about, 'aria-expanded')).toBe('false');
    await visitor.click({ css: 'h1' });
    await soon(() => visitor.sees(menuLink('Hifz Program'))).toBe(false);
  });

  test('a dropdown works by keyboard', async () => {
    const programs = { css: `${menu.css} button`, name: 'Programs' };
    await visitor.open('/');
    await visitor.focus(programs);
    await visitor.press('Enter');
    await soon(() => visitor.sees(menuLink('Hifz Program'))).toBe(true);
    await visitor.press('Tab');
    await soon(() => visitor.hasFocus(menuLink('Programs overview'))).toBe(true);
    await visitor.press('Tab');
    await soon(() => visitor.hasFocus(menuLink('Early Childhood (3–4)'))).toBe(true);
    await visitor.press('Escape');
    await soon(() => visitor.hasFocus(programs)).toBe(true);
    expect(await visitor.attributeOf(programs, 'aria-expanded')).toBe('false');
    await visitor.press('Space');
    await visitor.press('Tab');
    await visitor.press('Tab');
    await visitor.press('Enter');
    await soon(visitor.path).toBe('/programs/early-childhood');
  });

  test('the phone menu opens, closes and navigates', async () => {
    const section = (name: string) => ({ css: `${menu.css} button`, name });
    const toggle = button('Menu');
    await window.resize(...PHONE);
    await visitor.open('/tuition');
    expect(await visitor.sees(menu)).toBe(false);
    await visitor.click(toggle);
    await soon(() => visitor.sees(menu)).toBe(true);
    await visitor.click(section('About Us'));
    await soon(() => visitor.sees(menuLink('Our History'))).toBe(true);
    await visitor.click(section('Programs'));
    await soon(() => visitor.sees(menuLink('Hifz Program'))).toBe(true);
    expect(await visitor.sees(menuLink('Our History'))).toBe(false);
    await visitor.press('Escape');
    await soon(() => visitor.sees(menu)).toBe(false);
    await soon(() => visitor.hasFocus(toggle)).toBe(true);
    await soon(() => visitor.attributeOf(toggle, 'aria-expanded')).toBe('false');
    await visitor.press('Enter');
    await visitor.click(button('Close menu'));
    await soon(() => visitor.sees(menu)).toBe(false);
    await visitor.click(toggle);
    await visitor.click(section('Programs'));
    await visitor.click(menuLink('Hifz Program'));
    await soon(visitor.path).toBe('/programs/hifz');
    await soon(() => visitor.sees({ css: 'h1' })).toBe(true);
    expect(await visitor.sees(menu)).toBe(false);
    await window.evaluate(() => history.back());
    await soon(visitor.path).toBe('/tuition');
    expect(await visitor.sees(menu)).toBe(false);
  });

  test('a closed announcement stays closed on the next page', async () => {
    const announcement = { css: '[aria-label="Announcement"]' };
    await visitor.open('/');
    expect(await visitor.sees(announcement)).toBe(true);
    await visitor.click(button('Close announcement'));
    await soon(() => visitor.sees(announcement)).toBe(false);
    await visitor.open('/tuition');
    expect(await visitor.sees(announcement)).toBe(false);
  });

  test('the slides rotate, pause and follow the buttons', async () => {
    const counter = { css: '[aria-roledescription="carousel"] p.tabular-nums' };
    const shown = () =>
      window.evaluate(() => {
        const row = document.querySelector('[aria-label="Slides"]')?.getBoundingClientRect();
        return [...document.querySelectorAll('[aria-roledescription="slide"]')]
          .filter((slide) => Math.abs(slide.getBoundingClientRect().left - (row?.left ?? 0)) < 2)
          .map((slide) => slide.getAttribute('aria-label'));
      });
    await visitor.open('/');
    await visitor.wake('Carousel');
    await window.moveMouse(2, 2);
    await soon(() => visitor.textOf(counter)).toBe('2 of 12');
    await visitor.click(button('Stop slide rotation'));
    await visitor.click({ css: '[aria-label="Choose a slide"] button:nth-child(5)' });
    await soon(() => visitor.textOf(counter)).toBe('5 of 12');
    await soon(shown).toEqual(['5 of 12']);
    await visitor.click(button('Next slide'));
    await soon(shown).toEqual(['6 of 12']);
    await visitor.click({ css: '[aria-label="Choose a slide"] button:first-child' });
    await visitor.click(button('Previous slide'));
    await soon(shown).toEqual(['12 of 12']);
    expect(await visitor.attributeOf({ css: '[aria-label="Slides"]' }, 'aria-live')).toBe('polite');
    expect(await visitor.sees(button('Start slide rotation'))).toBe(true);
  });

  test('a picture opens large, and closing it returns the focus', async () => {
    const third = { css: '[data-gallery] li:nth-child(3) a' };
    await visitor.open('/resources/science-fair-gallery');
    await visitor.focus(third);
    await visitor.press('Enter');
    await soon(() => visitor.hasFocus(button('Close'))).toBe(true);
    expect(await visitor.textOf({ css: 'dialog' })).toContain('3 of 9');
    await visitor.press('ArrowRight');
    await soon(() => visitor.textOf({ css: 'dialog' })).toContain('4 of 9');
    await visitor.press('Escape');
    await soon(() => visitor.sees({ css: 'dialog' })).toBe(false);
    await soon(() => visitor.hasFocus(third)).toBe(true);
    await visitor.click(third);
    await visitor.click(button('Close'));
    await soon(() => visitor.sees({ css: 'dialog' })).toBe(false);
  });

  test('an empty form marks each missing field', async () => {
    await visitor.open('/');
    await visitor.wake('ContactForm');
    await visitor.click(button('Send message'));
    await soon(() => visitor.textOf({ css: '[role="alert"]' })).toMatch(/Error\s*Please fill in all fields\./);
    for (const name of ['Your name', 'Your e-mail', 'Subject', 'Message']) {
      expect(await visitor.attributeOf(field(name), 'aria-invalid')).toBe('true');
    }
    expect(await visitor.hasFocus(field('Your name'))).toBe(true);
    expect(await visitor.textOf({ css: '#contact-email-error' })).toBe('Enter your e-mail address.');
    await visitor.press('Escape');
  });

  test('keeps a message that could not be sent and delivers it on the next try', async () => {
    const text = `May we visit on Tuesday? This is ${engine}.`;
    const send = button('Send message');
    await visitor.open('/');
    await visitor.wake('ContactForm');
    await visitor.type(field('Your name'), 'Maryam Example');
    await visitor.type(field('Your e-mail'), 'maryam@example.org');
    await visitor.type(field('Subject'), 'Schedule');
    await visitor.type(field('Message'), text);
    for (const failure of [500, 'connection lost'] as const) {
      site.breakSending(failure);
      await visitor.click(send);
      await soon(() => visitor.textOf({ css: '[role="alert"]' })).toContain('There was an error sending your message.');
      expect(await visitor.valueOf(field('Your name'))).toBe('Maryam Example');
      expect(await visitor.valueOf(field('Your e-mail'))).toBe('maryam@example.org');
      expect(await visitor.valueOf(field('Subject'))).toBe('tours');
      expect(await visitor.valueOf(field('Message'))).toBe(text);
      await visitor.press('Escape');
      await soon(async () => (await visitor.textOf({ css: '[role="alert"]' })) ?? '').toBe('');
    }
    site.breakSending();
    await visitor.click(send);
    await soon(() => visitor.textOf({ css: '[aria-label^="Notifications"] output' })).toContain(
      'Your message has been sent successfully!',
    );
    expect(await visitor.valueOf(field('Message'))).toBe('');
    expect((await site.messages()).filter((message) => message.includes(text))).toHaveLength(1);
  });

  test('shows the tooltip of a control on hover and on focus', async () => {
    const facebook = { css: 'a[data-tooltip="Facebook"]' };
    const tooltip = { css: '[role="tooltip"]' };
    await visitor.open('/');
    await visitor.pointAt(facebook);
    await soon(() => visitor.textOf(tooltip)).toBe('Facebook');
    await window.moveMouse(400, 500);
    await window.moveMouse(401, 500);
    await soon(() => visitor.sees(tooltip)).toBe(false);
    await visitor.focus(facebook);
    await soon(() => visitor.textOf(tooltip)).toBe('Facebook');
    await visitor.press('Escape');
    await soon(() => visitor.sees(tooltip)).toBe(false);
    expect(await visitor.hasFocus(facebook)).toBe(true);
  });

  test('an address that does not exist shows the not-found page', async () => {
    await visitor.open('/admissions/apply-now');
    expect(await visitor.textOf({ css: 'h1' })).toBe('404 Page Not Found');
    await visitor.click({ css: 'main a', name: 'Return Home' });
    await soon(visitor.path).toBe('/');
  });

  test('the print styles keep the text and hide the header', async () => {
    await visitor.open('/tuition');
    await window.evaluate(printOnScreen);
    expect(await visitor.sees(menu)).toBe(false);
    expect(await visitor.sees({ css: '[aria-label="Announcement"]' })).toBe(false);
    expect(await visitor.sees({ css: 'main td', name: '$8,500' })).toBe(true);
    expect(await window.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(await window.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  });

  test.for(ADDRESSES)('%s has its heading and fonts, fits the window, and has no axe violations', async (address) => {
    await visitor.open(address);
    expect(await visitor.textOf({ css: 'main h1' })).toMatch(/\w/);
    await soon(() => window.evaluate(unloadedFonts)).toEqual([]);
    // Chromium has its own accessibility suite.
    if (engine !== 'Chromium') expect(await findAxeViolations(window)).toEqual([]);
    for (const [width, height] of [WIDE, PHONE]) {
      await window.resize(width, height);
      await soon(() => window.evaluate(() => innerWidth)).toBe(width);
      expect(await window.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBeLessThanOrEqual(
        width,
      );
      expect(await window.evaluate(overlapsInHeader), `at ${width}`).toEqual([]);
    }
  });
});

describe.each(ENGINES)('%s, with dark mode and reduced motion', (engine) => {
  let window: BrowserWindow;
  let visitor: Visitor;

  beforeAll(async () => {
    window = await launchEngine(engine, { prefersDark: true, prefersReducedMotion: true });
    visitor = createVisitor(window, site.url);
    await window.resize(...WIDE);
    await visitor.open('/');
  });
  afterAll(() => window?.close());
  afterEach(() => expect(site.takeComplaints()).toEqual([]));

  test.for(['/', '/tuition'])('%s is dark and has no axe violations', async (address) => {
    await visitor.open(address);
    expect(await window.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(15, 27, 23)');
    expect(await findAxeViolations(window)).toEqual([]);
  });

  test('nothing moves by itself', async () => {
    await visitor.open('/');
    await visitor.wake('Carousel');
    expect(await visitor.sees(button('Start slide rotation'))).toBe(true);
    const moving = await window.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => parseFloat(getComputedStyle(element).transitionDuration) > 0)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  });
});
