import { createContext, useContext } from 'react'
import type { findRoute, preloadRoute } from './routes.ts'

/** The table of routes imports all screens, so parts of screens get it from this context and do not import it. */
type Routes = { findRoute: typeof findRoute; preloadRoute: typeof preloadRoute }

export const RoutesContext = createContext<Routes | null>(null)

export function useRoutes(): Routes {
  const routes = useContext(RoutesContext)
  if (!routes) throw new Error('There are no routes around this component')
  return routes
}
