import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Fragment, Suspense } from 'react'
import { Router } from 'wouter'
import { HydratedSuspense } from './hydration.tsx'
import { ExecuteContext } from './api/execute-context.ts'
import { MessagesContext, useSectionMessages } from './i18n/messages-context.ts'
import type { Messages } from './i18n/messages.ts'
import type { Execute, PageSite } from '../schema/page.ts'
import { ShopLayout } from './route.ts'
import { RoutesContext } from './routes-context.ts'
import { findRoute, preloadRoute } from './routes.ts'
import { withViewTransition } from './shell/navigation/use-navigation-effects.ts'
import { ScreenLoading } from './shell/ScreenLoading.tsx'
import { ShopGate } from './shell/ShopGate.tsx'
import { SiteContext, useSite } from './site/site.ts'
import { shownAddress, usePath } from './use-address.ts'

export type AppProps = {
  /** Contains the page's data. */
  queryClient: QueryClient
  execute: Execute
  basePath: string
  site: PageSite
  messages: Messages
  /** Path and query of the address, for the server only: the browser reads its own. */
  ssr?: { path: string; search: string }
}

const routes = { findRoute, preloadRoute }

/** The whole shop below `<body>`: providers, layout, and the screen of the current address. */
export function App({ queryClient, execute, basePath, site, messages, ssr }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ExecuteContext value={execute}>
        <SiteContext value={site}>
          <MessagesContext value={messages}>
            <Router
              base={basePath}
              hook={shownAddress}
              ssrPath={ssr && basePath + ssr.path}
              ssrSearch={ssr?.search}
              aroundNav={withViewTransition}
            >
              <RoutesContext value={routes}>
                <ShopGate>
                  <HydratedSuspense fallback={<Arriving />}>
                    <CurrentScreen />
                  </HydratedSuspense>
                </ShopGate>
              </RoutesContext>
            </Router>
          </MessagesContext>
        </SiteContext>
      </ExecuteContext>
    </QueryClientProvider>
  )
}

/** Shown while code or texts of a page load: header and footer instead of a white page, once their code has loaded. */
function Arriving() {
  return (
    <Suspense fallback={<ScreenLoading />}>
      <ShopLayout>
        <ScreenLoading />
      </ShopLayout>
    </Suspense>
  )
}

/** Rendered inside `ShopGate`, which has an error page for all failures here. */
function CurrentScreen() {
  const { route, params } = findRoute(usePath(), useSite().extensionsOff)
  const messages = useSectionMessages(route.messages)
  const { screen: Screen, layout: Layout, inner: Inner = Fragment } = route
  return (
    <MessagesContext value={messages}>
      <Layout>
        <Inner>
          <Screen params={params} />
        </Inner>
      </Layout>
    </MessagesContext>
  )
}
