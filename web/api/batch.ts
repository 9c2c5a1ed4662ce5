import type { Answer, Entry, Exchange } from './exchange.ts'

/** Sends one operation and gives its answer. */
export type Ask = (entry: Entry) => Promise<Answer>

/** As many as the endpoint takes. */
const MAX_BATCH = 10

type Waiting = { entry: Entry; resolve(answer: Answer): void; reject(reason: unknown): void }

/** Every operation in a request of its own. */
export function singly(exchange: Exchange): Ask {
  return async (entry) => {
    const [answer] = await exchange([entry])
    return answer ?? { status: 0 }
  }
}

/** What is asked in one tick goes in one request. For queries only: nothing in a batch may be harmed when the batch is repeated. */
export function batching(exchange: Exchange): Ask {
  let waiting: Waiting[] = []

  return (entry) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setTimeout(flush)
      waiting.push({ entry, resolve, reject })
    })

  function flush(): void {
    const all = waiting
    waiting = []
    for (let from = 0; from < all.length; from += MAX_BATCH) void send(all.slice(from, from + MAX_BATCH))
  }

  async function send(batch: Waiting[]): Promise<void> {
    try {
      const answers = await exchange(batch.map(({ entry }) => entry))
      batch.forEach(({ resolve }, index) => resolve(answers[index] ?? { status: 0 }))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
