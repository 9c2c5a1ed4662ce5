import type { CustomerAddressInput } from '../../graphql/shop-schema.generated.ts'
import type { RequestContext } from '../../graphql/context.ts'
import type { CountryCodeEnum } from '../../magento/store-types.generated.ts'
import { addressRules, type AddressRules, checkAddress, cleanAddress } from '../address/check-address.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { storeMessage } from '../store-messages.ts'
import { isNumericId, toUid } from '../uid.ts'
import { accepted, type AddressResult, type Outcome, refused, refusedFields } from './customer-result.ts'
import { mapAddress } from './map-customer.ts'
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
  return change(context, async () => {
    const { upstream } = context
    const changed = toStore(input, rules)
    return upstream.has('Mutation.updateCustomerAddressV2')
      ? (await upstream.send(UpdateAddress, { uid: toUid(id), input: changed })).updateCustomerAddressV2
      : (await upstream.send(UpdateAddressById, { id: Number(id), input: changed })).updateCustomerAddress
  })
}

/** Removing what another tab removed already is no failure. */
export async function deleteAddress(id: string, context: RequestContext): Promise<AddressResult> {
  const { addresses } = await customerService(context).read()
  const entry = addresses.find((one) => one.id === id)
  if (entry?.isDefaultBilling || entry?.isDefaultShipping) return respond(refused(t('customer.defaultEntry')))
  return change(context, async () => {
    const { upstream } = context
    if (entry && upstream.has('Mutation.deleteCustomerAddressV2')) {
      await upstream.send(DeleteAddress, { uid: toUid(entry.id) })
    } else if (entry) {
      await upstream.send(DeleteAddressById, { id: Number(entry.id) })
    }
    return undefined
  })
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
    // An empty text takes away what was there; leaving it out would keep it.
    company: company ?? '',
    telephone,
    country_code: country as CountryCodeEnum,
    city: locality,
    postcode: postalCode,
    street: streetAddress,
    ...(regionId ? { region: { region_id: Number(regionId) } } : region ? { region: { region } } : {}),
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
    return respond(accepted, result.address)
  } catch (error) {
    if (!isRefusal(error)) throw error
    // No longer in the book, and in another customer's: both get the same message.
    const isGone = error.kind === 'not-found' || error.kind === 'authorization'
    return respond(refused(isGone ? t('address.notInBook') : storeMessage(error.message)))
  }
}

function respond(outcome: Outcome, address?: StoreAddressFragment | null): AddressResult {
  return { __typename: 'CustomerAddressMutationSuccess', ...outcome, address: address ? mapAddress(address) : null }
}
