import { useLocation } from 'wouter'
import { clientOnly } from 'musette/web'
import { useChosen } from './chosen.ts'

const CompareBar = clientOnly(() => import('./CompareBar.tsx'), 'compare')

/** The bar of who compares something: others do not load its code and texts. */
function Place() {
  const isEmpty = useChosen().length === 0
  const [path] = useLocation()
  return !isEmpty && path !== '/comparer' && <CompareBar />
}

export const ComparePlace = /* @__PURE__ */ Object.assign(Place, { bringsTexts: CompareBar.bringsTexts })
