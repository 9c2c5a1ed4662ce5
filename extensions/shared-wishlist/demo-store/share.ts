import {
  carts,
  catalog,
  type Context,
  customers,
  errors,
  mails,
  pages,
  type Resolvers,
  wishlists,
} from 'musette/demo-store'

type ShareInput = { emails: string[]; message?: string | null }

/** Sharing, as the extension `shared-wishlist` adds it. */
export const sharedWishlistResolvers: Resolvers = {
  Query: {
    s_wishlist: async (_: unknown, { sharing_code: code }: { sharing_code?: string | null }, context: Context) => {
      const list = await findShared(code, context)
      context.uncacheable.value = true
      return list
    },
  },
  Mutation: {
    s_shareWishlist: (_: unknown, { input }: { input: ShareInput }, context: Context) => shareWishlist(input, context),
  },
  WishlistOutput: {
    items: ({ id }: wishlists.Wishlist, _: unknown, context: Context) => wishlists.itemsOf(id, context),
    items_count: async ({ id }: wishlists.Wishlist, _: unknown, { db }: Context) =>
      (await wishlists.rowsOf(id, db)).length,
    creators_name: async ({ id }: wishlists.Wishlist, _: unknown, { db }: Context) => {
      const { rows } = await db.query<{ name: string }>(
        `select firstname || ' ' || lastname as name from customer join wishlist on customer_id = customer.id
         where wishlist.id = $1`,
        [id],
      )
      return rows[0]?.name ?? null
    },
  },
  WishlistItem: {
    qty: ({ quantity }: wishlists.WishlistItem) => quantity,
    buy_request: (item: wishlists.WishlistItem) => JSON.stringify(requestOf(item)),
    options: (item: wishlists.WishlistItem, _: unknown, context: Context) => textsOf(item, context),
  },
}

/** The request as PHP writes it: objects with ids for keys, of which an empty one is a list. */
function requestOf(item: wishlists.WishlistItem) {
  const { product, quantity, options, bundle, links } = item
  const keyed = (entries: [number, unknown][]) => (entries.length ? Object.fromEntries(entries) : [])
  return {
    product: String(product.id),
    qty: quantity,
    super_attribute: keyed(variantOf(item).map(({ attribute, option }) => [attribute.id, String(option.id)])),
    options: keyed(
      options.map(({ option, values, text }) => [
        option.id,
        text ?? (values.length > 1 ? values.map(String) : String(values[0])),
      ]),
    ),
    bundle_option: keyed(bundle.map(({ item: part, selection }) => [part.id, { [selection.id]: selection.id }])),
    bundle_option_qty: keyed(bundle.map(({ item: part, selection, qty }) => [part.id, { [selection.id]: qty }])),
    links: links.map(String),
  }
}

function textsOf(item: wishlists.WishlistItem, context: Context) {
  const { product, options, bundle, links } = item
  return [
    ...variantOf(item).map(({ attribute, option }) => ({ label: attribute.label, value: option.label })),
    ...bundle.map(({ item: part, selection, qty }) => ({
      label: part.title,
      value: `${qty} x ${selection.product.name}`,
    })),
    ...(product.links?.items ?? [])
      .filter(({ id }) => links.includes(id))
      .map(({ title }) => ({ label: product.links?.title ?? '', value: title })),
    ...options.map((choice) => ({
      label: choice.option.title,
      value:
        'values' in choice.option
          ? choice.option.values
              .filter(({ id }) => choice.values.includes(id))
              .map(({ title }) => title)
              .join(', ')
          : pages.escapeHtml(carts.enteredText(choice, context)),
    })),
  ]
}

function variantOf({ product, variant }: wishlists.WishlistItem) {
  return product.superAttributes.flatMap((attribute) => {
    const option = variant ? catalog.chosenOption(variant, attribute) : undefined
    return option ? [{ attribute, option }] : []
  })
}

/** As the module does: it looks at no setting, has no limits, and mails the addresses before a wrong one. */
export async function shareWishlist({ emails, message }: ShareInput, context: Context): Promise<true> {
  const { customerId, db } = context
  if (customerId === null) throw errors.storeError('graphql-authorization', 'Authorization unsuccessful')
  const to = [...new Set(emails.map((email) => email.trim()))]
  const wrong = to.findIndex((email) => !customers.isEmail(email))
  const mailed = wrong < 0 ? to : to.slice(0, wrong)
  const note = message?.trim() ?? ''
  const list = await wishlists.ownWishlist(customerId, context)
  const { firstname, lastname } = await customers.customerById(customerId, context.db)
  const names = (await wishlists.itemsOf(list.id, context)).slice(0, 20).map(({ product }) => `• ${product.name}`)
  for (const address of mailed) {
    await mails.sendMail(
      {
        to: address,
        kind: 'wishlist',
        subject: `${firstname} ${lastname} partage ses envies avec vous`,
        parts: [
          'Bonjour,',
          `${firstname} ${lastname} vous invite à découvrir sa liste d’envies.`,
          ...(note ? [`« ${note} »`] : []),
          ...(names.length ? [names.join('\n')] : []),
          { label: 'Voir la liste', path: `/wishlist/shared/${list.sharing_code}` },
          'L’équipe Musette',
        ],
      },
      context,
    )
  }
  await db.query('update wishlist set shared = shared + $2 where id = $1', [list.id, mailed.length])
  if (wrong >= 0) throw errors.inputError('Provided emails are not valid')
  return true
}

/** A list that was never mailed is not found. */
async function findShared(
  code: string | null | undefined,
  { db, customerId }: Context,
): Promise<wishlists.Wishlist | null> {
  const { rows } = await db.query<wishlists.Wishlist & { shared: number }>(
    `select id, sharing_code, updated_at, shared from wishlist where ${code ? 'sharing_code' : 'customer_id'} = $1`,
    [code ? code.replaceAll('\0', '') : customerId],
  )
  const [list] = rows
  if (code && !list?.shared) throw errors.noSuchEntity('Shared wishlist with provided sharing code does not exist')
  return list ?? null
}
