import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { typedCode } from '../../../schema/typed-text.ts'
import { shownError } from '../../api/shown-error.tsx'
import { isPostalCode } from '../../../schema/address-rules.ts'
import { operationQuery, useOperation } from '../../api/use-operation.ts'
import { MessagesContext, useSectionMessages, useTranslate } from '../../i18n/messages-context.ts'
import type { Section } from '../../i18n/messages.ts'
import { useShop } from '../../site/shop-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { DeliveryEstimate as Estimate } from './delivery-estimate.generated.ts'
import { DeliveryPrice } from '../../ui/Price.tsx'
import styles from './DeliveryEstimate.module.css'
import stylesForm from './OneFieldForm.module.css'
import { useCart } from './use-cart.ts'

/** The price of delivery to a postcode; does not change the cart. */
export default function DeliveryEstimate({ sections }: { sections: readonly Section[] }) {
  const messages = useSectionMessages(sections)
  return (
    <MessagesContext value={messages}>
      <EstimateForm />
    </MessagesContext>
  )
}

function EstimateForm() {
  const t = useTranslate()
  const { defaultCountryId: country } = useShop()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [postalCode, setPostalCode] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => field.current?.focus(), [])

  return (
    <div className={styles.estimate}>
      <form
        method="post"
        className={stylesForm.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isRight = isPostalCode(country, typed)
          setWrong(!isRight)
          if (!isRight) return field.current?.focus()
          const wanted = typedCode(typed)
          // The first attempt may have failed.
          const { queryKey } = operationQuery(Estimate, { country, postalCode: wanted })
          if (wanted === postalCode) void queryClient.refetchQueries({ queryKey })
          setPostalCode(wanted)
        }}
      >
        <TextField
          ref={field}
          label={t('checkout.estimate.postalCode')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isWrong && <span role="alert">{t('address.wrong.postalCode')}</span>}
          inputMode={country === 'FR' ? 'numeric' : undefined}
          autoComplete="postal-code"
          className={stylesForm.field}
        />
        <Button type="submit" variant="secondary" className={stylesForm.submit}>
          {t('checkout.estimate.submit')}
        </Button>
      </form>
      {postalCode && <Offers country={country} postalCode={postalCode} />}
    </div>
  )
}

function Offers(place: { country: string; postalCode: string }) {
  const t = useTranslate()
  const { data: cart } = useCart()
  const { data, error, isFetching, refetch } = useOperation(Estimate, place)
  const estimated = useRef(cart)
  useEffect(() => {
    // The price depends on the cart.
    if (cart && estimated.current && estimated.current !== cart) void refetch()
    estimated.current = cart
  }, [cart, refetch])

  if (error) return <Alert kind="error">{shownError(error, t('ui.fault'))}</Alert>
  return (
    <div role="status" aria-busy={isFetching}>
      {!data && <span>{t('ui.loading')}</span>}
      {data?.deliveryEstimate.length === 0 && <span>{t('checkout.estimate.none')}</span>}
      <ul className={styles.offers}>
        {data?.deliveryEstimate.map(({ id, carrierTitle, title, price }) => (
          <li key={id} className={styles.offer}>
            <span>
              {carrierTitle}
              <span className={styles.title}>{title}</span>
            </span>
            <DeliveryPrice value={price.priceInclTax.value} />
          </li>
        ))}
      </ul>
    </div>
  )
}
