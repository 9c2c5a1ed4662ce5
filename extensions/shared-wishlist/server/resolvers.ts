import { carts, catalog, contact, customers, type RequestContext, store, t, wishlists } from 'musette/server'
import type { MutationShareWishlistArgs, Resolvers } from '../schema.generated.ts'
import { MAX_MESSAGE } from '../rules.ts'
import { IsWishlistOpen, SharedWishlist, ShareWishlist } from './magento/shared-wishlist.generated.ts'
import { mapSharedWish } from './map-shared-wish.ts'
import type { SharedWishlistModel } from './models.ts'

/** Magento's own bound. */
const MAX_FRIENDS = 10

/** Most wishes of a list that are shown. */
const MAX_WISHES = 500

/** The store makes 32 characters. */
const CODE = /^[\w-]{8,64}$/

export const sharedWishlistResolvers: Resolvers = {
  Query: {
    sharedWishlist: (_, { shareCode }, context) => findShared(shareCode, context),
  },
  Mutation: {
    shareWishlist: (_, sharing, context) => shareWishlist(sharing, context),
  },
  Wishlist: {
    isShareable: ({ sharingCode }, _, context) => canShare(context) && Boolean(sharingCode),
    shareCode: async ({ sharingCode: code }, _, context) =>
      canShare(context) && code && (await isOpen(code, context)) ? code : null,
  },
}

function canShare({ upstream }: RequestContext): boolean {
  return upstream.has('Query.s_wishlist')
}

/** Whether a code is valid: the module does not know a list before it is mailed for the first time. */
async function isOpen(code: string, { upstream }: RequestContext): Promise<boolean> {
  try {
    const { s_wishlist: list } = await upstream.send(IsWishlistOpen, { code }, { asGuest: true })
    return list?.sharing_code === code
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return false
  }
}

/** Finds the list of a sharing code; null for an invalid code. */
async function findShared(code: string, context: RequestContext): Promise<SharedWishlistModel | null> {
  if (!canShare(context) || !CODE.test(code) || !(await store.storeOf(context)).wishlist) return null
  try {
    const { s_wishlist: list } = await context.upstream.send(SharedWishlist, { code }, { asGuest: true })
    const wishes = (list?.items ?? []).slice(0, MAX_WISHES)
    if (!list) return null
    const products = wishes.map((item) => item?.product ?? null)
    const settings = await catalog.shownSettings(products, context)
    const items = wishes.flatMap((item) => mapSharedWish(item, settings))
    return { ownerName: list.creators_name ?? null, items }
  } catch (error) {
    if (!carts.isRefusal(error)) throw error
    return null
  }
}

/** Lets the store mail the list, unless it is empty. */
async function shareWishlist(
  { emails: given, message, captcha }: MutationShareWishlistArgs,
  context: RequestContext,
): Promise<wishlists.WishlistResult> {
  const emails = [...new Set(given.filter(Boolean))]
  const note = message ?? ''
  return wishlists.changeWishlist(context, async () => {
    const faults = faultsOf(emails, note)
    if (faults) return faults
    const list = await wishlists.wishlistService(context).own()
    if (!canShare(context) || !list?.sharingCode) return customers.refused(t('wishlist.notShareable'))
    if (list.items.length === 0) return customers.refused(t('wishlist.empty'))
    if (!(await contact.captchaService(context).check('SHARED_WISHLIST', captcha)))
      return customers.refused(t('captcha.refused'))
    if (!(await mayMail(emails, context))) return customers.refused(t('wishlist.sharedTooOften'))
    const input = { emails, message: withoutLinks(note) || null }
    const { s_shareWishlist: isSent } = await context.upstream.send(ShareWishlist, { input })
    return isSent ? customers.accepted : customers.refused(t('wishlist.notShared'))
  })
}

/** Whether the mails may be sent: each counts for the sender and for the recipient. */
async function mayMail(emails: readonly string[], { guards, address }: RequestContext): Promise<boolean> {
  for (const email of emails) {
    if (!(await guards.mails.maySend(address)) || !(await guards.mails.mayReach(email))) return false
  }
  return true
}

/** Adds zero-width spaces to addresses in the message, so that mail programs make no links in a mail of the shop. */
function withoutLinks(text: string): string {
  return text.replace(/(?<=[\p{L}\p{N}_-])(?:[.@]|:\/\/)(?=[\p{L}\p{N}_-])/gu, '$&\u200b')
}

function addressesFault(emails: readonly string[]): string | null {
  if (emails.length === 0) return t('wishlist.emailsMissing')
  if (emails.length > MAX_FRIENDS) return t('wishlist.tooManyFriends', { limit: MAX_FRIENDS })
  const wrong = emails.find((email) => customers.emailFault(email) !== null)
  return wrong === undefined ? null : t('wishlist.wrongAddress', { address: wrong.slice(0, 60) })
}

function faultsOf(emails: readonly string[], note: string): customers.Outcome | null {
  const addresses = addressesFault(emails)
  return customers.refusedFields([
    ...(addresses ? [{ field: 'emails', message: addresses }] : []),
    ...(note.length > MAX_MESSAGE ? [{ field: 'message', message: t('field.tooLong', { limit: MAX_MESSAGE }) }] : []),
  ])
}
