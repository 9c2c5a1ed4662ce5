import { clientOnly } from '../lazy.tsx'
import { readContributionFlag } from './contribution/contribution-flag.ts'
import './navigation/refreshing.css'
import { useInactivityReload } from './navigation/use-inactivity-reload.ts'
import { useRefreshingFlag } from './navigation/use-refreshing-flag.ts'
import { useOwnPrices } from './prices/use-own-prices.ts'

const Toolbox = clientOnly(() => import('./contribution/Toolbox.tsx'))

/** What the shell does after the page is there, or for contributors only: their code is fetched where the page says that they are. */
export default function LateShell() {
  useInactivityReload()
  useOwnPrices()
  useRefreshingFlag()
  return readContributionFlag() && <Toolbox />
}
