import type { SharedCounters } from '../redis/shared-counters.ts'
import { type Attempts, createAttempts } from './attempts.ts'
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts'

/** What keeps away those who guess, and machines that pretend to be shoppers. One for all requests. */
export type Guards = {
  attempts: Attempts
  /** Absent where forms are not protected (`CAPTCHA=false`). */
  proofOfWork?: ProofOfWork
}

export type GuardSettings = {
  /** Newest first; absent: forms are not protected. */
  captchaKeys?: readonly Buffer[]
  counters?: SharedCounters
}

export function createGuards({ captchaKeys, counters }: GuardSettings = {}): Guards {
  return {
    attempts: createAttempts(counters),
    ...(captchaKeys && { proofOfWork: createProofOfWork(captchaKeys, counters) }),
  }
}
