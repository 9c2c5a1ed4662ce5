import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Receives a challenge as JSON and posts the proof as JSON, or null. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void answer(data)
})

async function answer(text: string): Promise<void> {
  const challenge = JSON.parse(text) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  postMessage(solution && JSON.stringify({ challenge, solution }))
}
