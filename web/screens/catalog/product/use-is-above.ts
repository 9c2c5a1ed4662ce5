import { useEffect, useState } from 'react'
import { observeVisibility } from '../../../ui/observe-visibility.ts'

/** All that is not above the window counts as in view. */
const BELOW_TOP = '0px 0px 1000000px 0px'

/** Whether the button of a form has been scrolled out above the window of a phone, as long as there is a button. */
export function useIsAbove(formId: string, hasButton: boolean): boolean {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const button = hasButton && document.getElementById(formId)?.querySelector('[type=submit]')
    if (!button || !matchMedia('(max-width: 43.99rem)').matches) return undefined
    return observeVisibility(button, BELOW_TOP, (isBelowTop) => setAbove(!isBelowTop))
  }, [formId, hasButton])
  return isAbove && hasButton
}
