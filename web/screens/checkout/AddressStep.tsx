import { useState } from 'react'
import type { CheckoutAddressesInput } from '../../api/shop-types.generated.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { dropDrafts } from '../address/address-draft.ts'
import { AddressChooser } from '../address/AddressChooser.tsx'
import { faultsBelow } from '../address/check-address.ts'
import { useAddressChoice } from '../address/use-address-choice.ts'
import { useCountries } from '../address/use-countries.ts'
import { SetCheckoutAddresses } from './checkout.generated.ts'
import type { StepProps } from './CheckoutContent.tsx'
import { StepForm } from './StepForm.tsx'
import { StepTitle } from './StepTitle.tsx'
import styles from './StepForm.module.css'
import { useCheckoutMutation } from './use-checkout-mutation.ts'

/** Where it goes and who pays; a cart without anything to deliver has a billing address only. */
export function AddressStep({ checkout, owner, onDone }: StepProps) {
  const t = useTranslate()
  const countries = useCountries()
  const { isShippable } = checkout.cart
  const shipping = useAddressChoice({ name: 'shipping', stored: checkout.shippingAddress, owner, countries })
  const billing = useAddressChoice({ name: 'billing', stored: checkout.billingAddress, owner, countries })
  const [wantsSame, setSame] = useState(checkout.isBillingSameAsShipping || checkout.billingAddress === null)
  const [faultTries, setFaultTries] = useState(0)
  const isSame = isShippable && wantsSame
  const shown = [...(isShippable ? [shipping] : []), ...(isSame ? [] : [billing])]

  const save = useCheckoutMutation(
    SetCheckoutAddresses,
    (input: CheckoutAddressesInput) => ({ input }),
    (result) => result.setCheckoutAddresses,
  )
  const submit = async () => {
    const areRight = shown.map((choice) => choice.check()).every(Boolean)
    if (!areRight) return setFaultTries(faultTries + 1)
    const input = { ...(isShippable && { shipping: shipping.input() }), ...(!isSame && { billing: billing.input() }) }
    const answer = await save.mutateAsync(input).catch(() => null)
    if (answer?.success) {
      dropDrafts()
      return onDone(answer)
    }
    for (const choice of shown) choice.setFaults(faultsBelow(`${choice.name}.address`, answer?.errors ?? []))
    setFaultTries(faultTries + 1)
  }
  return (
    <section>
      <StepForm
        onSubmit={() => void submit()}
        submit={t(isShippable ? 'checkout.toDelivery' : 'checkout.toPayment')}
        busy={save.isPending}
        errorMessage={save.errorMessage}
        faultTries={faultTries}
      >
        <StepTitle>{t(isShippable ? 'checkout.shippingAddress' : 'checkout.billingAddress')}</StepTitle>
        {isShippable && <AddressChooser choice={shipping} legend={t('checkout.shippingAddress')} />}
        {isShippable && (
          <Checkbox
            label={t('checkout.billingIsSame')}
            checked={wantsSame}
            onChange={(event) => setSame(event.currentTarget.checked)}
          />
        )}
        {!isSame && (
          <>
            {isShippable && <h3 className={styles.subtitle}>{t('checkout.billingAddress')}</h3>}
            <AddressChooser choice={billing} legend={t('checkout.billingAddress')} />
          </>
        )}
      </StepForm>
    </section>
  )
}
