import { type CSSProperties, useState } from 'react'
import { resizedImageUrl } from '../../../../schema/resized-image-url.ts'
import { useHydrated } from '../../../hydration.tsx'

type AtHand = { path: string; src: string }

/** The one found last: the page hands it on when it replaces its own start. */
let last: AtHand | undefined

/**
 * A background for the frame of a product's large picture: the same picture as the document shows it already, on the card that led here or in the
 * gallery. The browser has it, so that the frame is not blank until the larger one is made and there.
 */
export function usePictureAtHand(path: string | null | undefined): CSSProperties | undefined {
  const isHydrated = useHydrated()
  // While a page renders for the first time, the one before is still in the document.
  const [found] = useState(() => (isHydrated && path ? find(path) : undefined))
  return found && found.path === path
    ? { backgroundImage: `url(${JSON.stringify(found.src)})`, backgroundSize: '100% 100%' }
    : undefined
}

function find(path: string): AtHand | undefined {
  const [address] = resizedImageUrl('', path, { preset: 'medium' }).split('?')
  for (const { complete, naturalWidth, currentSrc } of document.querySelectorAll('img')) {
    if (complete && naturalWidth > 0 && currentSrc.includes(`${address}?`)) last = { path, src: currentSrc }
  }
  return last?.path === path ? last : undefined
}
