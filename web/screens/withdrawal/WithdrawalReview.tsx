import { useMutation } from '@tanstack/react-query'
import { shownError } from '../../api/shown-error.ts'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ContactLinks } from '../checkout/ContactLinks.tsx'
import type { Declaration } from './declaration.ts'
import { DeclarationText } from './DeclarationText.tsx'
import { Withdraw, type WithdrawalReceiptFragment } from './withdrawal.generated.ts'
import styles from './WithdrawalScreen.module.css'

type WithdrawalReviewProps = {
  declaration: Declaration
  onChange: () => void
  onReceived: (receipt: WithdrawalReceiptFragment) => void
}

/** The declaration once more, and the button that makes it. Pressed twice, or again after a lost answer, it gives one receipt. */
export function WithdrawalReview({ declaration, onChange, onReceived }: WithdrawalReviewProps) {
  const t = useTranslate()
  const execute = useExecute()
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { items, ...rest } = declaration
      const { withdraw } = await execute(Withdraw, { input: { ...rest, items: items || null } })
      if (withdraw.receipt) onReceived(withdraw.receipt)
      return withdraw
    },
  })
  const failure = error
    ? shownError(error, t('ui.fault'))
    : data && !data.receipt
      ? (data.errorMessage ?? t('account.refused'))
      : null
  return (
    <div className={styles.step}>
      <p className={styles.lead}>{t('withdrawal.review.lead')}</p>
      <div className={styles.card}>
        <DeclarationText declaration={declaration} />
      </div>
      {failure && (
        <>
          <Alert kind="error">{failure}</Alert>
          <ContactLinks />
        </>
      )}
      <div className={styles.actions}>
        <Button size="large" busy={isPending} onClick={() => mutate()}>
          {t('withdrawal.confirm')}
        </Button>
        <Button variant="secondary" size="large" disabled={isPending} onClick={onChange}>
          {t('withdrawal.change')}
        </Button>
      </div>
    </div>
  )
}
