import { type Context, customers, database, errors, type Resolvers } from 'musette/demo-store'

type Input = { name: string; email: string; order_number: string; items?: string | null; message?: string | null }

const MAX_LENGTHS = { name: 255, email: 255, order_number: 64, items: 2000, message: 2000 } as const

/** Declarations are recorded as they come, for people to look at. */
export const withdrawalResolvers: Resolvers = {
  Mutation: {
    submitWithdrawal: async (_: unknown, { input }: { input: Input }, { db, now }: Context) => {
      const { name, email, order_number: orderNumber, items, message } = checked(input)
      const { rows } = await db.query<{ ticket_code: string; received_at: string }>(
        `insert into withdrawal (ticket_code, name, email, order_number, items, message, received_at)
         values ('R' || lpad(nextval('withdrawal_id_seq')::text, 8, '0'), $1, $2, $3, $4, $5, $6)
         returning ticket_code, received_at`,
        [name, email, orderNumber, items || null, message || null, database.databaseTime(now())],
      )
      return rows[0]
    },
  },
}

function checked(input: Input): Record<keyof typeof MAX_LENGTHS, string> {
  const clean = (field: keyof Input) => (input[field] ?? '').replaceAll('\0', '').trim()
  const fields = Object.keys(MAX_LENGTHS) as (keyof typeof MAX_LENGTHS)[]
  const long = fields.find((field) => clean(field).length > MAX_LENGTHS[field])
  if (long) throw errors.inputError(`The field ${long} can be at most ${MAX_LENGTHS[long]} characters long.`)
  if (clean('name') === '') throw errors.inputError('Please enter your name.')
  if (clean('order_number') === '') throw errors.inputError('Please enter the order number.')
  if (!customers.isGuestEmail(clean('email'))) throw errors.inputError('Enter a valid email address.')
  return Object.fromEntries(fields.map((field) => [field, clean(field)])) as Record<keyof typeof MAX_LENGTHS, string>
}
