import type { ReactNode } from 'react'
import type { Section } from './i18n/messages.ts'
import { type Lazy, lazy } from './lazy.tsx'
import type { ScreenModule, ScreenProps } from './screen.ts'

export type LayoutProps = { children?: ReactNode }

export type RouteOptions = {
  /** Stands around the screen in place of the shop's header and footer. */
  layout?: Lazy<LayoutProps>
  /** Stands inside the layout, around the screens of one section. */
  inner?: Lazy<LayoutProps>
  /** Sections whose messages the screen needs beside those of the whole shop. */
  messages?: readonly Section[]
  /** Parameters of the query string that the screen reads on the server; a list's come with its `load`. Pages differ by no others. */
  parameters?: readonly string[]
}

/** Header and footer. */
export const ShopLayout = lazy(() => import('./shell/RootLayout.tsx'))

/** The account's menu, around its screens. */
export const accountLayout = lazy(() => import('./screens/customer/AccountLayout.tsx'))

export type Route = RouteOptions & {
  layout: Lazy<LayoutProps>
  /** Pattern below the base path (wouter). */
  path: string
  screen: Lazy<ScreenProps, ScreenModule>
  /** The extension that it belongs to: sites that do not take it have no such address. */
  extension?: string
}

export function route(path: string, importScreen: () => Promise<ScreenModule>, options?: RouteOptions): Route {
  return {
    path,
    layout: ShopLayout,
    screen: lazy<ScreenProps, ScreenModule>(importScreen),
    ...options,
  }
}
