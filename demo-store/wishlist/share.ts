import type { Context, Resolvers } from '../context.ts'
import { customerById, isEmail } from '../customer/customer.ts'
import { inputError, noSuchEntity } from '../errors.ts'
import { sendMail } from '../mailbox/mail.ts'
import { itemsOf, ownWishlist, wishing, type Wishlist } from './load.ts'

type ShareInput = { emails: string[]; message?: string | null }

/** Magento's own defaults for sharing by mail. */
const MAX_EMAILS = 10
const MAX_MESSAGE_LENGTH = 255

/** Sharing, as the extension `shared-wishlist` adds it. */
export const sharedWishlistResolvers: Resolvers = {
  Query: {
    s_wishlist: async (_: unknown, { sharing_code: code }: { sharing_code: string }, context: Context) => {
      const list = await findShared(code, context)
      context.uncacheable.value = true
      return list
    },
  },
  Mutation: {
    s_shareWishlist: (_: unknown, { input }: { input: ShareInput }, context: Context) => shareWishlist(input, context),
  },
  Wishlist: {
    creators_name: async ({ id }: Wishlist, _: unknown, { db }: Context) => {
      const { rows } = await db.query<{ name: string }>(
        `select firstname || ' ' || lastname as name from customer join wishlist on customer_id = customer.id
         where wishlist.id = $1`,
        [id],
      )
      return rows[0]?.name ?? null
    },
  },
}

export async function shareWishlist({ emails, message }: ShareInput, context: Context): Promise<true> {
  const customerId = wishing(context)
  const to = [...new Set(emails.map((email) => email.trim()).filter(Boolean))]
  if (!to.length) throw inputError('Please enter an email address.')
  if (to.length > MAX_EMAILS) throw inputError(`This wish list can be shared ${MAX_EMAILS} more times.`)
  const wrong = to.find((email) => !isEmail(email))
  if (wrong !== undefined) throw inputError('Please enter a valid email address.')
  const note = message?.trim() ?? ''
  if (note.length > MAX_MESSAGE_LENGTH) throw inputError(`Message length must not exceed ${MAX_MESSAGE_LENGTH} symbols`)
  const list = await ownWishlist(customerId, context)
  const { firstname, lastname } = await customerById(customerId, context.db)
  const names = (await itemsOf(list.id, context)).slice(0, 20).map(({ product }) => `• ${product.name}`)
  for (const address of to) {
    await sendMail(
      {
        to: address,
        kind: 'wishlist',
        subject: `${firstname} ${lastname} partage ses envies avec vous`,
        parts: [
          'Bonjour,',
          `${firstname} ${lastname} vous invite à découvrir sa liste d’envies.`,
          ...(note ? [`« ${note} »`] : []),
          ...(names.length ? [names.join('\n')] : []),
          { label: 'Voir la liste', path: `/wishlist/share/${list.sharing_code}/` },
          'L’équipe Musette',
        ],
      },
      context,
    )
  }
  return true
}

async function findShared(code: string, { db, model, text }: Context): Promise<Wishlist> {
  if (model.settings.config.magento_wishlist_general_is_enabled !== '1') throw inputError(text('wishlistDisabled'))
  const { rows } = await db.query<Wishlist>(
    'select id, sharing_code, updated_at from wishlist where sharing_code = $1',
    [code.replaceAll('\0', '')],
  )
  const [list] = rows
  if (!list) throw noSuchEntity(text('wishlistMissing'))
  return list
}
