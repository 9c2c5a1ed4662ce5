import { useEffect, useState } from 'react'
import { observeVisibility } from './observe-visibility.ts'

/** Beyond the other side of the window counts as in view. */
const MARGINS = { above: '0px 0px 1000000px 0px', below: '1000000px 0px 0px 0px' }

/** Whether the element that a selector finds is above the window of a phone or tablet, or below it. */
export function useIsBeyond(side: keyof typeof MARGINS, selector: string | null): boolean {
  const [isBeyond, setBeyond] = useState(false)
  useEffect(() => {
    const element = selector && document.querySelector(selector)
    if (!element || !matchMedia('(max-width: 63.99rem)').matches) return undefined
    return observeVisibility(element, MARGINS[side], (isVisible) => setBeyond(!isVisible))
  }, [side, selector])
  return isBeyond && selector !== null
}
