import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import extensions from 'virtual:extensions/account-menu'
import type { Operation } from '../../../schema/operation.ts'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import type { AccountEntry } from '../../extension.ts'
import { textLanguage } from '../../../schema/texts/text-language.ts'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { useSite } from '../../site/site.ts'
import { useShop } from '../../site/shop-context.ts'
import { AddressBook } from '../address/address.generated.ts'
import { Account, type AccountPersonFragment } from './account.generated.ts'
import { meQuery } from './use-me.ts'

/** The sections of the account, in the order of its menu. */
const CORE_ENTRIES: readonly AccountEntry[] = [
  { path: '/user/', label: 'account.menu.dashboard' },
  { path: '/user/orders/', label: 'account.menu.orders' },
  { path: '/user/downloadable-products', label: 'downloads.title' },
  { path: '/user/store-credit', label: 'account.menu.storeCredit', feature: 'storeCredit' },
  { path: '/user/information', label: 'account.menu.information' },
  { path: '/user/address-book', label: 'account.menu.addressBook' },
  { path: '/user/cards', label: 'account.menu.cards', feature: 'savedCards' },
  { path: '/user/wishlist', label: 'account.menu.wishlist', feature: 'wishlist' },
  { path: '/user/newsletter', label: 'account.newsletter.title', feature: 'newsletter' },
  { path: '/rgpd/', label: 'account.menu.data' },
]

export const accountQuery = operationQuery(Account, {})

/** Sends a change of the account and caches the person that it returns, also when it was refused. */
export function useAccountChange<Data, Variables, Result extends { me: AccountPersonFragment }>(
  operation: Operation<Data, Variables>,
  resultOf: (data: Data) => Result,
): (variables: Variables) => Promise<Result> {
  const execute = useExecute()
  const queryClient = useQueryClient()
  return useCallback(
    async (variables) => {
      const response = resultOf(await execute(operation, variables))
      const { me } = response
      await Promise.all([meQuery, accountQuery].map(({ queryKey }) => queryClient.cancelQueries({ queryKey })))
      queryClient.setQueryData(accountQuery.queryKey, { me })
      queryClient.setQueryData(meQuery.queryKey, { me })
      // The checkout reads the address book with another query.
      queryClient.removeQueries({ queryKey: [AddressBook.name] })
      return response
    },
    [execute, queryClient, operation, resultOf],
  )
}

/** The entries of the menu whose features the store has. */
export function useAccountEntries(): readonly (AccountEntry & { name: string })[] {
  const t = useTranslate()
  const { language } = useMessages()
  const { extensionsOff } = useSite()
  const entries = entriesWithout(extensionsOff)
  const { features } = useShop()
  return entries
    .filter(({ feature }) => !feature || features.includes(feature))
    .map((entry) => ({ ...entry, name: nameOf(entry.label) }))

  function nameOf(label: AccountEntry['label']): string {
    return typeof label === 'string' ? t(label) : (label[textLanguage(language, label)] ?? label.en)
  }
}

/** Each entry of an extension stands behind the one that it names, or at the end. */
function entriesWithout(extensionsOff: readonly string[]): readonly AccountEntry[] {
  const entries = [...CORE_ENTRIES]
  for (const { name, entries: added } of extensions) {
    for (const entry of extensionsOff.includes(name) ? [] : added) {
      const before = entries.findIndex(({ path }) => path === entry.after)
      entries.splice(before < 0 ? entries.length : before + 1, 0, entry)
    }
  }
  return entries
}
