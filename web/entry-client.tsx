import './ui/global.css' // first, so that the screens' own styles come after it
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { createQueryClient } from './api/query-client.ts'
import { createLazyTransport } from './api/lazy-transport.ts'
import { isMissingCode } from './api/missing-code.ts'
import type { TransportOptions } from './api/transport.ts'
import { requestShopper } from './site/request-shopper.ts'
import { App } from './app.tsx'
import { logFailures, watchErrors } from './client-log/watch-errors.ts'
import { Document, STATE_ID } from './document.tsx'
import { expectHydration } from './hydration.tsx'
import { loadMessages } from './i18n/messages.ts'
import { takeMailedKeys } from './mailed-keys.ts'
import { GraphqlFailure } from '../schema/page.ts'
import { type PageState, takeOver } from './page-state.ts'
import { findRoute, preloadRoute } from './routes.ts'
import { registerServiceWorker } from './service-worker/register.ts'
import { featuresOf } from './site/feature.ts'
import { noteUnknown } from './unknown-parameters.ts'
import { decodedPath } from './use-address.ts'
import { mayReload, reloadOnce } from './shell/reload-once.ts'

async function start() {
  const stateText = document.querySelector(`script#${STATE_ID}`)?.textContent ?? ''
  const state = JSON.parse(stateText) as PageState
  const path = location.pathname.slice(state.basePath.length) || '/'
  const { route } = findRoute(path, state.site.extensionsOff)
  if (route.section === 'secret') takeMailedKeys()
  window.contributionMode = state.contribution
  const report = watchErrors(state.basePath, state.site)
  const queries = state.queries ?? []
  const transport = (options?: TransportOptions) =>
    logFailures(createLazyTransport(state.basePath, () => queryClient.getQueryCache(), options))
  const execute = transport()
  const queryClient = createQueryClient(execute)
  takeOver(queryClient, queries)
  expectHydration()
  if (state.search !== undefined) noteUnknown(decodedPath(path), location.search, state.search)
  requestShopper(
    queryClient,
    { alone: execute, together: transport({ usesGet: false }) },
    { presence: state.site.presence, wishes: featuresOf(queryClient).includes('wishlist'), queries },
  )
  const [messages] = await Promise.all([
    loadMessages(state.locale),
    preloadRoute(route, state.locale),
    route.screen.preload().then(({ begin }) => begin?.(queryClient)),
  ])

  const page = (
    <Document lang={document.documentElement.lang} basePath={state.basePath} site={state.site} stateText={stateText}>
      <App
        queryClient={queryClient}
        execute={execute}
        basePath={state.basePath}
        site={state.site}
        messages={messages}
      />
    </Document>
  )
  const options: RootOptions = {
    onCaughtError(error, { componentStack }) {
      // Failed operations are logged where they fail.
      if (!(error instanceof GraphqlFailure)) console.error(error)
      report('render', error, componentStack)
    },
  }
  // The server marks a page without content, which cannot be hydrated. React keeps the scripts that it finds, beside its own.
  if (document.documentElement.dataset.render === 'fallback') {
    document.getElementById(STATE_ID)?.remove()
    createRoot(document, options).render(page)
  } else startTransition(() => void hydrateRoot(document, page, options))
  // React's listeners are attached now.
  window.earlyInput?.deliver()
  if (import.meta.env.PROD) registerServiceWorker(state.basePath)
}

start().catch((error: unknown) => {
  if (window.earlyInput?.giveUp()) return
  if (isMissingCode(error) && mayReload()) reloadOnce()
  else throw error
})
