import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { requestedPricesOf } from '../../site/request-shopper.ts'
import { readAgain } from '../../api/read-again.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Shop } from '../../site/shop.generated.ts'
import { deviceStorage } from '../../site/storage.ts'
import { SelectField } from '../../ui/Field.tsx'
import { SetCurrency } from './currency.generated.ts'
import styles from './CurrencyChoice.module.css'

/** The currency chosen in this browser, if it is not the default: pages are public and use the default. */
const KEY = 'currency'

const SHOP = operationQuery(Shop, {}).queryKey

/** The choice of a currency. A change requests all shown prices again. */
export default function CurrencyChoice() {
  const t = useTranslate()
  const execute = useExecute()
  const queryClient = useQueryClient()
  const { currentCurrency, availableCurrencies: currencies, locale } = useShop()
  const [failure, setFailure] = useState<string | null>(null)

  const followChoice = useEffectEvent(() => {
    const chosen = deviceStorage.read(KEY)
    // The page may have requested them on its arrival.
    if (!chosen || chosen === currentCurrency || requestedPricesOf()) return
    // The session may have ended meanwhile: the response counts.
    void readAgain(queryClient).then(() =>
      deviceStorage.write(KEY, queryClient.getQueryData(SHOP)?.shop.currentCurrency ?? chosen),
    )
  })
  useEffect(() => followChoice(), [])

  const choose = async (currency: string) => {
    setFailure(null)
    try {
      const { setCurrency: response } = await execute(SetCurrency, { currency })
      if (!response.success) return setFailure(response.errorMessage ?? t('shell.currency.failed'))
      deviceStorage.write(KEY, response.currentCurrency)
      await readAgain(queryClient)
    } catch {
      setFailure(t('shell.currency.failed'))
    }
  }
  const names = new Intl.DisplayNames(locale.code, { type: 'currency' })
  return (
    <SelectField
      label={t('shell.currency')}
      value={currentCurrency}
      error={failure && <span role="alert">{failure}</span>}
      onChange={(event) => void choose(event.currentTarget.value)}
      className={styles.choice}
    >
      {currencies.map((code) => (
        // Servers and browsers may know other names.
        <option key={code} value={code} suppressHydrationWarning>
          {code} – {names.of(code)}
        </option>
      ))}
    </SelectField>
  )
}
