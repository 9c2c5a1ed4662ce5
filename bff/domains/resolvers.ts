import { type DefinitionNode, parse } from 'graphql'
import parts from 'virtual:extensions/schema'
import extensions from 'virtual:extensions/server'
import type { Resolvers } from '../graphql/resolvers.generated.ts'
import { addressResolvers } from './address/resolvers.ts'
import { captchaResolvers } from './captcha/resolvers.ts'
import { cartResolvers } from './cart/resolvers.ts'
import { categoryResolvers } from './catalog/category-resolvers.ts'
import { layerResolvers } from './catalog/layer-resolvers.ts'
import { productResolvers } from './catalog/product-resolvers.ts'
import { checkoutResolvers } from './checkout/resolvers.ts'
import { contactResolvers } from './contact/resolvers.ts'
import { contributionResolvers } from './contribution/resolvers.ts'
import { contentResolvers } from './content/resolvers.ts'
import { customerResolvers } from './customer/resolvers.ts'
import { deliveryResolvers } from './delivery/resolvers.ts'
import { downloadResolvers } from './downloads/resolvers.ts'
import { invoiceResolvers } from './invoices/resolvers.ts'
import { formFieldResolvers } from './form-fields/resolvers.ts'
import { moneyResolvers } from './money.ts'
import { checkAdapters } from './payment/adapters.ts'
import { savedCardResolvers } from './payment/saved-cards.ts'
import { orderResolvers } from './orders/resolvers.ts'
import { reviewResolvers } from './reviews/resolvers.ts'
import { routingResolvers } from './routing/resolvers.ts'
import { searchResolvers } from './search/resolvers.ts'
import { shopResolvers } from './shop/resolvers.ts'
import { storeCreditResolvers } from './store-credit/resolvers.ts'
import { wishlistResolvers } from './wishlist/resolvers.ts'

const domains: readonly Resolvers[] = [
  shopResolvers,
  customerResolvers,
  formFieldResolvers,
  captchaResolvers,
  routingResolvers,
  categoryResolvers,
  layerResolvers,
  productResolvers,
  searchResolvers,
  reviewResolvers,
  wishlistResolvers,
  contentResolvers,
  contributionResolvers,
  addressResolvers,
  cartResolvers,
  checkoutResolvers,
  savedCardResolvers,
  deliveryResolvers,
  orderResolvers,
  invoiceResolvers,
  storeCreditResolvers,
  downloadResolvers,
  contactResolvers,
  moneyResolvers,
]

checkAdapters(extensions)

/** All resolvers of the shop. Domains add fields to one another's types (reviews to products), so types are joined field by field. */
export const resolvers: Resolvers = joined([...domains, ...extensions.map(checked)])

/** Throws for a resolver of a field that the extension does not declare. */
function checked({ name, resolvers: own = {} }: (typeof extensions)[number]): Resolvers {
  const { definitions } = parse(parts.find((part) => part.name === name)?.text || 'scalar None', { noLocation: true })
  const declared = new Set(definitions.flatMap(membersOf))
  for (const [type, fields] of Object.entries(own)) {
    const unknown = Object.keys(fields).find((field) => !field.startsWith('__') && !declared.has(`${type}.${field}`))
    if (unknown) throw new Error(`extension ${name}: resolvers.${type}.${unknown} is not in its schema.graphql`)
  }
  return own
}

function membersOf(definition: DefinitionNode): string[] {
  if (!('name' in definition) || !definition.name) return []
  const members = [
    ...('fields' in definition ? (definition.fields ?? []) : []),
    ...('values' in definition ? (definition.values ?? []) : []),
  ]
  const type = definition.name.value
  return members.map(({ name }) => `${type}.${name.value}`)
}

function joined(parts: readonly Resolvers[]): Resolvers {
  const types = new Map<string, Record<string, unknown>>()
  for (const [type, fields] of parts.flatMap((part) => Object.entries(part))) {
    const known = types.get(type) ?? {}
    for (const name of Object.keys(fields)) if (name in known) throw new Error(`${type}.${name} is resolved twice`)
    types.set(type, { ...known, ...fields })
  }
  return Object.fromEntries(types)
}
