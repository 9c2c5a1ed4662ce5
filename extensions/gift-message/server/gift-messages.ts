import { carts, type RequestContext, store, type StoreContext, t } from 'musette/server'
import type { GiftMessage, GiftMessageInput, Resolvers } from '../schema.generated.ts'
import { MAX_MESSAGE, MAX_NAME } from '../rules.ts'
import { GiftMessageRules, SetGiftMessage } from './magento/gift-message.generated.ts'

/** Types of lines that are shipped. */
const SENT: ReadonlySet<string> = new Set(['SimpleCartItem', 'ConfigurableCartItem', 'BundleCartItem'])

/** Fields that the documents of this extension add to a line. */
type Added = { gift_message?: GiftMessage | null; product?: { gift_message_available?: unknown } }

export const giftMessageResolvers: Resolvers = {
  CartItem: {
    async canHaveGiftMessage({ stored }, _, context) {
      try {
        return stored !== null && (await takesMessage(stored, context))
      } catch (error) {
        // A failure must not break the cart.
        if (error instanceof store.UpstreamError) return false
        throw error
      }
    },
    giftMessage: ({ stored }) => messageOf(stored),
  },
  OrderItem: {
    giftMessage: ({ stored }) => messageOf(stored),
  },
  Mutation: {
    setGiftMessage: (_, { item_id: itemId, giftMessage }, context) =>
      setGiftMessage(itemId, giftMessage ? entered(giftMessage) : null, context),
  },
}

/** The store's setting (`sales/gift_options/allow_items`), which a product may override. */
export async function areAllowed({ upstream }: StoreContext): Promise<boolean> {
  if (!upstream.has('CartItemUpdateInput.gift_message') || !upstream.has('StoreConfig.allow_items')) return false
  const { storeConfig } = await upstream.read(GiftMessageRules, {}, store.SETTINGS_POLICY)
  return storeConfig?.allow_items === '1'
}

/** Whether a product takes a message. Before 2.4.8 it has the stored setting, where null and «2» mean the store's. */
export async function takesMessage(item: carts.StoreItem, context: StoreContext): Promise<boolean> {
  if (!SENT.has(item.__typename) || !context.upstream.has('CartItemUpdateInput.gift_message')) return false
  const own = (item as Added).product?.gift_message_available
  if (own === true || own === '1') return true
  return own !== false && own !== '0' && areAllowed(context)
}

/** Some releases return empty texts where there is none. */
export function messageOf(stored: object | null): GiftMessage | null {
  const { to = '', from = '', message = '' } = (stored as Added | null)?.gift_message ?? {}
  return message.trim() ? { to, from, message } : null
}

function entered({ to, from, message }: GiftMessageInput): GiftMessage {
  return { to: to ?? '', from: from ?? '', message }
}

/** Sends the message with the quantity that the line has now, and checks whether the store saved it: it reports no error when it did not. */
function setGiftMessage(
  itemId: string,
  wanted: GiftMessage | null,
  context: RequestContext,
): Promise<carts.CartResult> {
  const cart = carts.cartService(context)
  const fault = store.isNumericId(itemId) ? wanted && faultOf(wanted) : t('cart.itemNotFound')
  const refuse = (message: string) => ({ cart: null, refused: [message] })
  /** In one turn, so that no other quantity is set between the reading and the change. */
  const change = (id: string) =>
    context.upstream.inTurn(id, async () => {
      const uid = store.toUid(itemId)
      const line = (await cart.find(id))?.items?.find((item) => item?.uid === uid)
      if (!line) return refuse(t('cart.itemNotFound'))
      if (wanted ? !(await takesMessage(line, context)) : !messageOf(line)) {
        return wanted ? refuse(t('giftMessage.notAllowed')) : { cart: null, refused: [] }
      }
      const { quantity } = line
      const message = wanted ?? { to: '', from: '', message: '' }
      const { updateCartItems: result } = await cart.mutate(SetGiftMessage, { id, uid, quantity, message })
      const changed = carts.updatedCart(result, SetGiftMessage.name)
      const saved = messageOf(changed?.items?.find((item) => item?.uid === uid) ?? null)
      const isSaved = changed === null || (saved?.message ?? '') === message.message
      return { cart: changed, refused: isSaved ? [] : [t('giftMessage.notSaved')] }
    })
  return cart.change(async (id) => (fault ? refuse(fault) : change(id)), {
    creates: false,
    withoutCart: t('cart.itemNotFound'),
  })
}

function faultOf({ to, from, message }: GiftMessage): string | null {
  if (!message) return t('gift.missing')
  if (message.length > MAX_MESSAGE) return t('giftMessage.tooLong', { limit: MAX_MESSAGE })
  return to.length > MAX_NAME || from.length > MAX_NAME ? t('giftMessage.nameTooLong', { limit: MAX_NAME }) : null
}
