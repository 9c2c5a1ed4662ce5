import { carts, customers, type RequestContext, store, type StoreContext, t, valuesOf } from 'musette/server'
import { MAX_PROFILES, petsOfText } from '../pet.ts'
import variables from '../variables.ts'
import { CustomerAttributes, PetProfiles, type PetProfilesQuery, SavePetProfiles } from './magento/pets.generated.ts'
import { respond } from './result.ts'

/** Whether customers of the store have an attribute for the profiles. */
export async function hasAttribute({ upstream, shop }: StoreContext): Promise<boolean> {
  if (!upstream.has('Customer.custom_attributes') || !upstream.has('CustomerUpdateInput.custom_attributes'))
    return false
  const { attributesList } = await upstream.read(CustomerAttributes, {}, store.SETTINGS_POLICY)
  const code = valuesOf(variables, shop).PETS_ATTRIBUTE
  return (attributesList?.items ?? []).some((item) => item?.code === code)
}

/** Reads the profiles; null for a guest, and if the store has no attribute for them. */
export async function readProfiles(context: RequestContext): Promise<string | null> {
  if (!context.signIn.token() || !(await hasAttribute(context))) return null
  const code = valuesOf(variables, context.shop).PETS_ATTRIBUTE
  const found = await customers
    .customerService(context)
    .asCustomer(() => context.upstream.send(PetProfiles, { codes: [code] }))
  if (!found) return null
  return normalized(storedIn(found.customer, code))
}

export async function saveProfiles(text: string, context: RequestContext): Promise<customers.RequestResult> {
  if (text.length > MAX_PROFILES || !(await hasAttribute(context))) return respond(customers.refused(t('pet.notSaved')))
  const code = valuesOf(variables, context.shop).PETS_ATTRIBUTE
  const value = normalized(text)
  try {
    const sent = await customers.customerService(context).asCustomer(() =>
      context.upstream.send(SavePetProfiles, {
        codes: [code],
        input: { custom_attributes: [{ attribute_code: code, value }] },
      }),
    )
    if (!sent) return respond(customers.refused(t('pet.signIn')))
    const isSaved = normalized(storedIn(sent.updateCustomerV2?.customer, code)) === value
    return respond(isSaved ? customers.accepted : customers.refused(t('pet.notSaved')))
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return respond(customers.refused(store.storeMessage(error.message) || t('pet.notSaved')))
  }
}

function storedIn(customer: PetProfilesQuery['customer'] | undefined, code: string): string | null {
  const found = customer?.custom_attributes?.find((one) => one?.code === code)
  return found && 'value' in found ? found.value : null
}

/** Leaves out everything that is not a profile, so that the attribute holds nothing else. */
function normalized(text: string | null): string {
  return JSON.stringify(petsOfText(text))
}
