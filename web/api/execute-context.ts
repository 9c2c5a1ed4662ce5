import { createContext, useContext } from 'react'
import type { Execute } from '../../schema/page.ts'

/** Sends mutations. Queries go through the query client, which holds the same function. */
export const ExecuteContext = createContext<Execute | null>(null)

export function useExecute(): Execute {
  const execute = useContext(ExecuteContext)
  if (!execute) throw new Error('ExecuteContext is missing')
  return execute
}
