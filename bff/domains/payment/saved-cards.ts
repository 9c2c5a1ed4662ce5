import type { RequestContext } from '../../graphql/context.ts'
import type { Resolvers } from '../../graphql/resolvers.generated.ts'
import type { SavedCard } from '../../graphql/shop-schema.generated.ts'
import { t } from '../../i18n/texts.ts'
import { isRefusal } from '../cart/cart-service.ts'
import { accepted, type Outcome, refused, type RequestResult } from '../customer/customer-result.ts'
import { type AdapterWithCards, adaptersWithCards } from './adapters.ts'

/** Saved cards of one provider. */
const MAX_CARDS = 30
const MAX_LABEL = 100

export const savedCardResolvers: Resolvers = {
  Customer: {
    savedCards: (_, __, context) => savedCardsOf(context),
  },
  Mutation: {
    deleteSavedCard: async (_, { id }, context): Promise<RequestResult> => ({
      __typename: 'RequestSuccess',
      ...(await deleteCard(id, context)),
    }),
  },
}

/** Returns the customer's cards at all providers; null if none of them saves cards. */
export async function savedCardsOf(context: RequestContext): Promise<SavedCard[] | null> {
  return hasSavedCards(context) ? cardsOf(adaptersWithCards(context), context) : null
}

/** Whether a provider of the shop may save cards of customers. */
export function hasSavedCards(context: Pick<RequestContext, 'shop' | 'upstream'>): boolean {
  return adaptersWithCards(context).length > 0
}

/** Returns the customer's cards that one of the store's methods accepts; none if the store refuses to list them. */
export async function cardsFor(
  methods: readonly ({ code: string } | null)[],
  context: RequestContext,
): Promise<SavedCard[]> {
  // Other providers use their cards on their own pages, so they are not called here.
  const adapters = adaptersWithCards(context).filter(({ kindOf }) =>
    methods.some((method) => method && kindOf(method.code, context) === 'SAVED_CARD'),
  )
  try {
    const cards = await cardsOf(adapters, context)
    return cards.filter(({ method }) => methods.some((offered) => offered?.code === method))
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

async function cardsOf(adapters: readonly AdapterWithCards[], context: RequestContext): Promise<SavedCard[]> {
  if (!context.signIn.token()) return []
  const found = await Promise.all(adapters.map(({ saved }) => saved.list(context)))
  return found.flatMap((cards) => cards.slice(0, MAX_CARDS).map(withShortLabel))
}

/** Limits the label to the last four digits, whatever a module returns. */
function withShortLabel(card: SavedCard): SavedCard {
  const label = card.label
    .slice(0, MAX_LABEL)
    .replace(/\d(?:[ -]?\d){4,}/g, (digits) => `•••• ${digits.replace(/\D/g, '').slice(-4)}`)
  return { ...card, label }
}

/** Deletes a card at the provider that has it. */
async function deleteCard(id: string, context: RequestContext): Promise<Outcome> {
  const adapters = context.signIn.token() ? adaptersWithCards(context) : []
  try {
    for (const { saved } of adapters) if (await saved.remove(id, context)) return accepted
  } catch (error) {
    if (!isRefusal(error)) throw error
    return refused(t('payment.cardNotDeleted'))
  }
  return refused(t('payment.cardGone'))
}
