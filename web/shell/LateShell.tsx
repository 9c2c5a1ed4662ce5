import { clientOnly } from '../lazy.tsx'
import { readContributionFlag } from './contribution/contribution-flag.ts'
import './navigation/refreshing.css'
import { useInactivityReload } from './navigation/use-inactivity-reload.ts'
import { useRefreshingFlag } from './navigation/use-refreshing-flag.ts'
import { useOwnPrices } from './prices/use-own-prices.ts'

const Toolbox = clientOnly(() => import('./contribution/Toolbox.tsx'))

/** What the shell does once the page is idle. The toolbox loads only on pages that are marked for contributors. */
export default function LateShell() {
  useInactivityReload()
  useOwnPrices()
  useRefreshingFlag()
  return readContributionFlag() && <Toolbox />
}
