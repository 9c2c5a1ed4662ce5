import type { ReactNode } from 'react'
import type { PageKind } from '../schema/page-kind.ts'
import type { PageRoute, RouteSection } from '../schema/page-route.ts'
import type { Section } from './i18n/messages.ts'
import { type Lazy, lazy } from './lazy.tsx'
import type { ScreenModule, ScreenProps } from './screen.ts'

export type LayoutProps = { children?: ReactNode }

export type RouteOptions = {
  /** Decides caches, third-party scripts, the referrer and what robots may read. */
  section: RouteSection
  /** How its pages are counted; absent where their data say it, or where they are not distinguished. */
  kind?: PageKind
  /** Layout around the screen, instead of the shop's header and footer. */
  layout?: Lazy<LayoutProps>
  /** Layout inside of `layout`, around the screens of one section. */
  inner?: Lazy<LayoutProps>
  /** Sections whose messages the screen needs beside those of the whole shop. */
  messages?: readonly Section[]
  /** Parameters of the query string that the screen reads on the server; lists return theirs from `load`. Pages do not differ by others. */
  parameters?: readonly string[]
}

/** Header and footer. */
export const ShopLayout = lazy(() => import('./shell/RootLayout.tsx'))

/** The account's menu, around its screens. */
export const accountLayout = lazy(() => import('./screens/customer/AccountLayout.tsx'))

export type Route = RouteOptions & PageRoute & { layout: Lazy<LayoutProps>; screen: Lazy<ScreenProps, ScreenModule> }

export function route(path: string, importScreen: () => Promise<ScreenModule>, options: RouteOptions): Route {
  return {
    path,
    layout: ShopLayout,
    screen: lazy<ScreenProps, ScreenModule>(importScreen),
    ...options,
  }
}
