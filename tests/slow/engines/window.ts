/** What the journeys need from a browser. */

export type KeyName = 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** The visitor's system preferences. */
export type Preferences = { prefersDark?: boolean; prefersReducedMotion?: boolean };

/** A window of one engine. Positions and sizes are CSS pixels of the viewport. */
export interface BrowserWindow {
  /** Goes to the URL and waits until it has loaded. */
  goto(url: string): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  /** Presses and releases the left button at the mouse position. */
  clickMouse(): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Types printable characters into the focused element. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the function in the page, where it can only use its own body, and awaits the promise if it returns one. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs a script's source text in the page. */
  addScript(source: string): Promise<void>;
  /** A screenshot of the window as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Closes the browser and everything that was started with it. */
  close(): Promise<void>;
}
