import { type FormEvent, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { findRoute } from '../../routes.ts'
import { searchPath } from '../../site/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useAddress } from '../../use-address.ts'
import { SearchCombobox } from './SearchCombobox.tsx'
import styles from './SearchBox.module.css'

/** The search form. Without JavaScript it sends `?q=` to `/search`, which redirects to the result's own address. */
export default function SearchBox() {
  const t = useTranslate()
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const { params } = findRoute(useAddress().path)
  const form = useRef<HTMLFormElement>(null)
  const shownQuery = params.query ?? ''

  const open = (path: string) => {
    form.current?.querySelector('input')?.blur()
    navigate(path)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q')).trim()
    if (query) open(searchPath(query))
  }
  return (
    <search>
      <form ref={form} className={styles.form} action={`${base}/search`} method="get" onSubmit={submit}>
        {/* The field shows what the page's address searches for; another address starts it anew. */}
        <SearchCombobox key={shownQuery} initialText={shownQuery} onChoose={open} />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <VisuallyHidden>{t('shell.search.submit')}</VisuallyHidden>
        </button>
      </form>
    </search>
  )
}
