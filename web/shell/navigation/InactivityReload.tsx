import { useInactivityReload } from './use-inactivity-reload.ts'

/** Nothing to see; its code comes after the page, long before it has something to do. */
export default function InactivityReload() {
  useInactivityReload()
  return null
}
