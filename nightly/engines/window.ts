/** The least that a journey needs of a browser. */

export type KeyName = 'ArrowRight' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/** What the visitor has set in the system. */
export type Preferences = { prefersDark?: boolean; prefersReducedMotion?: boolean };

/** One window of one engine. Positions and sizes are CSS pixels of the part of the window that shows the page. */
export interface BrowserWindow {
  /** Goes to the address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  moveMouse(x: number, y: number): Promise<void>;
  /** Presses and releases the left button where the mouse is. */
  clickMouse(): Promise<void>;
  press(key: KeyName): Promise<void>;
  /** Types printable characters into what has the focus. */
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs the function in the page, where nothing outside its own body exists, and waits for a promise it returns. */
  evaluate<Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Runs the text of a script in the page. */
  addScript(source: string): Promise<void>;
  /** What the window shows, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser and everything that was started with it. */
  close(): Promise<void>;
}
