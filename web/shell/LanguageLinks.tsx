import { useRouter } from 'wouter'
import { TRANSLATIONS_PATH } from '../../schema/page.ts'
import { useSite } from '../site/site.ts'
import { usePath } from '../use-address.ts'

/** Links to this page in the shop's other languages, each named in its own language. The server finds the address when a link is followed. */
export function LanguageLinks({ className }: { className?: string }) {
  const { base } = useRouter()
  const { family } = useSite()
  const here = encodeURIComponent(usePath())
  return family.map(
    ({ url, language }) =>
      language && (
        <a
          key={url}
          href={`${base}${TRANSLATIONS_PATH}/${language.tag}?path=${here}`}
          hrefLang={language.tag}
          lang={language.tag}
          rel="nofollow"
          className={className}
        >
          {language.name}
        </a>
      ),
  )
}
