import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, use } from 'react'
import { onDemand } from './on-demand.ts'
import type { ListRules } from './page.ts'

export type ScreenProps = {
  /** Parameters of the route's path, decoded. */
  params: Readonly<Record<string, string | undefined>>
}

/** What a screen's module exports. */
export type ScreenModule<Props> = {
  default: ComponentType<Props>
  /**
   * Fetches what the screen shows into the query client, before it renders on the server, and decides the status there.
   * Data that may be missing without harm is fetched with `prefetchQuery`, which swallows errors; the rest throws.
   */
  load?: (context: LoadContext) => Promise<LoadResult | undefined>
  /** In the browser, before it hydrates: asks for what is this shopper's own, which then is under way in the meantime. */
  begin?: (queryClient: QueryClient) => void
}

export type LoadContext = ScreenProps & {
  queryClient: QueryClient
  /** Path below the base path, decoded, with a leading slash. */
  path: string
  query: URLSearchParams
  /** On the server; the browser has them with the shop. */
  listRules?: ListRules
}

export type LoadResult = {
  /** HTTP status of the page; 200 when absent. */
  status?: number
  /** An absolute http(s) address, or a path below the base path with a leading slash. */
  redirect?: { status: number; location: string }
  /** Screens this one renders inside itself, already preloaded; their styles belong to the page. */
  nested?: { source: string }[]
  /** Parts that hydrate by themselves (`deferredPart`), already preloaded; of them the page needs the styles only. */
  deferred?: { source: string }[]
  /** The screen has a `begin`: the code that asks comes with the page. */
  asksAtOnce?: boolean
}

export type LazyScreen<Props> = ComponentType<Props> & {
  /** Source file of the screen, as the build's manifest names it. */
  source: string
  /** Loads the code; afterwards the screen renders without suspending. */
  preload(): Promise<void>
  /** The module's `load`, once the code is there. */
  load(context: LoadContext): Promise<LoadResult | undefined>
  /** The module's `begin`, once the code is there. */
  begin(queryClient: QueryClient): Promise<void>
}

/**
 * A screen whose code loads on demand. The server, and the browser before it hydrates, call `preload()`;
 * on a later navigation the nearest Suspense boundary shows while the code arrives.
 */
export function lazyScreen<Props extends object>(
  source: string,
  importModule: () => Promise<ScreenModule<Props>>,
): LazyScreen<Props> {
  const module = onDemand(importModule)
  const preload = async () => void (await module.load())
  const load = async (context: LoadContext) => (await module.load()).load?.(context)
  const begin = async (queryClient: QueryClient) => (await module.load()).begin?.(queryClient)

  function Screen(props: Props) {
    const { default: Loaded } = use(module.shown())
    return <Loaded {...props} />
  }
  return Object.assign(Screen, { source, preload, load, begin })
}
