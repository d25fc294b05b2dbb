import type { Locator } from '@playwright/test';
import { followRequests } from '../support/requests.ts';
import { expect, test } from '../support/site-test.ts';

/** The specification's menu, written out. */
const MENU: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'About Us': {
    'Our History': '/history',
    'Our Staff': '/staff',
    'Head of School': '/about-us/head-of-school',
    Accreditation: '/about-us/accreditation',
    'Mission Statement': '/about-us/mission-statement',
  },
  Admissions: { 'General Info': '/admissions/general-info', Grades: '/admissions/grades' },
  Programs: {
    'Early Childhood (3–4)': '/programs/early-childhood',
    'Elementary (K–5)': '/programs/elementary',
    'Middle (6–8)': '/programs/middle',
    'Hifz Program': '/programs/hifz',
  },
  Resources: {
    Calendar: '/resources/calendar',
    Handbook: '/resources/handbook',
    'Science Fair Gallery': '/resources/science-fair-gallery',
    PTO: '/pto',
  },
};
const MENU_LINKS = {
  'Tuition & Fees': '/tuition',
  Support: '/support',
  Careers: '/careers',
  'Apply Now': '/admissions/general-info',
};
const ORDER = ['About Us', 'Admissions', 'Tuition & Fees', 'Programs', 'Resources', 'Support', 'Careers', 'Apply Now'];

/** Each section's own page, linked from the heading of its panel. */
const SECTIONS = {
  'About Us': '/about-us',
  Admissions: '/admissions',
  Programs: '/programs',
  Resources: '/resources',
};

/** What current families use, on every page. The portals' addresses are those of Home's portals. */
const FAMILIES = {
  'Grades portal (your child’s marks)': 'https://grades.example.org/',
  'Classroom portal': 'https://classroom.example.org/',
  'School calendar': '/resources/calendar',
  'Closings and bad weather': '/resources/calendar#emergency',
  'My child is sick today: call the office': '/#contact',
  'Parent handbook': '/resources/handbook',
  'PTO meetings': '/pto#meetings',
  'Tuition payments': '/tuition#billing-heading',
};

/** Expects the links for current families, each within a touch of 24 pixels, in a list that is open. */
async function expectFamilies(list: Locator): Promise<void> {
  await expect(list.getByRole('link')).toHaveText(Object.keys(FAMILIES).map((name) => new RegExp(`^${escaped(name)}`)));
  for (const [name, href] of Object.entries(FAMILIES)) {
    const link = list.getByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

test.describe('announcement', () => {
  test('shows the specified message with its link', async ({ page }) => {
    await page.goto('/tuition');
    const banner = page.getByRole('region', { name: 'Announcement' });
    await expect(banner).toContainText('Now hiring: Elementary School Teacher – Apply today');
    await expect(banner.getByRole('link')).toHaveAttribute('href', '/careers');
  });

  test('closing hides it for the session, on every page, and not in the next session', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await page.goto('/tuition');
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    const next = await browser.newContext(baseURL ? { baseURL } : {});
    const nextPage = await next.newPage();
    await nextPage.goto('/');
    await expect(nextPage.getByRole('region', { name: 'Announcement' })).toBeVisible();
    await next.close();
  });

  test('closing one does not hide the next message', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.route('/tuition', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('Now hiring: Elementary School Teacher', 'Closed today for snow');
      await route.fulfill({ response, body });
    });
    await page.goto('/tuition');
    await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('Closed today for snow');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    for (const path of ['/', '/tuition']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    }
  });

  for (const type of ['pageshow', 'prerenderingchange']) {
    test(`one that was closed on another page is hidden on ${type}`, async ({ page }) => {
      await page.goto('/tuition');
      const banner = page.getByRole('region', { name: 'Announcement' });
      await expect(banner).toBeVisible();
      await page.getByRole('button', { name: 'Close announcement' }).click();
      // As if it had been closed on another page in this tab.
      await page.evaluate((name) => {
        delete document.documentElement.dataset['banner'];
        document.dispatchEvent(new Event(name, { bubbles: true }));
      }, type);
      await expect(banner).toBeHidden();
    });
  }

  test('can be closed when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  });

  test('does not shift the layout of the next page after it was closed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Close announcement' }).click();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const rest = followRequests(page);
    await page.goto('/tuition');
    await rest();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
});

