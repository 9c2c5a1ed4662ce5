import { useLocation } from 'wouter'
import { clientOnly } from 'musette/web'
import { useChosen } from './chosen.ts'

const CompareBar = clientOnly(() => import('./CompareBar.tsx'), 'compare')

/** The comparison itself, and where a bar would cover the total and the button of who has chosen. */
const WITHOUT_BAR = ['/comparer', '/cart']

/** The bar of who compares something: others do not load its code and texts. */
function Place() {
  const isEmpty = useChosen().length === 0
  const [path] = useLocation()
  return !isEmpty && !WITHOUT_BAR.includes(path) && <CompareBar />
}

export const ComparePlace = /* @__PURE__ */ Object.assign(Place, { bringsTexts: CompareBar.bringsTexts })
