import { useState } from 'react'
import { shownError } from '../../api/shown-error.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useAnnounce } from '../../ui/use-announce.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { BookAddressFragment } from '../address/address.generated.ts'
import { AddressText } from '../address/AddressText.tsx'
import { DeleteCustomerAddress, type DeleteCustomerAddressMutation } from './address-book.generated.ts'
import styles from './AddressBookScreen.module.css'
import { useAccountChange } from './use-account-change.ts'

const answerOf = ({ deleteCustomerAddress }: DeleteCustomerAddressMutation) => deleteCustomerAddress

/** One address of the book. The store keeps those that serve by default: they cannot be deleted, only replaced. */
export function BookEntry({ entry, onEdit }: { entry: BookAddressFragment; onEdit: () => void }) {
  const t = useTranslate()
  const announce = useAnnounce()
  const deleteEntry = useAccountChange(DeleteCustomerAddress, answerOf)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { isDefaultShipping, isDefaultBilling, address } = entry
  const short = `${address.streetAddress[0] ?? ''}, ${address.locality}`

  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const { success, errorMessage } = await deleteEntry({ id: entry.id })
      if (success) announce(t('account.address.deleted'))
      else setFailure(errorMessage ?? t('account.refused'))
    } catch (error) {
      setFailure(shownError(error, t('account.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li className={styles.entry}>
      {(isDefaultShipping || isDefaultBilling) && (
        <ul className={styles.marks}>
          {isDefaultShipping && <li>{t('account.address.defaultShipping')}</li>}
          {isDefaultBilling && <li>{t('account.address.defaultBilling')}</li>}
        </ul>
      )}
      <AddressText of={entry} />
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={onEdit}>
          {t('account.address.edit')} <VisuallyHidden>{short}</VisuallyHidden>
        </Button>
        {!isDefaultShipping && !isDefaultBilling && (
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {t('account.address.delete')} <VisuallyHidden>{short}</VisuallyHidden>
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.address.deleteTitle')}
        footer={
          <>
            <Button busy={isBusy} onClick={() => void confirm()}>
              {t('account.address.deleteConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('account.cancel')}
            </Button>
          </>
        }
      >
        {failure && <Alert kind="error">{failure}</Alert>}
        <AddressText of={entry} />
      </Dialog>
    </li>
  )
}
