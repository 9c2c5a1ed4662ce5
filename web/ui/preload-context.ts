import { createContext } from 'react'

/**
 * Gets the target of a link ready. `code`: the screen's modules; `all`: also its data.
 * Does nothing where nobody provides it, as in a test of one component.
 */
export type PreloadRoute = (href: string, what: 'code' | 'all') => void

export const PreloadContext = createContext<PreloadRoute>(() => {})
