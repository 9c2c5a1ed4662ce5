import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { ExecuteContext, useExecute } from '../api/execute-context.ts'
import { useOperation } from '../api/use-operation.ts'
import { clientOnly } from '../lazy.tsx'
import { type Execute, GraphqlFailure } from '../../schema/page.ts'
import { ShopContext } from '../site/shop-context.ts'
import { Shop } from '../site/shop.generated.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { PreloadContext } from '../ui/Link.tsx'
import { Consent } from './consent/client-only.ts'
import { FallbackPage } from './fallback/FallbackPage.tsx'
import { usePreloadRoute } from './navigation/preload.ts'
import { useNavigationEffects } from './navigation/use-navigation-effects.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const LateShell = clientOnly(() => import('./LateShell.tsx'))

/** Until the shop's data is loaded, nothing shows unless it takes long. */
const LateNotice = clientOnly(async () => ({ default: (await import('./LateShell.tsx')).SlowNotice }))

/** The shop's data and navigation, which every layout shares. Shows a fallback page if the shop is not available. */
export function ShopGate({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const { status, execute } = useAppStatus()
  if (status !== 'running') return <FallbackPage status={status} />
  return (
    <ScreenBoundary resetKey={path}>
      <ExecuteContext value={execute}>
        <LoadedShop>{children}</LoadedShop>
      </ExecuteContext>
    </ScreenBoundary>
  )
}

function LoadedShop({ children }: { children: ReactNode }) {
  const { data, error } = useOperation(Shop, {})
  const preload = usePreloadRoute()
  if (error) throw new Error('Failed to load store', { cause: error })
  if (!data) return <LateNotice />
  return (
    <ShopContext value={data.shop}>
      <PreloadContext value={preload}>
        <Announcer>
          {/* First in the document, so that screen readers find it at once; CSS puts it at the bottom of the screen. */}
          <Consent />
          <Navigating>{children}</Navigating>
          <LateShell />
        </Announcer>
      </PreloadContext>
    </ShopContext>
  )
}

function Navigating({ children }: { children: ReactNode }) {
  useNavigationEffects()
  return children
}

type AppStatus = 'running' | 'maintenance' | 'offline'

/**
 * Returns the status of the whole shop, from the page's flag and from failed requests, those of `execute` included. A shop that is not running stays so
 * until the page reloads, which it does as soon as the shop is back. Without a network, the previous page can still be read.
 */
function useAppStatus(): { status: AppStatus; execute: Execute } {
  const queryClient = useQueryClient()
  const send = useExecute()
  const [status, setStatus] = useState(flaggedStatus)
  const [offlineAt, setOfflineAt] = useState('')

  const [judge, execute] = useMemo(() => {
    const judge = (error: unknown) => {
      if (error instanceof GraphqlFailure && error.isMaintenance) setStatus('maintenance')
    }
    const execute: Execute = (operation, variables) =>
      send(operation, variables).catch((error: unknown) => {
        judge(error)
        throw error
      })
    return [judge, execute] as const
  }, [send])

  useEffect(() => {
    const queries = queryClient.getQueryCache()
    const stopQueries = queries.subscribe(({ type, query }) => {
      // A query may have failed while a link was pressed, before the screen that observes it was rendered.
      if (type !== 'updated' && type !== 'observerAdded') return
      judge(query.state.error)
      // A page that is already shown stays readable, also with the data of its former state; only a page without data is replaced.
      const isStuck =
        query.state.fetchStatus === 'paused' && query.observers.some((observer) => !observer.getCurrentResult().data)
      if (isStuck && !navigator.onLine) setOfflineAt(location.pathname)
    })
    for (const query of queries.getAll()) judge(query.state.error)
    return stopQueries
  }, [queryClient, judge])

  const isOffline = status === 'running' && offlineAt && offlineAt === location.pathname
  return { status: isOffline ? 'offline' : status, execute }
}

/** `<html data-status="offline">` or `"maintenance"`: set on a page that was not rendered for this address. */
function flaggedStatus(): AppStatus {
  const flag = typeof document === 'undefined' ? undefined : document.documentElement.dataset.status
  return flag === 'offline' || flag === 'maintenance' ? flag : 'running'
}
