import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

export type Captcha = { kind: string; challenge: string | null; siteKey: string | null }

type Asker = { ask<T>(query: string): Promise<T> }

/** The proof that a form needs. */
export async function requestedCaptcha(who: Asker, form: string): Promise<Captcha> {
  return (await who.ask<{ captcha: Captcha }>(`{ captcha(form: ${form}) { kind challenge siteKey } }`)).captcha
}

/** Returns the proof that a browser sends with the form; undefined if it needs none. */
export async function proofFor(who: Asker, form: string): Promise<string | undefined> {
  const { kind, challenge: given } = await requestedCaptcha(who, form)
  if (kind !== 'PROOF_OF_WORK') return undefined
  const challenge = JSON.parse(given ?? '') as Challenge
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
