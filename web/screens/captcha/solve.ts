/** Timeout in ms; the slowest phones need a tenth of it. */
const TIMEOUT = 30_000

/** Solves an ALTCHA challenge in a worker, so that the page stays usable. */
export function solve(challenge: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' })
    const timer = setTimeout(() => finish(() => reject(new Error('The proof of work took too long'))), TIMEOUT)
    function finish(settle: () => void): void {
      clearTimeout(timer)
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) =>
      finish(() => (data === null ? reject(new Error('The proof of work has no solution')) : resolve(data))),
    )
    worker.addEventListener('error', () => finish(() => reject(new Error('The proof of work could not be done'))))
    worker.postMessage(challenge)
  })
}
