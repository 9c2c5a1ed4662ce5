import type { RequestContext } from '../../graphql/context.ts'
import type { PersonalDataSuccess } from '../../graphql/shop-schema.generated.ts'
import type { Upstream } from '../../magento/upstream.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { savedCardsOf } from '../payment/saved-cards.ts'
import { allPages } from './all-pages.ts'
import { type Outcome, refused } from './customer-result.ts'
import type { CustomerModel } from './customer-model.ts'
import { PersonalCredit } from './magento/personal-credit.generated.ts'
import { PersonalOrders, PersonalReviews, PersonalWishes } from './magento/personal-data.generated.ts'
import { t } from '../../i18n/texts.ts'
import { provenEmail } from './email-proof.ts'
import { activeExtensions } from '../../extensions.ts'
import { storedFields } from '../form-fields/stored-fields.ts'
import { customerService } from './customer-service.ts'
import { confirmIdentity, type Proof } from './sign-in.ts'

const PAGE_SIZE = 50

/** Exports everything that the store returns about the customer as JSON (GDPR, articles 15 and 20), once the password is confirmed. */
export async function exportPersonalData(proof: Proof, context: RequestContext): Promise<PersonalDataResult> {
  const customer = await customerService(context).read()
  const refusal = await confirmIdentity(customer, proof, context)
  if (refusal) return respond(refusal)
  const data = await customerService(context).asCustomer(() => collect(customer, context))
  return data
    ? respond({ success: true, errorMessage: null, errors: [] }, data)
    : respond(refused(t('customer.signInFirst')))
}

type PersonalDataResult = PersonalDataSuccess & { __typename: 'PersonalDataSuccess' }

async function collect(customer: CustomerModel, context: RequestContext) {
  const { id: _id, addresses, isSubscribed, ...profile } = customer
  const stored = await storedFields(context)()
  return {
    createdAt: new Date().toISOString(),
    profile: { ...profile, fields: stored.customer },
    addresses: addresses.map(({ id, ...address }) => ({ ...address, fields: stored.book.get(id) ?? [] })),
    newsletter: { isSubscribed },
    ...(await readPersonalRecords(context.upstream)),
    ...(await readCards(context)),
    ...Object.assign({}, ...(await Promise.all(readExtensions(context)))),
    ...(await readMails(context)),
  }
}

function respond(outcome: Outcome, data?: object): PersonalDataResult {
  return { __typename: 'PersonalDataSuccess', ...outcome, data: data ? JSON.stringify(data, null, 2) : null }
}

/** Reads orders, reviews, wishes and store credit of the customer. Store credit is left out where the store has no such field. */
async function readPersonalRecords(upstream: Upstream) {
  const [orders, reviews, wishlist, storeCredit] = await Promise.all([
    allPages(
      async (page) =>
        (await upstream.send(PersonalOrders, { page, size: PAGE_SIZE }, { needs: (a) => a.customer?.orders })).customer
          ?.orders,
    ),
    allPages(
      async (page) =>
        (await upstream.send(PersonalReviews, { page, size: PAGE_SIZE }, { needs: (a) => a.customer?.reviews }))
          .customer?.reviews,
    ),
    allPages(async (page) => {
      const { customer } = await upstream.send(
        PersonalWishes,
        { page, size: PAGE_SIZE },
        { needs: (a) => a.customer?.wishlists[0]?.items_v2 },
      )
      return customer?.wishlists[0]?.items_v2
    }),
    upstream.has('Customer.store_credit') ? readCredit(upstream) : null,
  ])
  return { orders, reviews, wishlist, ...(storeCredit && { storeCredit }) }
}

function readExtensions(context: RequestContext): Promise<object>[] {
  return activeExtensions(context.shop).flatMap(({ personalData }) => personalData?.(context) ?? [])
}

/** Reads what providers keep of the customer's cards. */
async function readCards(context: RequestContext) {
  try {
    const cards = await savedCardsOf(context)
    return cards && { savedCards: cards.map(({ label, expires }) => ({ label, expires })) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    return {}
  }
}

/** Reads the stored mails of the shop, if the address is proven to be the customer's. */
async function readMails(context: RequestContext) {
  const { shared, shop, log } = context
  if (!shared.mails) return {}
  const email = await provenEmail(context)
  const stored =
    email === null
      ? []
      : await shared.mails.keptAbout(email).catch((error: unknown) => {
          log.warn({ err: error }, 'the mails that are kept cannot be read for a customer')
          return null
        })
  // A merchant may be a customer as well: mails from others to the merchant are not the merchant's personal data.
  const own = stored?.filter(
    ({ to, replyTo }) => to !== shop.merchantEmail || replyTo?.toLowerCase() === email?.toLowerCase(),
  )
  const items = own?.map(({ kind, acceptedAt, subject, text, attachments }) => ({
    kind,
    acceptedAt,
    subject,
    text,
    attachments: attachments.map(({ name }) => name),
  }))
  return { mails: { note: t('personalData.mails'), isComplete: stored !== null && email !== null, items: items ?? [] } }
}

/** Null where the merchant has switched store credit off. */
async function readCredit(upstream: Upstream) {
  let balance: { value: number | null; currency: string | null } | null = null
  let isEnabled = false
  const history = await allPages(async (page) => {
    const credit = (
      await upstream.send(
        PersonalCredit,
        { page, size: PAGE_SIZE },
        { needs: (a) => a.customer?.store_credit?.balance_history },
      )
    ).customer?.store_credit
    isEnabled ||= credit?.enabled === true
    balance ??= credit?.current_balance ?? null
    return credit?.balance_history
  })
  return isEnabled ? { balance, history } : null
}
