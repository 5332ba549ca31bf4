/** The interface of a browser engine under test: the few actions on a tab that every driver supports. */

export interface TabOptions {
  /** Size of the page's viewport, in CSS px. WebKit's window is at least 447 px wide. */
  width: number;
  height: number;
  /** Uses touch instead of a mouse, where the driver supports it. */
  touch: boolean;
  javaScript: boolean;
}

export interface Tab {
  /** Navigates to a URL. Resolves after its `load` event. */
  open: (url: string) => Promise<void>;
  /** The URL in the address bar, even while the page is still loading. */
  url: () => Promise<string>;
  /**
   * Evaluates an expression in the page and awaits the result if it is a promise. The value must be serializable as
   * JSON.
   */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a point in the viewport, in px. */
  moveTo: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Taps with a finger, or clicks where the driver has no touch input. */
  tap: (x: number, y: number) => Promise<void>;
  /** Swipes left across a point with a finger, or scrolls right where the driver has no touch input. */
  swipeLeft: (x: number, y: number, distance: number) => Promise<void>;
  /** Presses one key by its DOM name, such as `Escape`, optionally with Shift: `Shift+Tab`. */
  press: (key: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  /** Chooses local files in the page's first file field, as the system's file dialog would. */
  chooseFiles: (...paths: string[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** A PNG screenshot of the viewport. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors logged or thrown by the page since it was opened. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  openTab: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}
