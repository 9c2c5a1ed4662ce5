import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { whoAskedPrices } from '../../site/ask-on-arrival.ts'
import { readAgain } from '../../api/read-again.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ownName } from '../../site/site.ts'
import { useShop } from '../../site/shop-context.ts'
import { Shop } from '../../site/shop.generated.ts'
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
    const chosen = chosenCurrency()
    // The page may have requested them on its arrival.
    if (chosen === null || chosen === currentCurrency || whoAskedPrices()) return
    // The session may have ended meanwhile: the response counts.
    void readAgain(queryClient).then(() =>
      rememberCurrency(queryClient.getQueryData(SHOP)?.shop.currentCurrency ?? chosen),
    )
  })
  useEffect(() => followChoice(), [])

  const choose = async (currency: string) => {
    setFailure(null)
    try {
      const { setCurrency: response } = await execute(SetCurrency, { currency })
      if (!response.success) return setFailure(response.errorMessage ?? t('shell.currency.failed'))
      rememberCurrency(response.currentCurrency)
      await readAgain(queryClient)
    } catch {
      setFailure(t('shell.currency.failed'))
    }
  }
  const names = new Intl.DisplayNames(locale.code, { type: 'currency' })
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('shell.currency')}
        value={currentCurrency}
        error={failure}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {currencies.map((code) => (
          // Servers and browsers may know other names.
          <option key={code} value={code} suppressHydrationWarning>
            {code} – {names.of(code)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function chosenCurrency(): string | null {
  try {
    return localStorage.getItem(ownName(KEY))
  } catch {
    return null
  }
}

function rememberCurrency(currency: string): void {
  try {
    localStorage.setItem(ownName(KEY), currency)
  } catch {
    // Without storage the first page of a visit shows the default currency.
  }
}
