import type { SubmitEvent } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { searchPath } from '../search/search-path.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './NotFoundSearch.module.css'

/** Searches the shop from a page that is not there; without JavaScript the form sends itself, as the header's does. */
export function NotFoundSearch() {
  const t = useTranslate()
  const { base } = useRouter()
  const [, navigate] = useLocation()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q')).trim()
    if (query) navigate(searchPath(query))
  }
  return (
    <search aria-label={t('content.searchLabel')} className={styles.search}>
      <form className={styles.form} action={`${base}/search`} method="get" onSubmit={submit}>
        <TextField
          label={t('content.searchLabel')}
          labelHidden
          type="search"
          name="q"
          placeholder={t('content.searchHint')}
        />
        <Button type="submit">
          <Icon name="search" />
          {t('content.search')}
        </Button>
      </form>
    </search>
  )
}
