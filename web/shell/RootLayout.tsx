import { type ReactNode, useRef } from 'react'
import { useLocation } from 'wouter'
import { useOperation } from '../api/use-operation.ts'
import { useTranslate } from '../i18n/messages-context.ts'
import { Shop } from '../site/shop.generated.ts'
import { ShopContext } from '../site/shop-context.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { PreloadContext } from '../ui/preload-context.ts'
import { FallbackPage } from './fallback/FallbackPage.tsx'
import { useAppStatus } from './fallback/use-app-status.ts'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { useInactivityReload } from './navigation/use-inactivity-reload.ts'
import { useNavigationEffects } from './navigation/use-navigation-effects.ts'
import { usePreloadRoute } from './navigation/use-preload-route.ts'
import styles from './RootLayout.module.css'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** Header, main and footer around every screen; or the page that says why there is no shop now (spec §4 «App start»). */
export function RootLayout({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const status = useAppStatus()
  if (status !== 'running') return <FallbackPage status={status} />
  return (
    <ScreenBoundary resetKey={path}>
      <LoadedLayout>{children}</LoadedLayout>
    </ScreenBoundary>
  )
}

function LoadedLayout({ children }: { children: ReactNode }) {
  const { data, isError } = useOperation(Shop, {})
  const preload = usePreloadRoute()
  if (isError) throw new Error('Failed to load store')
  if (!data) return null
  return (
    <ShopContext value={data.shop}>
      <PreloadContext value={preload}>
        <Announcer>
          <Page>{children}</Page>
        </Announcer>
      </PreloadContext>
    </ShopContext>
  )
}

function Page({ children }: { children: ReactNode }) {
  const t = useTranslate()
  const main = useRef<HTMLElement>(null)
  useNavigationEffects(main)
  useInactivityReload()
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        {t('shell.skipToContent')}
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
