import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { Agreements, type AgreementsQuery } from './checkout.generated.ts'

export type Agreement = AgreementsQuery['agreements'][number]

export type AgreementsState = ReturnType<typeof useAgreements>

/** What has to be agreed to, and what was: nothing is ticked for the shopper. */
export function useAgreements() {
  const { data, error, refetch } = useOperation(Agreements, {})
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChecked, setChecked] = useState(false)
  const required = data?.agreements.filter(({ isRequired }) => isRequired) ?? []
  const isMissing = ({ id }: Agreement) => !ticked.has(id)

  return {
    list: data?.agreements,
    error,
    retry: () => void refetch(),
    tickedIds: [...ticked],
    isTicked: (id: string) => ticked.has(id),
    /** Whether a box has to be ticked still, after a try to order. */
    isFaulty: (agreement: Agreement) => isChecked && agreement.isRequired && isMissing(agreement),
    tick(id: string, on: boolean) {
      const next = new Set(ticked)
      if (on) next.add(id)
      else next.delete(id)
      setTicked(next)
    },
    check(): boolean {
      setChecked(true)
      return data !== undefined && !required.some(isMissing)
    },
  }
}
