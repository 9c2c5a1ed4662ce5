import type { QueryClient } from '@tanstack/react-query'

/** Starts what many components need once for each client: with the first that uses it, until the last one has stopped. */
export function subscribeOnce(
  start: (queryClient: QueryClient) => () => void,
): (queryClient: QueryClient) => () => void {
  const running = new WeakMap<QueryClient, { users: number; stop: () => void }>()
  return (queryClient) => {
    const subscription = running.get(queryClient) ?? { users: 0, stop: start(queryClient) }
    running.set(queryClient, subscription)
    subscription.users += 1
    return () => {
      subscription.users -= 1
      if (subscription.users > 0) return
      subscription.stop()
      running.delete(queryClient)
    }
  }
}
