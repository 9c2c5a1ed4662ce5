import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useOperation } from '../api/use-operation.ts'
import { Shop } from '../site/shop.generated.ts'
import { ShopContext } from '../site/shop-context.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { PreloadContext } from '../ui/preload-context.ts'
import { Consent } from './consent/later-parts.ts'
import { FallbackPage } from './fallback/FallbackPage.tsx'
import { useAppStatus } from './fallback/use-app-status.ts'
import { LateShell } from './later-parts.ts'
import { useNavigationEffects } from './navigation/use-navigation-effects.ts'
import { usePreloadRoute } from './navigation/use-preload-route.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** What every layout shares: the shop's data and navigation; or the page that says why there is no shop now (spec §4 «App start»). */
export function ShopGate({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const status = useAppStatus()
  if (status !== 'running') return <FallbackPage status={status} />
  return (
    <ScreenBoundary resetKey={path}>
      <LoadedShop>{children}</LoadedShop>
    </ScreenBoundary>
  )
}

function LoadedShop({ children }: { children: ReactNode }) {
  const { data, isError } = useOperation(Shop, {})
  const preload = usePreloadRoute()
  if (isError) throw new Error('Failed to load store')
  if (!data) return null
  return (
    <ShopContext value={data.shop}>
      <PreloadContext value={preload}>
        <Announcer>
          {/* First in the page, last on the screen: it is not missed by ear, and not in the way of the eye. */}
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
