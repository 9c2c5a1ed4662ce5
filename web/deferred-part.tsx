import { type ComponentType, memo, type ReactNode } from 'react'
import { HydratedSuspense } from './hydration.tsx'
import { type LazyScreen, lazyScreen, type ScreenModule } from './lazy-screen.tsx'

/**
 * A part of a page that can be read before it can be used: the server renders it, its code comes after the page's own, and only
 * then does React adopt it. Its owner's `load` preloads it and names it in `deferred`.
 */
export type DeferredPart<Props> = ComponentType<Props> & Pick<LazyScreen<Props>, 'source' | 'preload'>

/** `fallback` shows on a later navigation, while the code arrives. */
export function deferredPart<Props extends object>(
  source: string,
  importModule: () => Promise<ScreenModule<Props>>,
  fallback?: ReactNode,
): DeferredPart<Props> {
  const Part = lazyScreen(source, importModule)
  // Without new props nothing reaches the boundary: an update from above would replace the server's HTML by the fallback.
  const Memoized = memo((props: Props) => (
    <HydratedSuspense fallback={fallback}>
      <Part {...props} />
    </HydratedSuspense>
  ))
  const Deferred = (props: Props) => <Memoized {...props} />
  return Object.assign(Deferred, { source, preload: Part.preload })
}
