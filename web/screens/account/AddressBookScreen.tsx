import { useState } from 'react'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { Button } from '../../ui/Button.tsx'
import { prefetchCountries } from '../address/use-countries.ts'
import { AccountPart } from './AccountPart.tsx'
import type { AccountPersonFragment } from './account.generated.ts'
import styles from './AddressBookScreen.module.css'
import { BookEntry } from './BookEntry.tsx'
import { BookEntryForm } from './BookEntryForm.tsx'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await prefetchCountries(queryClient)
  return {}
}

/** `/user/address-book`: the entries as cards, and one form for a new one or one of them. */
export default function AddressBookScreen() {
  const t = useTranslate()
  return <AccountPart title={t('account.menu.addressBook')} content={Book} />
}

function Book({ person }: { person: AccountPersonFragment }) {
  const t = useTranslate()
  const announce = useAnnounce()
  // Which form is open: that of an entry by its id, or `new`.
  const [editing, setEditing] = useState<string | null>(null)
  const entry = person.addresses.find(({ id }) => id === editing)
  if (editing === 'new' || entry) {
    return (
      <BookEntryForm
        key={editing}
        entry={entry}
        person={person}
        onDone={(message) => {
          setEditing(null)
          if (message) announce(message)
        }}
      />
    )
  }
  return (
    <>
      {person.addresses.length === 0 ? (
        <p>{t('account.address.empty')}</p>
      ) : (
        <ul className={styles.entries}>
          {person.addresses.map((address) => (
            <BookEntry key={address.id} entry={address} onEdit={() => setEditing(address.id)} />
          ))}
        </ul>
      )}
      <Button onClick={() => setEditing('new')}>{t('account.address.add')}</Button>
    </>
  )
}
