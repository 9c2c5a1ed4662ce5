import type { Context, Resolvers } from '../context.ts'
import { inputError } from '../errors.ts'
import { declare } from './declare.ts'
import type { Declaration, WithdrawalRow } from './declare.ts'

type Input = { name: string; email: string; order_number: string; items?: string | null }

const maxText = 200
const maxItems = 2000
const emailPattern = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/

const clean = (text: string): string => text.replaceAll('\0', '').trim()

const read = ({ name, email, order_number: orderNumber, items }: Input): Declaration => {
  const declaration = {
    name: clean(name),
    email: clean(email),
    orderNumber: clean(orderNumber),
    items: clean(items ?? '') || null,
  }
  const short = [declaration.name, declaration.email, declaration.orderNumber]
  if (short.some((text) => text === '' || text.length > maxText)) throw inputError('Required parameter is missing.')
  if ((declaration.items ?? '').length > maxItems) throw inputError('The list of items is too long.')
  if (!emailPattern.test(declaration.email)) throw inputError('Enter a valid email address.')
  return declaration
}

/** The extension `withdrawal`. */
export const withdrawalResolvers: Resolvers = {
  Mutation: {
    declareWithdrawal: async (_: unknown, { input }: { input: Input }, context: Context) =>
      declare(read(input), context),
  },
  WithdrawalDeclarationOutput: {
    is_mailed: () => true,
    received_at: (row: WithdrawalRow) => row.received_at,
  },
}
