import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { readAgain } from '../../api/read-again.ts'
import type { ContributionModes } from '../../../schema/page.ts'
import { LeaveContribution, SetPreviewMode, SetXRayMode } from './contribution.generated.ts'

export type Mode = keyof ContributionModes

/** Returns the server's modes, and functions to change them; `failure` is the server's message, or empty without a response. */
export function useModes(first: ContributionModes) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [modes, setModes] = useState(first)
  const [failure, setFailure] = useState<string | null>(null)
  const { preview } = modes

  // In preview, the next page must not use data of this tab.
  useEffect(() => {
    if (!preview) return
    const before = queryClient.getDefaultOptions()
    queryClient.setDefaultOptions({ ...before, queries: { ...before.queries, staleTime: 0 } })
    return () => queryClient.setDefaultOptions(before)
  }, [preview, queryClient])

  async function change(mode: Mode, enabled: boolean) {
    setFailure(null)
    try {
      const { success, errorMessage } =
        mode === 'preview'
          ? (await execute(SetPreviewMode, { enabled })).setPreviewMode
          : (await execute(SetXRayMode, { enabled })).setXRayMode
      if (!success) return setFailure(errorMessage ?? '')
      setModes((current) => ({ ...current, [mode]: enabled }))
      // Only texts that were requested with the mode's cookie name their source and are current.
      await readAgain(queryClient)
    } catch {
      setFailure('')
    }
  }

  async function leave() {
    setFailure(null)
    try {
      await execute(LeaveContribution, {})
      location.reload()
    } catch {
      setFailure('')
    }
  }
  return { modes, failure, change, leave }
}
