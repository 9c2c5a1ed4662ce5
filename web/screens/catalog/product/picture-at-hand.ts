import { type CSSProperties, useState } from 'react'
import { resizedImageUrl } from '../../../../schema/resized-image-url.ts'
import { useHydrated } from '../../../hydration.tsx'

type AtHand = { path: string; src: string }

/** The one found last, which the page reuses when it replaces its preview. */
let last: AtHand | undefined

/**
 * Returns a background for the frame of a product's large picture: the same picture in another size that the document already shows, on a card or in
 * the gallery. So the frame is not blank until the large one has loaded.
 */
export function usePictureAtHand(path: string | null | undefined): CSSProperties | undefined {
  const isHydrated = useHydrated()
  // During the first render of a page, the former page is still in the document.
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
