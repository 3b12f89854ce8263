import { existsSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where browsers are installed on systems that do not add them to PATH. */
const installPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Playwright installs its browsers on each system, below the home folder. */
const cacheFolders = ['.cache', 'Library/Caches', 'AppData/Local'];

/** Whether Playwright may have a browser of its own, which only Playwright can find, and which takes long to load. */
export const mayHavePlaywrightBrowser = ({ PLAYWRIGHT_BROWSERS_PATH, HOME = homedir() }: Record<string, string | undefined>): boolean =>
  PLAYWRIGHT_BROWSERS_PATH !== undefined || cacheFolders.some((folder) => existsSync(join(HOME, folder, 'ms-playwright')));

/** The browser to use: the user's choice (`none` for no browser), then Playwright's own, then the system's. */
export function findBrowser(env: Record<string, string | undefined>, playwrightPath: string): string | undefined {
  const { ASSAY_BROWSER: chosen, PATH = '' } = env;
  if (chosen === 'none') return undefined;
  if (chosen) return chosen;
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [playwrightPath, ...inPath, ...installPaths].find((path) => path !== '' && existsSync(path));
}

/** Whether a browser can open a window; systems other than Linux always have a display. */
export const hasDisplay = (env: Record<string, string | undefined>): boolean =>
  platform() !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
