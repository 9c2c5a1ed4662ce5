import { useState } from 'react'
import type { LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAddress } from '../../use-address.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { ContactLinks } from '../checkout/ContactLinks.tsx'
import { useMe } from '../customer/use-me.ts'
import { type Declaration, MAX_ORDER_NUMBER } from './declaration.ts'
import { WITHDRAWAL_PATH } from './withdrawal-path.ts'
import type { WithdrawalReceiptFragment } from './withdrawal.generated.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { WithdrawalReceipt } from './WithdrawalReceipt.tsx'
import { WithdrawalReview } from './WithdrawalReview.tsx'
import styles from './WithdrawalScreen.module.css'

export async function load(): Promise<LoadResult> {
  return {}
}

type Step =
  | { kind: 'form'; known?: Declaration }
  | { kind: 'review'; declaration: Declaration }
  | { kind: 'receipt'; receipt: WithdrawalReceiptFragment }

const START: Step = { kind: 'form' }

/**
 * `/retractation`: «renoncer au contrat ici», for guests and customers alike (French consumer code, L. 221-21 and D. 221-5): what one
 * declares, a second button that confirms it, and a receipt that lasts. Filled in from an order's link (`?order=`).
 */
export default function WithdrawalScreen() {
  const t = useTranslate()
  const [step, setStep] = useState<Step>(START)
  return (
    <Container className={styles.screen}>
      <PageHead title={t('withdrawal.title')} canonicalPath={WITHDRAWAL_PATH} />
      <Breadcrumb items={[{ name: t('withdrawal.title') }]} />
      <Title key={step.kind} text={t(`withdrawal.${step.kind}.title`)} takesFocus={step !== START} />
      {step.kind === 'form' ? (
        <Start known={step.known} onReady={(declaration) => setStep({ kind: 'review', declaration })} />
      ) : step.kind === 'review' ? (
        <WithdrawalReview
          declaration={step.declaration}
          onChange={() => setStep({ kind: 'form', known: step.declaration })}
          onReceived={(receipt) => setStep({ kind: 'receipt', receipt })}
        />
      ) : (
        <WithdrawalReceipt receipt={step.receipt} />
      )}
    </Container>
  )
}

/** A step that follows another begins at its title. */
function Title({ text, takesFocus }: { text: string; takesFocus: boolean }) {
  return (
    <h1 ref={takesFocus ? takeFocus : null} tabIndex={-1}>
      {text}
    </h1>
  )
}

function Start({ known, onReady }: { known?: Declaration; onReady: (declaration: Declaration) => void }) {
  const t = useTranslate()
  const filledIn = useKnownFacts()
  const start = known ?? filledIn
  return (
    <>
      <p className={styles.lead}>{t('withdrawal.lead')}</p>
      <p className={styles.lead}>
        {t('withdrawal.rules')} <Link href="/retours">{t('withdrawal.rulesLink')}</Link>
      </p>
      {start ? (
        <WithdrawalForm known={start} onReady={onReady} />
      ) : (
        <>
          <noscript>
            <p>{t('withdrawal.needsScript')}</p>
          </noscript>
          <div className={styles.loading}>
            <Skeleton shape="control" lines={4} />
          </div>
        </>
      )}
      <ContactLinks />
    </>
  )
}

/** What the shop knows already; null until it knows whether anybody is signed in. */
function useKnownFacts(): Declaration | null {
  const { search } = useAddress()
  const { data: me, isError } = useMe()
  if (!me && !isError) return null
  const name = [me?.firstname, me?.lastname].filter(Boolean).join(' ')
  const orderNumber = new URLSearchParams(search).get('order') ?? ''
  return { name, email: me?.email ?? '', orderNumber: orderNumber.slice(0, MAX_ORDER_NUMBER), items: '' }
}
