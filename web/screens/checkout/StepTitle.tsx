import type { ReactNode } from 'react'
import styles from './StepTitle.module.css'

/** There is one at a time: where the focus goes when the step changes. */
export const STEP_TITLE_ID = 'checkout-step'

export function StepTitle({ children }: { children: ReactNode }) {
  return (
    <h2 id={STEP_TITLE_ID} tabIndex={-1} className={styles.title}>
      {children}
    </h2>
  )
}
