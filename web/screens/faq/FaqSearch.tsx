import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './FaqScreen.module.css'
import { MAX_QUERY } from './search-questions.ts'

type FaqSearchProps = { query: string; onChange: (query: string) => void; status: string }

/** Searches while one types; without scripts it is a form that asks the server. */
export function FaqSearch({ query, onChange, status }: FaqSearchProps) {
  const t = useTranslate()
  const { baseUrl } = useShop()
  return (
    <form
      role="search"
      action={`${baseUrl}/faq`}
      className={styles.search}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={t('faq.search')}
        type="search"
        name="q"
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={t('faq.search.placeholder')}
        maxLength={MAX_QUERY}
        autoComplete="off"
        className={styles.searchField}
      />
      <noscript>
        <Button type="submit">{t('faq.search.submit')}</Button>
      </noscript>
      <p role="status" className={styles.count}>
        {status}
      </p>
    </form>
  )
}
