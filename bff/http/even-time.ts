import { setTimeout as sleep } from 'node:timers/promises'

/** Ms that a refusal takes at least where its time would tell whether an account exists: the store needs up to 450. */
const EVEN_TIME = 700

/** Runs a task whose result must not show by its time how far the store got; failures are as slow. `isOpen`: a result that shows all anyway. */
export async function inEvenTime<T>(task: () => Promise<T>, isOpen: (result: T) => boolean = () => false): Promise<T> {
  const floor = sleep(EVEN_TIME)
  const [outcome] = await Promise.allSettled([task()])
  if (outcome.status === 'fulfilled' && isOpen(outcome.value)) return outcome.value
  await floor
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
