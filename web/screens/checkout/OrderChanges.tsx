import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'

type OrderChangesProps = { changes: readonly string[]; errorMessage: string | null }

/** Why nothing was ordered: what is different from what was shown, or what the shop said. */
export function OrderChanges({ changes, errorMessage }: OrderChangesProps) {
  const t = useTranslate()
  if (changes.length > 0) {
    return (
      <Alert kind="warning">
        <p>
          <strong>{t('checkout.changed')}</strong>
        </p>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        <p>{t('checkout.changedHint')}</p>
      </Alert>
    )
  }
  return errorMessage && <Alert kind="error">{errorMessage}</Alert>
}
