/**
 * The document's script on pages that can be read without code: loads the shop's code once the page shows. Until then styles, pictures and the
 * typeface have the connection and the processor to themselves.
 */

import { showEarlyPictures } from './early-pictures.ts'

/** In ms. The styles are there when a module runs, so that the paint is due with the next frame; what is hidden is not painted. */
const MAX_WAIT = 500

const modules = document.querySelector<HTMLElement>('script[data-modules]')?.dataset.modules?.split(' ') ?? []

void new Promise<unknown>((resolve) => {
  setTimeout(resolve, MAX_WAIT)
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
}).then(() => {
  showEarlyPictures()
  for (const href of modules) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
  return import(/* @vite-ignore */ modules[0] ?? '')
})
