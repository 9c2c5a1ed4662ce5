const STORAGE_KEY = 'reloaded-at'
/** Ms within which a second failure is no matter of an old build. */
const ONCE_IN = 60_000
/** What Chromium, Firefox, Safari and Vite (for styles) say when a file of the build cannot be had. */
const MISSING = /dynamically imported module|importing a module script|preload CSS/i

/** Whether code of the page's build could not be loaded: a deploy took it away, or the network did. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/** Whether loading the page anew may help: not when it has just been tried, nor when nobody would remember that it was. */
export function mayReload(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) > ONCE_IN
  } catch {
    return false
  }
}

/** Loads the page anew, with the build that the server has now. */
export function reloadForCode(): void {
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()))
  location.reload()
}
