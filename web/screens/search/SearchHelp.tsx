import { useTranslate } from '../../i18n/messages-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import css from './SearchHelp.module.css'

const TIPS = ['search.help.spelling', 'search.help.general', 'search.help.animal'] as const

/** How to find something, for whoever found nothing or asked for nothing. */
export function SearchHelp() {
  const t = useTranslate()
  return (
    <section className={css.help}>
      <Icon name="search" className={css.icon} />
      <h2 className={css.title}>{t('search.help')}</h2>
      <ul className={css.tips}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(tip)}</li>
        ))}
      </ul>
      <ButtonLink href="/">{t('search.help.home')}</ButtonLink>
    </section>
  )
}
