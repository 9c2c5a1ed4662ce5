import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { shownError } from '../../api/shown-error.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { MessageId } from '../../i18n/messages.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { useShop } from '../../site/shop-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DeletedNotice } from '../../ui/DeletedNotice.tsx'
import { showFault } from '../../ui/show-fault.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import {
  type AddressFaults,
  addressInput,
  addressValues,
  checkAddress,
  emptyAddress,
  faultsBelow,
  remainingFaults,
} from '../address/address-values.ts'
import { AddressForm } from '../address/AddressForm.tsx'
import { AddressText } from '../address/AddressText.tsx'
import { prefetchCountries, useCountries } from '../address/address-queries.ts'
import { prefetchFormFields, useFormFields } from '../form-fields/FormFields.tsx'
import { cartQuery } from '../cart/use-cart.ts'
import type { AccountPersonFragment } from './account.generated.ts'
import { AccountPart } from './AccountPart.tsx'
import {
  CreateCustomerAddress,
  type CreateCustomerAddressMutation,
  DeleteCustomerAddress,
  type DeleteCustomerAddressMutation,
  UpdateCustomerAddress,
  type UpdateCustomerAddressMutation,
} from './address-book.generated.ts'
import styles from './AddressBookScreen.module.css'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useAccountChange } from './use-account.ts'

type Entry = AccountPersonFragment['addresses'][number]

const created = ({ createCustomerAddress }: CreateCustomerAddressMutation) => createCustomerAddress

const updated = ({ updateCustomerAddress }: UpdateCustomerAddressMutation) => updateCustomerAddress

const resultOf = ({ deleteCustomerAddress }: DeleteCustomerAddressMutation) => deleteCustomerAddress

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await Promise.all([prefetchCountries(queryClient), prefetchFormFields(queryClient, 'ADDRESS')])
  return {}
}

/** `/user/address-book`: the addresses as cards, and a form to add or change one. */
export default function AddressBookScreen() {
  const t = useTranslate()
  useFormFields('ADDRESS')
  return <AccountPart title={t('account.menu.addressBook')} content={Book} />
}

