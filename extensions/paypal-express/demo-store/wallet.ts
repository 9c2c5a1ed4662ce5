import type { FastifyPluginAsync } from 'fastify'
import { carts, catalog, type Context, errors, payments, type Resolvers, type StoreState } from 'musette/demo-store'

type Input = {
  cart_id: string
  code: string
  urls: { return_url: string; cancel_url: string }
  express_button?: boolean | null
}

/** Kinds of payments: the second one was begun by the express button, without an address. */
const [WALLET, EXPRESS] = ['wallet', 'wallet-express']

/** As PayPal knows it, whose accounts have no telephone for shops. */
const ADDRESS = {
  firstname: 'Anne',
  lastname: 'Le Goff',
  street: ['12 rue de Saint-Malo'],
  city: 'Rennes',
  postcode: '35000',
  countryCode: 'FR',
}

const TOKEN_LENGTH = 17
const METHOD_CODE = 'paypal_express'
const PAYER_ID_LENGTH = 13

type Route = { Params: { token: string } }

/** The wallet approves before the order. */
export const paypalExpress: payments.Provider = {
  kind: 'wallet',
  codes: METHOD_CODE,
  choose({ paypal_express: given }) {
    const { token = null, payer_id: payerId = null } = (given ?? {}) as { token?: string; payer_id?: string }
    return { token, payerId }
  },
  /** The approval has to be for this cart. PayPal takes what the order costs: that it is what the shopper agreed to is the shop's to see to. */
  async approved(cart, db) {
    const { token, payerId } = cart.payment?.details ?? {}
    const session = token ? await payments.findSession({ id: token }, null, db) : null
    const isApproved = session?.status === 'approved' && session.cart_id === cart.id && session.payer_id === payerId
    if (!isApproved) throw new errors.OrderRefusal('PayPal gateway has rejected request. The transaction was refused.')
    return session
  },
  async addressOf({ token, payerId }, cart, db) {
    const session = token ? await payments.findSession({ id: token }, EXPRESS, db) : null
    if (!session) return null
    const isKnown = session.status === 'approved' && session.cart_id === cart.id && session.payer_id === payerId
    if (!isKnown) throw errors.inputError('PayPal gateway has rejected request. Invalid token (#10410: Invalid token).')
    return ADDRESS
  },
}

export const walletResolvers: Resolvers = {
  Mutation: {
    createPaypalExpressToken: async (_: unknown, { input }: { input: Input }, context: Context) => {
      const cart = await carts.viewCart(
        await carts.loadCart(carts.required(input.cart_id, 'cart_id', context), context),
        context,
      )
      if (
        input.code !== METHOD_CODE ||
        !payments.paymentMethodsFor(cart, context).some(({ code }) => code === METHOD_CODE)
      ) {
        throw errors.inputError(context.text('paymentUnavailable'))
      }
      const token = payments.paymentId('EC-', TOKEN_LENGTH).toUpperCase()
      await context.db.query(
        `insert into payment_session (id, kind, cart_id, amount_cents, status, return_url, cancel_url, created_at)
         values ($1, $7, $2, $3, 'open', $4, $5, $6)`,
        [
          token,
          cart.id,
          cart.totals.grandTotal,
          shopAddress(input.urls.return_url, context),
          shopAddress(input.urls.cancel_url, context),
          context.now().toISOString(),
          input.express_button && !isAddressed(cart) ? EXPRESS : WALLET,
        ],
      )
      const start = `${context.baseUrl}sandbox/wallet/${token}`
      return { token, paypal_urls: { start, edit: `${start}?useraction=continue` } }
    },
  },
}

/** An address of the cart's is given to PayPal, which shows it instead of its own. */
function isAddressed({ shippingAddress }: carts.CartView): boolean {
  return shippingAddress?.firstname != null
}

/** The shop's address with a path; anything but a path is refused, as PayPal's module does. */
function shopAddress(path: string, { shopUrl }: Context): string {
  // As Magento's own check: a path, neither absolute nor with a query. Its router ends it with a slash.
  const address = /^[^/\\:?][^\\:?]*$/.test(path) ? URL.parse(`${path}/`, shopUrl) : null
  if (!address?.href.startsWith(shopUrl)) throw errors.inputError('Invalid Url.')
  return address.href
}

/** `GET` and `POST /sandbox/wallet/<token>`: the wallet's page, before the order. */
export function walletRoutes(state: StoreState): FastifyPluginAsync {
  return async (app) => {
    app.get<Route>('/sandbox/wallet/:token', async (request, reply) => {
      const session = await payments.findSession({ id: request.params.token }, null, state.db)
      if (!session || session.status === 'paid') return payments.sendPage(reply, 404, payments.missingPage())
      return payments.sendPage(reply, 200, walletPage(session), [session.return_url, session.cancel_url ?? ''])
    })

    app.post<Route>('/sandbox/wallet/:token', async (request, reply) => {
      const session = await payments.findSession({ id: request.params.token }, null, state.db)
      if (!session || session.status === 'paid') return payments.sendPage(reply, 404, payments.missingPage())
      const approved = payments.formOf(request.body).get('action') === 'approve'
      const payerId = session.payer_id ?? payments.paymentId('', PAYER_ID_LENGTH).toUpperCase()
      await state.db.query("update payment_session set status = $2, payer_id = $3 where id = $1 and status <> 'paid'", [
        session.id,
        approved ? 'approved' : 'canceled',
        payerId,
      ])
      return reply.redirect(
        approved
          ? payments.withParameters(session.return_url, { token: session.id, PayerID: payerId })
          : payments.withParameters(session.cancel_url ?? session.return_url, { token: session.id }),
        303,
      )
    })
  }
}

function walletPage({ amount_cents: cents, kind }: payments.PaymentSession): string {
  const { firstname, lastname, street, postcode, city } = ADDRESS
  const address = `${firstname} ${lastname}, ${street.join(', ')}, ${postcode} ${city}`
  return payments.sandboxPage(
    'Portefeuille d’essai',
    `<p class="amount">${catalog.euros(cents)}${kind === EXPRESS ? ' hors livraison' : ''}</p>
${kind === EXPRESS ? `<p>Livraison à : ${address}</p>` : ''}
<p>Bonjour, vous êtes connecté comme <strong>acheteur@musette.example</strong>. Vous confirmez l’achat à l’étape suivante, dans la boutique.</p>
<form method="post">
<button class="main" name="action" value="approve">Continuer vers la boutique</button>
<button name="action" value="cancel">Annuler et revenir à la boutique</button>
</form>`,
  )
}
