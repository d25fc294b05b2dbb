/**
 * Browser windows of Firefox and WebKit, from system packages. Positions and sizes are CSS pixels of the viewport. With the
 * port of a proxy for HTTPS, they accept its certificate.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { freePort } from '../../support/process.ts';

const LOCAL = '127.0.0.1';
const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB };

/** Firefox speaks WebDriver BiDi, and its driver hangs when a page is restored from the back/forward cache. */
async function launchFirefox(_home: string, proxyPort?: number) {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: null,
    acceptInsecureCerts: proxyPort !== undefined,
    extraPrefsFirefox: {
      'browser.sessionhistory.max_total_viewers': 0,
      ...(proxyPort && { 'network.proxy.type': 1, 'network.proxy.ssl': LOCAL, 'network.proxy.ssl_port': proxyPort }),
    },
  });
  const page = await browser.newPage();
  return {
    /** Goes to the URL and waits until it has loaded. */
    goto: (url: string) => page.goto(url).then(() => {}),
    moveMouse: (x: number, y: number) => page.mouse.move(x, y),
    /** Presses and releases the left button at the mouse position. */
    async clickMouse() {
      await page.mouse.down();
      await page.mouse.up();
    },
    press: (key: keyof typeof KEYS) => page.keyboard.press(key),
    /** Types printable characters into the focused element. */
    type: (text: string) => page.keyboard.type(text),
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    /** Runs the function in the page, where it can only use its own body, and awaits the promise if it returns one. */
    evaluate: <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
      page.evaluate(run as never, ...args) as Promise<Awaited<Result>>,
    /** Closes the browser and everything that was started with it. */
    close: () => browser.close(),
  };
}

export type BrowserWindow = Awaited<ReturnType<typeof launchFirefox>>;

const START_LIMIT_MS = 30_000;

/** Starts a program that leads a process group of its own, so that all that it starts ends with it. */
function startGroup(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, { detached: true, env, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => endGroup(child));
  return child;
}

function endGroup({ pid }: ChildProcess): void {
  try {
    // Killed, the bus and the display would leave their sockets in the temporary folder.
    if (pid) process.kill(-pid, 'SIGTERM');
  } catch {
    // The group has already ended.
  }
}

/** WebKitGTK with its own WebDriver and MiniBrowser, on an X display of its own and with a folder as its home. */
async function launchWebKit(home: string, proxyPort?: number): Promise<BrowserWindow> {
  const environment = { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: home, XDG_RUNTIME_DIR: home };
  const ofScreen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = startGroup('Xvfb', ofScreen, environment);
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const args = ['--', 'WebKitWebDriver', `--port=${port}`];
  const service = startGroup('dbus-run-session', args, { ...environment, DISPLAY: `:${String(display).trim()}` });
  const url = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); !(await fetch(`${url}/status`).catch(() => undefined)); await wait(50)) {
    if (Date.now() - started > START_LIMIT_MS) throw new Error('WebKitWebDriver did not start.');
  }
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const byProxy = proxyPort
    ? [`--proxy=http://${LOCAL}:${proxyPort}`, `--ignore-host=${LOCAL}`, '--ignore-tls-errors']
    : [];
  const options = { binary, args: ['--automation', '--javascript-can-open-windows-automatically=true', ...byProxy] };
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  // Only a window without toolbars can be as narrow as a phone, and its size is the page's size.
  const [first] = await driver.getAllWindowHandles();
  await driver.executeScript(`open('about:blank', 'bare', 'popup,width=1280,height=800')`);
  const others = async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  await driver.switchTo().window((await driver.wait(others, START_LIMIT_MS)) as string);
  return {
    goto: (address) => driver.get(address),
    moveMouse: (x, y) => driver.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).perform(),
    clickMouse: () => driver.actions().press().release().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    evaluate: (run, ...values) => driver.executeScript(`return (${run.toString()}).apply(null, arguments)`, ...values),
    async close() {
      await driver.quit().catch(() => {});
      for (const group of [service, screen]) endGroup(group);
    },
  };
}

export const ENGINES = { Firefox: launchFirefox, WebKit: launchWebKit } as const;
