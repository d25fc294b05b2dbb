/** WebKitGTK with its own WebDriver and MiniBrowser, on a separate X display. Everything comes from system packages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../server/testing/process.ts';
import type { BrowserWindow, KeyName, Preferences } from './window.ts';

const START_LIMIT_MS = 30_000;
const SCREEN = '1600x1200x24';

const KEYS: Record<KeyName, string> = {
  ArrowRight: Key.ARROW_RIGHT,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: Key.SPACE,
  Tab: Key.TAB,
};

/** Runs a command until the pipe from this process breaks, however this process ends. */
const UNTIL_PARENT_ENDS = '"$@" & read -r _; kill -s KILL 0';

/** Processes that end together with everything they have started. Each leads its own process group. */
class ProcessGroups {
  readonly #leaders: ChildProcess[] = [];

  constructor() {
    process.once('exit', this.end);
  }

  start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
    const child = spawn('sh', ['-c', UNTIL_PARENT_ENDS, 'sh', command, ...args], {
      detached: true,
      env,
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    });
    child.once('error', () => {});
    this.#leaders.push(child);
    return child;
  }

  end = (): void => {
    process.off('exit', this.end);
    for (const { pid } of this.#leaders.splice(0)) {
      try {
        if (pid) process.kill(-pid, 'SIGKILL');
      } catch {
        // The group has already ended.
      }
    }
  };
}

/** Starts an X server on the first free display. Resolves with the display's name. */
async function startScreen(groups: ProcessGroups): Promise<string> {
  const screen = groups.start('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
  const number = await Promise.race([
    new Promise<string>((resolve) => screen.stdio[3]?.once('data', (chunk) => resolve(String(chunk).trim()))),
    wait(START_LIMIT_MS, undefined, { ref: false }),
  ]);
  if (number === undefined) throw new Error('Xvfb did not start.');
  return `:${number}`;
}

async function startDriver(groups: ProcessGroups, environment: NodeJS.ProcessEnv): Promise<string> {
  const port = await freePort();
  groups.start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], environment);
  const url = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); Date.now() - started < START_LIMIT_MS; await wait(50)) {
    if (await fetch(`${url}/status`).catch(() => undefined)) return url;
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** Opens a window without toolbars. Only such a window can be as narrow as a phone, and its size is the page's size. */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const [first] = await driver.getAllWindowHandles();
  await driver.executeScript(`open('about:blank', 'bare', 'popup,width=1280,height=800')`);
  const bare = await driver.wait(
    async () => (await driver.getAllWindowHandles()).find((handle) => handle !== first),
    START_LIMIT_MS,
  );
  await driver.switchTo().window(bare as string);
}

/**
 * Starts WebKit. MiniBrowser's sandbox is off by default, so this works for root too. The visitor's preferences are set
 * through GTK settings and the browser's own option.
 */
export async function launchWebKit({ prefersDark, prefersReducedMotion }: Preferences): Promise<BrowserWindow> {
  const home = mkdtempSync(join(tmpdir(), 'school-site-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(
    join(home, 'gtk-3.0/settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(!prefersReducedMotion)}\n`,
  );
  const groups = new ProcessGroups();
  const end = () => {
    groups.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const url = await startDriver(groups, {
      PATH: process.env['PATH'],
      LANG: 'C.UTF-8',
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_RUNTIME_DIR: home,
      DISPLAY: await startScreen(groups),
    });
    const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary,
            args: [
              '--automation',
              '--javascript-can-open-windows-automatically=true',
              ...(prefersDark ? ['--dark-mode'] : []),
            ],
          },
        }),
      )
      .build();
    await openBareWindow(driver);
    return windowOf(driver, end);
  } catch (error) {
    end();
    throw error;
  }
}

function windowOf(driver: WebDriver, end: () => void): BrowserWindow {
  return {
    goto: (url) => driver.get(url),
    moveMouse: (x, y) => driver.actions().move({ x, y, duration: 0, origin: Origin.VIEWPORT }).perform(),
    clickMouse: () => driver.actions().press().release().perform(),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    evaluate: (run, ...args) => driver.executeScript(`return (${run.toString()}).apply(null, arguments)`, ...args),
    addScript: async (source) => void (await driver.executeScript(source)),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async close() {
      await driver.quit().catch(() => {});
      end();
    },
  };
}
