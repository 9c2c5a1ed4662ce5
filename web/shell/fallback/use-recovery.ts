import { useEffect } from 'react'
import { watchForRecovery } from './recovery.ts'

/** Brings the shop back by itself, as soon as it can be had again. */
export function useRecovery() {
  useEffect(watchForRecovery, [])
}
