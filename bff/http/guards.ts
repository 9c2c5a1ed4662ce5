import type { SharedCounters } from '../lib/shared.ts'
import { type Attempts, createAttempts, createMailLimits, type MailLimits } from './attempts.ts'
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts'

/** Protection against password guessing, bots and mails to strangers. All requests share one instance. */
export type Guards = {
  attempts: Attempts
  mails: MailLimits
  /** Absent if forms are not protected (`CAPTCHA=false`). */
  proofOfWork?: ProofOfWork
}

export type GuardSettings = {
  /** Newest first. Absent if forms are not protected. */
  captchaKeys?: readonly Buffer[]
  counters?: SharedCounters
}

export function createGuards({ captchaKeys, counters }: GuardSettings = {}): Guards {
  return {
    attempts: createAttempts(counters),
    mails: createMailLimits(counters),
    ...(captchaKeys && { proofOfWork: createProofOfWork(captchaKeys, counters) }),
  }
}
