import type { LayoutProps } from '../../routes.ts'
import { Main, SkipLink } from '../../shell/Main.tsx'
import { CheckoutError } from './CheckoutError.tsx'
import { CheckoutFooter } from './CheckoutFooter.tsx'
import { CheckoutHeader } from './CheckoutHeader.tsx'
import styles from './CheckoutLayout.module.css'

/** The layout of the checkout (spec §2): nothing that leads away from the order but the logo and who to ask. */
export default function CheckoutLayout({ children }: LayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <CheckoutHeader />
      <Main error={CheckoutError}>{children}</Main>
      <CheckoutFooter />
    </div>
  )
}
