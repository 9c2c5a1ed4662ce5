import { tabStorage } from '../site/storage.ts'

const STORAGE_KEY = 'reloaded-at'
/** In ms: a second failure within this time is not caused by an old build. */
const ONCE_IN = 60_000
/** Messages of Chromium, Firefox, Safari and Vite (for styles) if a file of the build cannot be loaded. */
const MISSING = /dynamically imported module|importing a module script|preload CSS/i

/** Whether code of the page's build could not be loaded, after a deploy or without a network. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/** Whether a reload may help: not if it was just tried, or if the attempt cannot be stored. */
export function mayReload(): boolean {
  const reloadedAt = tabStorage.read(STORAGE_KEY)
  return reloadedAt !== undefined && Date.now() - Number(reloadedAt) > ONCE_IN
}

/** Reloads the page, with the server's current build. */
export function reloadOnce(): void {
  if (tabStorage.write(STORAGE_KEY, String(Date.now()))) location.reload()
}
