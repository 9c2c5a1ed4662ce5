import { useLocation } from 'wouter'
import { clientOnly } from 'musette/web'
import { useChosen } from './chosen.ts'

/** The comparison itself, and where a bar would cover the total and the button of who has chosen. */
const WITHOUT_BAR = ['/comparer', '/cart']

/** The bar of who compares something. */
export const ComparePlace = clientOnly(() => import('./CompareBar.tsx'), 'compare', { when: useHasBar })

function useHasBar(): boolean {
  const isEmpty = useChosen().length === 0
  const [path] = useLocation()
  return !isEmpty && !WITHOUT_BAR.includes(path)
}
