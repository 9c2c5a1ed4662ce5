import type { RequestContext } from '../../graphql/context.ts'
import { UpstreamError } from '../../magento/upstream-error.ts'
import { defineService } from '../define-service.ts'
import { type CustomerModel, guest } from './customer-model.ts'
import { mapCustomer } from './map-customer.ts'
import { Customer } from './magento/customer.generated.ts'

/** The visitor of one request. */
export type CustomerService = {
  /** Reads the customer, or a guest; once, until `forget`. */
  read(): Promise<CustomerModel>
  /** Discards what was read. */
  forget(): void
  /** Runs a task that only a customer may do. `null` for a guest, and if the store has ended the session meanwhile; other refusals are thrown. */
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
        // The store's error is the same for an ended session and for data of somebody else: reading the customer shows which.
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
