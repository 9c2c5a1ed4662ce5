import { Route, Switch } from 'wouter'
import { useCartNotes } from '../../../web/screens/cart/cart-notes.ts'
import CheckoutLoginScreen from '../../../web/screens/checkout/CheckoutLoginScreen.tsx'
import CheckoutScreen from '../../../web/screens/checkout/CheckoutScreen.tsx'
import SuccessScreen from '../../../web/screens/checkout/SuccessScreen.tsx'
import { type Answers, renderInShop } from '../content/in-shop.tsx'
import { checkoutAnswers } from './checkouts.ts'

/** The checkout's screens by their address; any other address shows the notes that the cart would show. */
export function renderCheckout(path: string, answers: Answers = {}) {
  return renderInShop(
    <Switch>
      <Route path="/checkout/login" component={CheckoutLoginScreen} />
      <Route path="/checkout/success" component={SuccessScreen} />
      <Route path="/checkout/" component={CheckoutScreen} />
      <Route component={Elsewhere} />
    </Switch>,
    { ...checkoutAnswers, ...answers },
    path,
  )
}

function Elsewhere() {
  return <p>elsewhere {useCartNotes()}</p>
}
