import { proofFor } from './proof.ts'
import type { Shopper } from './shopper.ts'

/** A declaration about a part of an order. */
export const DECLARATION = {
  name: 'Anne Le Goff',
  email: 'anne.legoff@exemple.fr',
  orderNumber: '000000042',
  items: 'Le sac de 12 kg',
}

type Answer = {
  success: boolean
  errorMessage: string | null
  errors: { field: string }[]
  receipt: Record<string, unknown> | null
}

/** Withdraws as the page does, with the proof that its form needs. */
export async function declare(who: Shopper, input: object): Promise<Answer> {
  return declareUnproven(who, { ...input, captcha: await proofFor(who, 'WITHDRAWAL') })
}

export async function declareUnproven(who: Shopper, input: object): Promise<Answer> {
  const { withdraw } = await who.ask<{ withdraw: Answer }>(
    'mutation ($input: WithdrawalInput!) { withdraw(input: $input) { success errorMessage errors { field message } receipt { number receivedAt name email orderNumber items isMailed } } }',
    { input },
  )
  return withdraw
}
