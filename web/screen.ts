import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ListRules } from '../schema/page.ts'
import type { PageClient } from './api/use-operation.ts'

export type ScreenProps = {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>
}

/** What the module of a screen exports. */
export type ScreenModule = {
  default: ComponentType<ScreenProps>
  /**
   * Fetches what the screen shows into the query client, before it renders on the server, and decides the status there.
   * Data that the screen can do without is fetched with `prefetchQuery`, which swallows errors; the rest throws.
   */
  load?: (context: LoadContext) => Promise<LoadResult | undefined>
  /** In the browser, before it hydrates: requests the shopper's own data, which arrives in the meantime. */
  begin?: (queryClient: QueryClient) => void
}

export type LoadContext = ScreenProps & {
  queryClient: PageClient
  /** Path below the base path, decoded, with a leading slash. */
  path: string
  query: URLSearchParams
  /** On the server; the browser has them with the shop. */
  listRules?: ListRules
}

/** A component whose code is there. */
export type Preloaded = { preload(): Promise<{ default: object }> }

/** `areAll`: false where the screen knows others, which this state of it cannot name. */
export type KnownParameters = { names: readonly string[]; areAll: boolean }

export type LoadResult = {
  /** HTTP status of the page; 200 when absent. */
  status?: number
  /** An absolute http(s) address, or a path below the base path with a leading slash. */
  redirect?: { status: number; location: string }
  /** Parameters of the query string that it knows, if they are not those of its route. */
  parameters?: KnownParameters
  /** The screen has a `begin`: the page preloads the code that sends requests. */
  asksAtOnce?: boolean
}
