import type { ReactNode } from 'react'
import type { PaymentMethodFragment } from './checkout.generated.ts'
import styles from './StepForm.module.css'

const BANK = <path d="M4 10 16 4l12 6v2H4v-2Zm3 4v6m6-6v6m6-6v6m6-6v6M4 22h24" />
const CASH = <path d="M3 7h26v11H3V7Zm13 2.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7 12.5h.1m17.9 0h.1" />

const CARD = <path d="M3 5h26v15H3V5Zm0 4.5h26M7 16h6" />

/** Drawings of our own: the signs of providers belong to them, and their names say enough. */
const BY_KIND: Readonly<Record<PaymentMethodFragment['kind'], ReactNode>> = {
  FREE: null,
  OFFLINE: CASH,
  PURCHASE_ORDER: <path d="M9 3h10l4 4v14H9V3Zm10 0v4h4M12 11h8m-8 4h8" />,
  CARD,
  WALLET: <path d="M4 6h22v15H4V6Zm22 5h3v5h-6a2.5 2.5 0 0 1 0-5h3ZM4 6l16-3v3" />,
  REDIRECT: BANK,
  INSTALLMENTS: <path d="M4 20v-5h6v5H4Zm9 0V10h6v10h-6Zm9 0V5h6v15h-6Z" />,
  SAVED_CARD: CARD,
}

const BY_CODE: Readonly<Record<string, ReactNode>> = { banktransfer: BANK }

/** How a method is paid, as a drawing beside its name. */
export function PaymentMark({ method: { code, kind } }: { method: PaymentMethodFragment }) {
  const drawing = BY_CODE[code] ?? BY_KIND[kind]
  return (
    drawing && (
      <svg viewBox="0 0 32 25" width="32" height="25" aria-hidden="true" className={styles.mark}>
        {drawing}
      </svg>
    )
  )
}
