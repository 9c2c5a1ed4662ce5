import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { defineService } from '../define-service.ts'
import { type CustomerModel, guest } from './customer-model.ts'
import { mapCustomer } from './map-customer.ts'
import { Customer } from './magento/customer.generated.ts'

/** Who is there during one request. */
export type CustomerService = {
  /** The customer, or a guest; read once, until `forget`. */
  read(): Promise<CustomerModel>
  /** Discards what was read. */
  forget(): void
  /**
   * Runs what only a customer may do. `null` for a guest, and when the store turns out to have ended the session meanwhile; whatever
   * else the store refuses is thrown.
   */
  asCustomer<T>(run: () => Promise<T>): Promise<T | null>
}

export const customerService = defineService(({ upstream, signIn }: RequestContext): CustomerService => {
  let current: Promise<CustomerModel> | undefined

  async function load(): Promise<CustomerModel> {
    const token = signIn.token()
    if (!token) return guest
    try {
      const { customer } = await upstream.send(Customer, {})
      if (customer) return mapCustomer(customer, token)
    } catch (error) {
      if (!isAboutWho(error)) throw error
    }
    signIn.refuse()
    return guest
  }

  return {
    read: () => (current ??= load()),
    forget() {
      current = undefined
    },
    async asCustomer(run) {
      if (!signIn.token()) return null
      try {
        return await run()
      } catch (error) {
        // The store says the same of a session that ended and of what belongs to somebody else: asking who is there tells.
        if (!isAboutWho(error)) throw error
        current = undefined
        if ((await (current = load())).id !== null) throw error
        return null
      }
    },
  }
})

function isAboutWho(error: unknown): boolean {
  return error instanceof UpstreamError && (error.kind === 'authorization' || error.kind === 'authentication')
}
