/**
 * Least duration in ms of a refusal whose duration would tell whether an account exists. The store needs up to 450 ms.
 */
const EVEN_TIME = 700

/**
 * Runs a task whose duration must not show how far the store got. Failures take as long as results. A result that
 * `isOpen` accepts reveals everything anyway and returns at once.
 */
export async function inEvenTime<T>(task: () => Promise<T>, isOpen: (result: T) => boolean = () => false): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, EVEN_TIME))
  const [outcome] = await Promise.allSettled([task()])
  if (outcome.status === 'fulfilled' && isOpen(outcome.value)) return outcome.value
  await floor
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
