import { type Context, errors, type Resolvers } from 'musette/demo-store'

type Method = {
  id: string
  fingerprint: string
  label: string
  brand: string | null
  month: number | null
  year: number | null
}

const SAVED: readonly Method[] = [
  { id: 'pm_demo1', fingerprint: 'fp_visa', label: '•••• 4242', brand: 'visa', month: 12, year: 2031 },
  { id: 'pm_demo2', fingerprint: 'fp_sepa', label: 'SEPA •••• 3000', brand: null, month: null, year: null },
]

/** Stripe's own memory, by store: what was deleted. */
const deleted = new WeakMap<object, Set<string>>()

export const savedMethodResolvers: Resolvers = {
  Mutation: {
    listStripePaymentMethods: (_: unknown, __: unknown, context: Context) => savedMethods(context),
    deleteStripePaymentMethod: (
      _: unknown,
      { input }: { input: { payment_method: string; fingerprint?: string | null } },
      context: Context,
    ) => {
      const method = savedMethods(context).find(({ id }) => id === input.payment_method)
      if (!method) throw errors.inputError(`No such PaymentMethod: '${input.payment_method}'`)
      deletedOf(context).add(keyOf(method.id, context))
      return `"Card ${method.label} has been deleted."`
    },
  },
}

function savedMethods(context: Context) {
  if (context.customerId === null) throw errors.inputError('The customer is not logged in.')
  const own = deletedOf(context)
  return SAVED.filter(({ id }) => !own.has(keyOf(id, context))).map(({ month, year, ...method }) => ({
    ...method,
    exp_month: month,
    exp_year: year,
  }))
}

function keyOf(id: string, { customerId }: Context): string {
  return `${customerId} ${id}`
}

function deletedOf({ db }: Context): Set<string> {
  const known = deleted.get(db) ?? new Set<string>()
  deleted.set(db, known)
  return known
}
