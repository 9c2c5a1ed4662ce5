import type { RequestContext } from '../../graphql/context.ts'
import { emailFault } from '../customer/check-entry.ts'
import { accepted, type Outcome, refused, refusedFields } from '../customer/customer-answer.ts'
import { changeWishlist } from './change-wishlist.ts'
import { ShareWishlist } from './magento/shared-wishlist.generated.ts'
import type { WishlistAnswer } from './wishlist-answer.ts'
import { wishlistTexts as texts } from './wishlist-texts.ts'

/** Magento's own bounds for a list that is shared by mail. */
const MAX_FRIENDS = 10
const MAX_MESSAGE = 255

/** Has the store mail the list; nobody is mailed an empty one. */
export async function shareWishlist(
  given: readonly string[],
  message: string | null | undefined,
  context: RequestContext,
): Promise<WishlistAnswer> {
  const emails = [...new Set(given.map((email) => email.trim()).filter(Boolean))]
  const note = message?.trim() ?? ''
  return changeWishlist(context, async () => {
    const faults = faultsOf(emails, note)
    if (faults) return faults
    const list = await context.loaders.wishlist.own()
    if (!list?.isShareable) return refused(texts.notShareable)
    if (list.items.length === 0) return refused(texts.empty)
    const input = { emails, message: note || null }
    const { s_shareWishlist: isSent } = await context.upstream.send(ShareWishlist, { input })
    return isSent ? accepted : refused(texts.notShared)
  })
}

function faultsOf(emails: readonly string[], note: string): Outcome | null {
  const wrong = emails.find((email) => emailFault(email) !== null)
  const addresses =
    emails.length === 0
      ? texts.friendsMissing
      : emails.length > MAX_FRIENDS
        ? texts.tooManyFriends(MAX_FRIENDS)
        : wrong === undefined
          ? null
          : texts.wrongAddress(wrong.slice(0, 60))
  return refusedFields([
    ...(addresses ? [{ field: 'emails', message: addresses }] : []),
    ...(note.length > MAX_MESSAGE ? [{ field: 'message', message: texts.messageTooLong(MAX_MESSAGE) }] : []),
  ])
}
