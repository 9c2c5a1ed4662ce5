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
   * Fetches the screen's data into the query client before it renders, and on the server decides the status. Fetch
   * optional data with `prefetchQuery`, which swallows errors; required data throws.
   */
  load?: (context: LoadContext) => Promise<LoadResult | undefined>
  /** In the browser, before hydration: requests the shopper's own data, which loads in parallel. Hydration waits for a returned promise. */
  begin?: (queryClient: QueryClient) => Promise<void> | void
}

export type LoadContext = ScreenProps & {
  queryClient: PageClient
  /** Path below the base path, decoded, with a leading slash. */
  path: string
  query: URLSearchParams
  /** Set on the server; the browser reads them from the shop. */
  listRules?: ListRules
}

/** A component that can be preloaded. */
export type Preloaded = { preload(): Promise<{ default: object }> }

/** `areAll` is false if the screen knows other parameters that it cannot name in this state. */
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
