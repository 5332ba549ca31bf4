/** What the tests ask of a browser engine: a window's few verbs, which every driver knows. */

export interface TabOptions {
  /** Size of the page's viewport, in CSS px. WebKit's window is at least 447 px wide. */
  width: number;
  height: number;
  /** A finger instead of a mouse, where the driver can. */
  touch: boolean;
  javaScript: boolean;
}

export interface Tab {
  /** Opens an address, and resolves after its `load` event. */
  open: (url: string) => Promise<void>;
  /** The address that the browser shows, also of a page that is not loaded to its end. */
  url: () => Promise<string>;
  /** Evaluates an expression in the page; a promise is awaited. The value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse, in px of the viewport. */
  moveTo: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Taps with a finger; a click where the driver has no touch. */
  tap: (x: number, y: number) => Promise<void>;
  /** Presses one key by its name in the DOM, such as `Escape`, or with shift: `Shift+Tab`. */
  press: (key: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  reload: () => Promise<void>;
  /** The screen as PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** Errors that the page wrote to the console or threw since it was opened. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  openTab: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
}
