import { payments, store, t } from 'musette/server'
import { PlaceWithSavedCard } from './magento/vault.generated.ts'
import { cardOf, deleteCard, findToken, listTokens, recordedAs, VAULT_METHODS } from './tokens.ts'

/** The module's message while Braintree does not respond: cURL's reason, or else its own sentence. */
const NO_RESPONSE =
  /(?:Empty reply from server|(?:Recv|Send) failure|Operation timed out|SSL_read|transfer closed|Unexpected HTTP_RESPONSE|Sorry, but something went wrong)/

/** Cards in Magento's vault: charged with the order, without a page of the provider. */
export const vault: payments.PaymentAdapter = {
  name: 'vault',
  kindOf: (code, { upstream }) =>
    VAULT_METHODS.has(code) && upstream.has(`PaymentMethodInput.${code}`) ? 'SAVED_CARD' : null,
  async choose({ code }, { savedCard }, context) {
    const token = await findToken(savedCard, code, context)
    if (!token) return { fault: { field: 'savedCard', message: t('payment.cardMissing') } }
    payments.saveChoice(context.session, context.session.data.cartId ?? '', cardOf(token).id)
    return { stored: storedOf(code, token.public_hash) }
  },
  async place({ cartId: id, method: { code } }, proven, context) {
    const { session, upstream } = context
    const token = await findToken(payments.choiceFor(session, id), code, context)
    if (!token) throw new store.UpstreamError('input', t('payment.cardGone'), 'PlaceWithSavedCard')
    const options = { ...proven, timeout: payments.PLACE_TIMEOUT, serialize: id }
    const variables = { id, hash: token.public_hash }
    return payments.placeWithCharge(NO_RESPONSE, async () => {
      const { placeOrder: response } = await upstream.send(PlaceWithSavedCard, variables, options)
      return { ...payments.orderFromResponse(response), state: 'ACCEPTED' }
    })
  },
  recordedAs,
  saved: {
    isActive: ({ upstream }) => upstream.has('Query.customerPaymentTokens'),
    list: async (context) => (await listTokens(context)).map(cardOf),
    remove: deleteCard,
  },
}

function storedOf(code: string, hash: string) {
  return { code, [code]: { public_hash: hash } }
}