test.describe('menu on a wide screen', () => {
  test.use({ viewport: WIDE });

  test('has exactly the specified entries in their order', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const entries = menu.locator(':scope > ul > li > :is(a, button)');
    await expect(entries).toHaveText(ORDER);
    for (const [title, href] of Object.entries(MENU_LINKS)) {
      await expect(menu.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', href);
    }
    for (const [title, children] of Object.entries(MENU)) {
      await menu.getByRole('button', { name: title }).click();
      const links = menu
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: title }) })
        .getByRole('list')
        .getByRole('link');
      await expect(links).toHaveText(Object.keys(children));
      for (const [name, href] of Object.entries(children)) {
        await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
    }
  });

  test('a dropdown opens under the pointer and closes when it leaves', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('button', { name: 'About Us' })).toHaveAttribute('aria-expanded', 'false');
    await menu.getByRole('button', { name: 'About Us' }).hover();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeVisible();
    await menu.getByRole('link', { name: 'Mission Statement' }).hover();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeHidden();
  });

  test('Escape closes a dropdown that the pointer opened', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'About Us' }).hover();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeHidden();
  });

  test('a click opens and a second click closes; one is open at a time', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const about = menu.getByRole('button', { name: 'About Us' });
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await about.click();
    await menu.getByRole('button', { name: 'Programs' }).click();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(menu.getByRole('link', { name: 'Hifz Program' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu.getByRole('link', { name: 'Hifz Program' })).toBeHidden();
  });

  test('works by keyboard; Escape closes a dropdown and returns the focus', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const programs = menu.getByRole('button', { name: 'Programs' });
    await programs.focus();
    await page.keyboard.press('Enter');
    await expect(programs).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Programs overview' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(programs).toBeFocused();
    await expect(programs).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Resources' })).toBeFocused();
    await expect(programs).toHaveAttribute('aria-expanded', 'false');
  });

  test('a closed dropdown cannot be reached with Tab', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: 'About Us' }).focus();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('button', { name: 'Admissions' })).toBeFocused();
  });

  test('a dropdown opens on click in a browser without popover support', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      const matches = Reflect.get(Element.prototype, 'matches') as (selectors: string) => boolean;
      Reflect.set(Element.prototype, 'matches', function (this: Element, selectors: string) {
        if (selectors.includes(':popover-open')) throw new SyntaxError(`'${selectors}' is not a valid selector`);
        return matches.call(this, selectors);
      });
    });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const about = menu.getByRole('button', { name: 'About Us' });
    await about.click();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeHidden();
    await expect(about).toBeFocused();
  });

  test('marks the page it is on', async ({ page }) => {
    await page.goto('/tuition');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link', { name: 'Tuition & Fees' })).toHaveAttribute('aria-current', 'page');
    await page.goto('/history');
    await menu.getByRole('button', { name: 'About Us' }).click();
    await expect(menu.getByRole('link', { name: 'Our History' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.locator('[aria-current]')).toHaveCount(1);
  });
});

