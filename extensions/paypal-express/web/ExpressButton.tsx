import type { MouseEvent } from 'react'
import { carts, ui, useOperation, useTranslate } from 'musette/web'
import { useRouter } from 'wouter'
import { EarlyPayments } from './express.generated.ts'

/** A link from the cart to PayPal's page, by way of the server. Empty if the store does not offer PayPal for this cart. */
export default function ExpressButton() {
  const t = useTranslate()
  const { base } = useRouter()
  const { data, error } = useOperation(EarlyPayments, {})
  if (!data && !error) return null
  const found = data?.earlyPayments.find(({ code }) => code === 'paypal_express')
  // Tells the slot that it stays empty.
  if (!found) return <span hidden />
  return (
    <a
      href={base + found.path}
      rel="nofollow"
      className={ui.buttonClass({ variant: 'secondary', size: 'large' })}
      onClick={waitForChanges}
    >
      {t('paypal.express')}
    </a>
  )
}

/** A quantity that was just changed would not reach the cart: the link ends this document. */
function waitForChanges(event: MouseEvent<HTMLAnchorElement>): void {
  if (!carts.changesUnderWay.any()) return
  const { currentTarget: link } = event
  event.preventDefault()
  carts.afterChanges(() => link.click())
}
