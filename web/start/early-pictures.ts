/** As in `../ui/Image.tsx`, which shows the pictures of a page once it is hydrated. */
const LAZY_MARGIN = '200px'

/**
 * Shows the pictures near the viewport before the page is hydrated, which waits for the first interaction. The server wrote them for readers
 * without scripts. They become backgrounds of their frames, because hydration accepts no element that the server did not write.
 */
export function showEarlyPictures(): void {
  const near = new IntersectionObserver(
    (changes) => {
      for (const { isIntersecting, target } of changes) {
        if (!isIntersecting) continue
        near.unobserve(target)
        show(target as HTMLElement)
      }
    },
    { rootMargin: LAZY_MARGIN },
  )
  for (const { parentElement, textContent } of document.querySelectorAll('noscript')) {
    if (parentElement && textContent.startsWith('<picture')) near.observe(parentElement)
  }
}

function show(frame: HTMLElement): void {
  const [spacer, written] = frame.children
  const picture = new DOMParser().parseFromString(written?.textContent ?? '', 'text/html').querySelector('picture')
  if (!spacer || !picture) return
  // It chooses among its sources and loads without being in the page.
  const image = document.importNode(picture, true).querySelector('img')
  image?.addEventListener('load', () => {
    const { objectFit, objectPosition } = getComputedStyle(spacer)
    Object.assign(frame.style, {
      backgroundImage: `url("${image.currentSrc}")`,
      backgroundPosition: objectPosition,
      backgroundRepeat: 'no-repeat',
      backgroundSize: objectFit,
    })
  })
}