test.describe('menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('opens from its toggle, one section at a time', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.tap();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await menu.getByRole('button', { name: 'About Us' }).tap();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeVisible();
    await menu.getByRole('button', { name: 'Programs' }).tap();
    await expect(menu.getByRole('link', { name: 'Our History' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Hifz Program' })).toBeVisible();
    await menu.getByRole('button', { name: 'Programs' }).tap();
    await expect(menu.getByRole('link', { name: 'Hifz Program' })).toBeHidden();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
  });

  test('closes on Escape and returns the focus to the toggle', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('a click outside closes it and returns the focus to the toggle, unless the click moves the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto('/tuition');
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = page.getByRole('button', { name: 'Menu', exact: true });
    await toggle.click();
    await page.keyboard.press('Tab');
    // The backdrop doesn't block the click, which reaches the banner. The banner can't take focus.
    await page.mouse.click(4, 4);
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    // The main content takes focus, as it does after the skip link.
    await page.mouse.click(300, 400);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('following a link closes it and collapses its sections', async ({ page }) => {
    await page.goto('/tuition');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await menu.getByRole('button', { name: 'Programs' }).tap();
    await menu.getByRole('link', { name: 'Hifz Program' }).tap();
    await expect(page).toHaveURL('/programs/hifz');
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/tuition');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await expect(menu.getByRole('link', { name: 'Hifz Program' })).toBeHidden();
  });

  test('following the link of the page it is on closes it too', async ({ page }) => {
    await page.goto('/tuition');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const reloaded = page.waitForEvent('load');
    await menu.getByRole('link', { name: 'Tuition & Fees' }).tap();
    await expect(menu).toBeHidden();
    await reloaded;
    await expect(menu).toBeHidden();
  });
});

test('the header gains its shadow past 50 pixels', async ({ page }) => {
  await page.goto('/');
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow);
  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(shadow).toBe('none');
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(shadow).not.toBe('none');
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(shadow).toBe('none');
});

test('the footer shows the year of the visitor’s clock', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await page.goto('/staff');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('the skip link is the first tab stop and moves the focus to the content', async ({ page }) => {
  await page.goto('/tuition');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the top bar and the footer have the school’s contact details and the donation link', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/pto');
  const phone = page.locator('a[href^="tel:"]');
  await expect(phone.first()).toHaveAttribute('href', 'tel:+1-401-555-0140');
  await expect(page.getByRole('link', { name: /Donate/ }).first()).toHaveAttribute('target', '_blank');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('840 Providence Street');
  await expect(footer).toContainText('West Warwick, RI 02893');
  await expect(footer).toContainText('Fax 401-555-0141');
  const lists = {
    'About Us': '/about-us',
    'Apply Now': '/admissions/apply-now',
    Calendar: '/resources/calendar',
    Support: '/support',
    Employment: '/careers',
  };
  for (const [name, href] of Object.entries(lists)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('every link to another site opens a new tab with rel="noopener" and says so', async ({ page }) => {
  await page.goto('/');
  const outside = page.locator('a[href^="https:"]');
  expect(await outside.count()).toBeGreaterThan(5);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toContainText('(opens in a new tab)');
  }
});

for (const width of [600, 1280]) {
  test(`the top bar shows the social links on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/tuition');
    const bar = page.getByRole('region', { name: 'Reach the school' });
    for (const name of ['Facebook', 'Instagram']) {
      const link = bar.getByRole('link', { name: `${name} (opens in a new tab)` });
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(bar.getByRole('link', { name: /^Donate/ })).toBeInViewport({ ratio: 1 });
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(50);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [320, 360, 560]) {
  test(`at ${width} px the announcement and the header take at most 124 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/tuition');
    await expect(page.getByRole('region', { name: 'Reach the school' })).toBeHidden();
    const message = page.getByRole('region', { name: 'Announcement' }).locator('p');
    await expect(message).toBeInViewport({ ratio: 1 });
    expect(await message.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(0);
    const header = page.getByRole('banner');
    const { y, height } = (await header.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(124);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const width of [320, 768, 1152, 1920]) {
  test(`the header calls the school at ${width} px, wherever the page is scrolled to`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/tuition');
    const call = page.getByRole('banner').getByRole('link', { name: 'Call 401-555-0140' });
    await expect(call).toHaveAttribute('href', 'tel:+1-401-555-0140');
    const { width: across, height } = (await call.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    for (const place of ['top', 'middle', 'end']) {
      const share = { top: 0, middle: 0.5, end: 1 }[place] ?? 0;
      await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
      await expect(call, place).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ viewport: PHONE, javaScriptEnabled });

    test('the foot of the menu has what the top bar has on wide screens, the address and the hours', async ({
      page,
    }) => {
      await page.goto('/tuition');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const [name, href] of [
        ['401-555-0140', /^tel:/],
        [/@/, /^mailto:/],
        [/^Facebook/, /^https:/],
        [/^Instagram/, /^https:/],
        [/^Donate/, /^https:/],
      ] as const) {
        await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      await expect(menu).toContainText('840 Providence Street, West Warwick, RI 02893');
      await expect(menu).toContainText('Monday–Friday, 7:30 AM – 4:00 PM');
    });
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`links for current families ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('are in a panel of the top bar on a wide screen, in front of the header', async ({ page }) => {
      await page.setViewportSize(WIDE);
      await page.goto('/staff');
      const bar = page.getByRole('region', { name: 'Reach the school' });
      const toggle = bar.getByRole('button', { name: 'For current families' });
      await expect(bar.getByRole('link', { name: 'School calendar' })).toBeHidden();
      // Without the script, the focus opens the panel.
      if (javaScriptEnabled) await toggle.click();
      else await toggle.focus();
      await expectFamilies(bar.getByRole('list').first());
      // A click fails if something else is in front.
      await bar.getByRole('link', { name: 'School calendar' }).click({ trial: true });
    });

    test('are the first block of a phone’s menu, and every section links to its own page', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/staff');
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expectFamilies(menu.getByRole('list').first());
      for (const [title, href] of Object.entries(SECTIONS)) {
        if (javaScriptEnabled) await menu.getByRole('button', { name: title }).click();
        const link = menu.getByRole('link', { name: `${title} overview` });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', href);
      }
    });

    test('are in the footer', async ({ page }) => {
      await page.goto('/staff');
      await expectFamilies(page.getByRole('contentinfo').getByRole('navigation').getByRole('list').first());
    });
  });
}

test('a wide screen’s panel for current families and a menu’s dropdown are never open together', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/staff');
  const families = page.getByRole('button', { name: 'For current families' });
  const resources = page.getByRole('button', { name: 'Resources' });
  await families.click();
  await resources.click();
  await expect(families).toHaveAttribute('aria-expanded', 'false');
  await expect(resources).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await families.focus();
  await page.keyboard.press('Enter');
  await expect(families).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(families).toBeFocused();
  await expect(families).toHaveAttribute('aria-expanded', 'false');
});

test('every section’s own page is linked from the heading of its dropdown', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/staff');
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const [title, href] of Object.entries(SECTIONS)) {
    await menu.getByRole('button', { name: title }).click();
    await expect(menu.getByRole('link', { name: `${title} overview` })).toHaveAttribute('href', href);
  }
});

for (const width of [1152, 1280, 1920]) {
  test(`the wide menu is one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/staff');
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(80);
  });
}

test('the footer starts with a strip of strapwork on screens but not in print', async ({ page }) => {
  await page.goto('/tuition');
  const strip = () =>
    page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer, '::before').backgroundImage);
  const address = /url\("([^"]+strip[^"]+svg)"\)/.exec(await strip())?.[1] ?? '';
  expect((await page.request.get(address)).ok()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await strip()).toBe('none');
});
