/**
 * The script in the head of every document. It marks the document of a customer who has bought something, to reserve space. It catches input before
 * the code of the page has loaded, and loads that code once the page shows: until then styles, pictures and the typeface get the whole connection and
 * processor.
 */

import { catchEarlyInput } from './early-input.ts'

/** In ms after the page has loaded, because hidden pages are not painted. */
const MAX_WAIT = 500

const { modules = '', presence = '' } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {}

if (document.cookie.split('; ').some((cookie) => cookie.startsWith(`${presence}=c`) && cookie.endsWith('b')))
  document.documentElement.toggleAttribute('data-bought', true)
catchEarlyInput()

void loadLater(modules.split(' '))

async function loadLater([entry = '', ...others]: readonly string[]): Promise<void> {
  await Promise.all([shown(), parsed()])
  for (const href of [entry, ...others]) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' })
    document.head.append(link)
  }
  await import(/* @vite-ignore */ entry).catch((error: unknown) => {
    window.earlyInput?.giveUp()
    throw error
  })
}

function shown(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    addEventListener('load', () => setTimeout(resolve, MAX_WAIT))
  })
}

function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}