function Book({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const announce = useAnnounce()
  // Id of the entry whose form is open, or `new`.
  const [editing, setEditing] = useState<string | null>(null)
  // The same, once the form has closed: its button takes the focus.
  const [edited, setEdited] = useState<string | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const entry = person.addresses.find(({ id }) => id === editing)
  if (editing === 'new' || entry) {
    return (
      <BookEntryForm
        key={editing}
        entry={entry}
        person={person}
        onDone={(message, found = []) => {
          setEditing(null)
          setEdited(editing)
          setNotes(found)
          if (message) announce(message)
        }}
      />
    )
  }
  return (
    <>
      {notes.length > 0 && (
        <Alert kind="warning" className={styles.notes}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Alert>
      )}
      <DeletedNotice count={person.addresses.length}>{t('account.address.deleted')}</DeletedNotice>
      {person.addresses.length === 0 && <p>{t('account.address.empty')}</p>}
      <Button ref={edited === 'new' ? takeFocus : null} onClick={() => setEditing('new')}>
        {t('account.address.add')}
      </Button>
      {person.addresses.length > 0 && (
        <ul className={styles.entries}>
          {person.addresses.map((address) => (
            <BookEntry
              key={address.id}
              entry={address}
              takesFocus={edited === address.id}
              onEdit={() => setEditing(address.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** One address of the book. Magento refuses to delete default addresses. */
function BookEntry({ entry, takesFocus, onEdit }: { entry: Entry; takesFocus: boolean; onEdit: () => void }) {
  const t = useTranslate()
  const deleteEntry = useAccountChange(DeleteCustomerAddress, resultOf)
  const [isAsking, setAsking] = useState(false)
  const { isDefaultShipping, isDefaultBilling, address, missingFields } = entry
  const short = `${address.streetAddress[0] ?? ''}, ${address.locality}`

  return (
    <li className={styles.entry}>
      {(isDefaultShipping || isDefaultBilling) && (
        <ul className={styles.marks}>
          {isDefaultShipping && <li>{t('account.address.defaultShipping')}</li>}
          {isDefaultBilling && <li>{t('account.address.defaultBilling')}</li>}
        </ul>
      )}
      <AddressText of={entry} />
      {missingFields && missingFields.length > 0 && (
        <Alert kind="warning">{t('address.toComplete', { fields: missingFields.join(', ') })}</Alert>
      )}
      <div className={styles.actions}>
        <Button ref={takesFocus ? takeFocus : null} variant="secondary" size="small" onClick={onEdit}>
          {t('account.address.edit')} <VisuallyHidden>{short}</VisuallyHidden>
        </Button>
        {!isDefaultShipping && !isDefaultBilling && (
          <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
            {t('account.address.delete')} <VisuallyHidden>{short}</VisuallyHidden>
          </Button>
        )}
      </div>
      <DeleteDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.address.deleteTitle')}
        confirm={t('account.address.deleteConfirm')}
        onConfirm={() => deleteEntry({ id: entry.id })}
      >
        <AddressText of={entry} />
      </DeleteDialog>
    </li>
  )
}

type BookEntryFormProps = {
  /** Absent for a new address. */
  entry?: Entry
  person: AccountPersonFragment
  /** `message` says what was done; absent if the form was cancelled. `notes` are about a waiting cart that was merged. */
  onDone: (message?: string, notes?: readonly string[]) => void
}

function BookEntryForm({ entry, person, onDone }: BookEntryFormProps) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const { defaultCountryId } = useShop()
  const countries = useCountries()
  const fields = useFormFields('ADDRESS')
  const create = useAccountChange(CreateCustomerAddress, created)
  const update = useAccountChange(UpdateCustomerAddress, updated)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() =>
    entry ? addressValues(entry, countries) : emptyAddress(defaultCountryId, person),
  )
  const [isDefaultShipping, setDefaultShipping] = useState(entry?.isDefaultShipping ?? person.addresses.length === 0)
  const [isDefaultBilling, setDefaultBilling] = useState(entry?.isDefaultBilling ?? person.addresses.length === 0)
  const [faults, setFaults] = useState<AddressFaults>({})
  const [failure, setFailure] = useState<ReactNode>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0) showFault(form.current)
  }, [attempts])

  const country = countries.find(({ id }) => id === values.country)

  function refuse(found: AddressFaults, message: ReactNode): void {
    setFaults(found)
    setFailure(message)
    setAttempts((count) => count + 1)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const found = Object.entries(checkAddress(values, country)) as [string, MessageId][]
    if (found.length > 0) return refuse(Object.fromEntries(found.map(([field, id]) => [field, t(id)])), null)
    setFaults({})
    setFailure(null)
    setBusy(true)
    try {
      const input = { address: addressInput(values, country, fields), isDefaultShipping, isDefaultBilling }
      const response = await (entry ? update({ id: entry.id, input }) : create({ input }))
      // A cart that required a complete address exists now.
      if (entry?.missingFields?.length) void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
      if (response.success) return onDone(t(entry ? 'account.address.saved' : 'account.address.added'), response.notes)
      const named = faultsBelow('address', response.errors)
      refuse(named, Object.keys(named).length > 0 ? null : (response.errorMessage ?? t('ui.refused')))
    } catch (error) {
      refuse({}, shownError(error, t('ui.refused')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form method="post" ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t(entry ? 'account.address.editTitle' : 'account.address.addTitle')}
      </h2>
      {failure && <Alert kind="error">{failure}</Alert>}
      <AddressForm
        values={values}
        onChange={(next) => {
          setValues(next)
          setFaults(remainingFaults(faults, values, next))
        }}
        faults={faults}
        countries={countries}
        fields={fields}
      />
      <div>
        <Checkbox
          label={t('account.address.useForShipping')}
          checked={isDefaultShipping}
          disabled={entry?.isDefaultShipping}
          onChange={(event) => setDefaultShipping(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('account.address.useForBilling')}
          checked={isDefaultBilling}
          disabled={entry?.isDefaultBilling}
          onChange={(event) => setDefaultBilling(event.currentTarget.checked)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {t('account.save')}
        </Button>
        <Button variant="secondary" onClick={() => onDone()}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
