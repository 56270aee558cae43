import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Runs before each file of the screens, which share a document and what was loaded from packages (`isolate: false`).

// Screens are loaded on demand and the server is a real one: patience for busy machines, not for slow screens.
const { getElementError, defaultIgnore } = getConfig();
configure({
  asyncUtilTimeout: 20_000,
  // No screen has a script or a style in it; asking each element for one took a fifth of the time of these tests.
  defaultIgnore: '',
  // Of a wait only the last error is read: printing the document in each took half of the time of these tests.
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : withDefaultIgnore(() => getElementError(message, container)),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  // Queries wait while it takes the browser to be offline, those of the files after this one, too.
  onlineManager.setOnline(true);
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // `userEvent.setup()` brings a clipboard that jsdom has not.
  Reflect.deleteProperty(navigator, 'clipboard');
  // The next file loads our own modules anew: no toast, open press or ended session of this one is left in them.
  vi.resetModules();
});

// What jsdom does not have and the app only asks for looks.
window.scrollTo = () => undefined;
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false;
};
HTMLCanvasElement.prototype.getContext = () => null;

/** Whether a query runs that is tried again where it fails. */
const isWaiting = () =>
  Object.entries(getConfig()).some(([name, on]) => name === '_disableExpensiveErrorDiagnostics' && on);

/** The print of a document wants a selector: with an empty one it throws within the wait, which then never ends. */
function withDefaultIgnore<Printed>(print: () => Printed): Printed {
  configure({ defaultIgnore });
  try {
    return print();
  } finally {
    configure({ defaultIgnore: '' });
  }
}
