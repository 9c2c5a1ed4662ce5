import type { CustomerAddress, CustomerAddressInput } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { CountryCodeEnum } from '../../magento/store-types.generated.ts'
import { addressRules, type AddressRules, checkAddress, cleanAddress } from '../address/check-address.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { isNumericId, toUid } from '../uid.ts'
import { accepted, type AddressResult, type Outcome, refused, refusedFields } from './customer-result.ts'
import { mapAddress } from './map-customer.ts'
import { mergeWaitingCart } from './merge-carts.ts'
import {
  CreateAddress,
  DeleteAddress,
  DeleteAddressById,
  type StoreAddressFragment,
  UpdateAddress,
  UpdateAddressById,
} from './magento/address-book.generated.ts'
import { t } from '../../i18n/texts.ts'
import { addressInput } from '../form-fields/values.ts'
import { customerService } from './customer-service.ts'

export async function createAddress(input: CustomerAddressInput, context: RequestContext): Promise<AddressResult> {
  const rules = await addressRules(context)
  const faults = faultsIn(input, rules)
  if (faults) return respond(faults)
  return change(
    context,
    async () => (await context.upstream.send(CreateAddress, { input: toStore(input, rules) })).createCustomerAddress,
  )
}

export async function updateAddress(
  id: string,
  input: CustomerAddressInput,
  context: RequestContext,
): Promise<AddressResult> {
  if (!isNumericId(id)) return respond(refused(t('address.notInBook')))
  const rules = await addressRules(context)
  const faults = faultsIn(input, rules)
  if (faults) return respond(faults)
  const entry = await entryOf(id, context)
  return change(context, async () => {
    const { upstream } = context
    const changed = toStore(input, rules)
    if (entry && keepsRegion(entry, input)) return replaceEntry(entry, changed, context)
    return upstream.has('Mutation.updateCustomerAddressV2')
      ? (await upstream.send(UpdateAddress, { uid: toUid(id), input: changed })).updateCustomerAddressV2
      : (await upstream.send(UpdateAddressById, { id: Number(id), input: changed })).updateCustomerAddress
  })
}

/** Deletes an entry; succeeds if another tab has deleted it already. */
export async function deleteAddress(id: string, context: RequestContext): Promise<AddressResult> {
  const entry = await entryOf(id, context)
  if (entry?.isDefaultBilling || entry?.isDefaultShipping) return respond(refused(t('customer.defaultEntry')))
  return change(context, async () => {
    if (entry) await deleteEntry(entry, context)
    return undefined
  })
}

async function entryOf(id: string, context: RequestContext): Promise<CustomerAddress | undefined> {
  return (await customerService(context).read()).addresses.find((one) => one.id === id)
}

/**
 * Whether the store would keep an entry's region after a change of country: Magento clears a region's id only if it gets another one. Belgian
 * addresses have a region in most stores, French ones have none here.
 */
function keepsRegion(
  { address: before, region, regionId }: CustomerAddress,
  { address }: CustomerAddressInput,
): boolean {
  return Boolean(region ?? regionId) && !address.regionId && address.country !== before.country
}

/** Creates the changed entry anew, with the defaults of the old one, and deletes the old one. */
async function replaceEntry(
  entry: CustomerAddress,
  changed: ReturnType<typeof toStore>,
  context: RequestContext,
): Promise<StoreAddressFragment | null> {
  const { default_billing: isBilling, default_shipping: isShipping } = changed
  const { createCustomerAddress: created } = await context.upstream.send(CreateAddress, {
    input: {
      ...changed,
      default_billing: isBilling ?? entry.isDefaultBilling,
      default_shipping: isShipping ?? entry.isDefaultShipping,
    },
  })
  await deleteEntry(entry, context)
  return created ?? null
}

async function deleteEntry({ id }: CustomerAddress, { upstream }: RequestContext): Promise<void> {
  if (upstream.has('Mutation.deleteCustomerAddressV2')) await upstream.send(DeleteAddress, { uid: toUid(id) })
  else await upstream.send(DeleteAddressById, { id: Number(id) })
}

function faultsIn({ address }: CustomerAddressInput, rules: AddressRules): Outcome | null {
  return refusedFields(checkAddress(address, rules, 'address'))
}

function toStore({ address, isDefaultBilling, isDefaultShipping }: CustomerAddressInput, rules: AddressRules) {
  const {
    firstname,
    lastname,
    company,
    telephone,
    country,
    locality,
    postalCode,
    streetAddress,
    regionId,
    region,
    fields,
  } = cleanAddress(address, rules)
  return {
    ...addressInput(fields, 'custom_attributesV2'),
    firstname,
    lastname,
    // An empty text removes the former value; omitting it would keep it.
    company: company ?? '',
    telephone,
    country_code: country as CountryCodeEnum,
    city: locality,
    postcode: postalCode,
    street: streetAddress,
    // As for the company: if omitted, a French address keeps the former region.
    region: regionId ? { region_id: Number(regionId) } : region ? { region } : null,
    default_billing: isDefaultBilling ?? undefined,
    default_shipping: isDefaultShipping ?? undefined,
  }
}

async function change(
  context: RequestContext,
  run: () => Promise<StoreAddressFragment | null | undefined>,
): Promise<AddressResult> {
  try {
    const result = await customerService(context).asCustomer(async () => ({ address: await run() }))
    customerService(context).forget()
    if (!result) return respond(refused(t('customer.signInFirst')))
    return { ...respond(accepted, result.address), notes: await mergeWaitingCart(context) }
  } catch (error) {
    if (!isRefusal(error)) throw error
    // Deleted, or another customer's: both get the same message.
    const isGone = error.kind === 'not-found' || error.kind === 'authorization'
    return respond(refused(isGone ? t('address.notInBook') : storeMessage(error.message)))
  }
}

function respond(outcome: Outcome, address?: StoreAddressFragment | null): AddressResult {
  return {
    __typename: 'CustomerAddressMutationSuccess',
    ...outcome,
    notes: [],
    address: address ? mapAddress(address) : null,
  }
}
