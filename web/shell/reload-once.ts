import { tabStorage } from '../site/storage.ts'

const STORAGE_KEY = 'reloaded-at'
/** In ms: a second failure within this time is not caused by an old build. */
const ONCE_IN = 60_000

/** Whether a reload may help: not if it was just tried, or if the attempt cannot be stored. */
export function mayReload(): boolean {
  const reloadedAt = tabStorage.read(STORAGE_KEY)
  return reloadedAt !== undefined && Date.now() - Number(reloadedAt) > ONCE_IN
}

/** Reloads the page, with the server's current build. */
export function reloadOnce(): void {
  if (tabStorage.write(STORAGE_KEY, String(Date.now()))) location.reload()
}
