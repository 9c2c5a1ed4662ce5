import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { readAgain } from '../../api/read-again.ts'
import type { ContributionModes } from '../../../schema/page.ts'
import { LeaveContribution, SetPreviewMode, SetXRayMode } from './contribution.generated.ts'

export type Mode = keyof ContributionModes

/** The modes as the server has them, and how to change them; `failure` is what the server had against it, or empty for no response. */
export function useModes(first: ContributionModes) {
  const execute = useExecute()
  const queryClient = useQueryClient()
  const [modes, setModes] = useState(first)
  const [failure, setFailure] = useState<string | null>(null)
  const { preview } = modes

  // In preview nothing that this tab has is good enough for the next page.
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
      // Texts say where they come from, and what they are now, where they were requested with the mode's cookie.
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
