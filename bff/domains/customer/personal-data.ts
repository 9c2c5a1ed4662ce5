import type { RequestContext } from '../../graphql/context.ts'
import type { PersonalDataSuccess } from '../../graphql/shop-schema.generated.ts'
import { type Outcome, refused } from './customer-answer.ts'
import type { CustomerModel } from './customer-model.ts'
import { customerTexts as texts } from './customer-texts.ts'
import { confirmIdentity, type Proof } from './confirm-identity.ts'
import { readPersonalRecords } from './personal-records.ts'

/** Everything the store tells of the customer as JSON (GDPR, articles 15 and 20), for whoever knows the password. */
export async function exportPersonalData(proof: Proof, context: RequestContext): Promise<PersonalDataAnswer> {
  const { loaders } = context
  const customer = await loaders.customer.read()
  const refusal = await confirmIdentity(customer, proof, context)
  if (refusal) return answer(refusal)
  const data = await loaders.customer.asCustomer(() => collect(customer, context))
  return data ? answer({ success: true, errorMessage: null, errors: [] }, data) : answer(refused(texts.signInFirst))
}

type PersonalDataAnswer = PersonalDataSuccess & { __typename: 'PersonalDataSuccess' }

async function collect(customer: CustomerModel, { upstream, shop }: RequestContext) {
  const { id: _id, addresses, isSubscribed, ...profile } = customer
  return {
    createdAt: new Date().toISOString(),
    profile,
    addresses: addresses.map(({ id: _entry, ...address }) => address),
    newsletter: { isSubscribed },
    ...(await readPersonalRecords(upstream, shop)),
  }
}

function answer(outcome: Outcome, data?: object): PersonalDataAnswer {
  return { __typename: 'PersonalDataSuccess', ...outcome, data: data ? JSON.stringify(data, null, 2) : null }
}
