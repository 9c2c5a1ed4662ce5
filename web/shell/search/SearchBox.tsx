import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useRouter } from 'wouter'
import { MAX_SEARCH_LENGTH } from '../../../schema/shop-constants.ts'
import { typedLine } from '../../../schema/typed-text.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { useRoutes } from '../../routes-context.ts'
import { searchPath } from '../../site/paths.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useNavigate, usePath } from '../../use-address.ts'
import { optionId } from './listbox-props.ts'
import styles from './SearchBox.module.css'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import type { SuggestionListProps } from './SuggestionList.tsx'

/** In letters: shorter texts get no suggestions. */
const MIN_LETTERS = 2

/** Delay after the last keystroke, in ms. */
const DEBOUNCE = 180

const NONE: SuggestionGroup[] = []

const SuggestionList = lazy<SuggestionListProps>(() => import('./SuggestionList.tsx'))

/** The search form. Without JavaScript it sends `?q=` to `/search`, which redirects to the result's own address. */
export function SearchBox() {
  const t = useTranslate()
  const { base } = useRouter()
  const navigate = useNavigate()
  const path = usePath()
  const { params } = useRoutes().findRoute(path)
  const form = useRef<HTMLFormElement>(null)

  const open = (path: string) => {
    form.current?.querySelector('input')?.blur()
    navigate(path)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = typedLine(String(new FormData(event.currentTarget).get('q')))
    if (query) open(searchPath(query))
  }
  return (
    <search>
      <form ref={form} className={styles.form} action={`${base}/search`} method="get" onSubmit={submit}>
        {/* The field shows the query of the page's address; another address resets it. */}
        <SearchCombobox key={path} initialText={params.query ?? ''} onChoose={open} />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <VisuallyHidden>{t('shell.search.submit')}</VisuallyHidden>
        </button>
      </form>
    </search>
  )
}

type SearchComboboxProps = {
  initialText: string
  /** Opens the address of a suggestion. */
  onChoose: (path: string) => void
}

/**
 * The search field with its suggestions: a combobox with list autocompletion and manual selection (WAI-ARIA APG).
 * The focus stays in the field; the active suggestion is named by `aria-activedescendant`.
 */
function SearchCombobox({ initialText, onChoose }: SearchComboboxProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initialText)
  /** Whether the shopper is typing: suggestions neither show on arrival nor after Escape. */
  const [isActive, setIsActive] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const groups = useSuggestions(text, isActive)
  const items: Suggestion[] = groups.flatMap((group) => group.items)
  const isOpen = items.length > 0

  const news = isOpen ? t('shell.search.count', { count: items.length }) : ''
  useEffect(() => {
    if (news) announce(news)
  }, [news, announce])

  const close = () => {
    setIsActive(false)
    setActive(null)
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press on a suggestion moves the focus before its click.
    if (!currentTarget.contains(relatedTarget)) close()
  }
  const choose = (item: Suggestion) => {
    close()
    onChoose(item.path)
  }
  const move = (step: 1 | -1) => {
    // One position more than there are suggestions: the field itself.
    const places = items.length + 1
    const next = ((active ?? items.length) + step + places) % places
    setActive(next === items.length ? null : next)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const chosen = active === null ? undefined : items[active]
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
        else setIsActive(true)
        return
      case 'Enter':
        if (!chosen) return close()
        event.preventDefault()
        return choose(chosen)
      case 'Escape':
        event.preventDefault()
        if (isOpen) close()
        else setText('')
    }
  }
  return (
    <div className={styles.combobox} onBlur={closeOnLeave}>
      {/* An input of type `search` cannot be a combobox (ARIA in HTML), so its features are set one by one. */}
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        name="q"
        aria-label={t('shell.search.label')}
        placeholder={t('shell.search.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        maxLength={MAX_SEARCH_LENGTH}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active === null ? undefined : optionId(listId, active)}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setIsActive(true)
          setActive(null)
        }}
        onFocus={() => void SuggestionList.preload().catch(() => {})}
        onKeyDown={handleKey}
      />
      {text !== '' && (
        // With the keyboard, Escape closes it.
        <button
          type="button"
          tabIndex={-1}
          className={styles.clear}
          aria-label={t('shell.search.clear')}
          onClick={() => {
            close()
            setText('')
            input.current?.focus()
          }}
        >
          <Icon name="close" />
        </button>
      )}
      <Suspense>
        {isOpen && <SuggestionList {...{ groups, active, setActive }} id={listId} typed={text} onChoose={choose} />}
      </Suspense>
    </div>
  )
}

/** Suggestions for the typed text; the previous ones stay until new ones arrive. Their code loads with the first ones. */
function useSuggestions(text: string, enabled: boolean): SuggestionGroup[] {
  const queryClient = useQueryClient()
  const query = typedLine(text).slice(0, MAX_SEARCH_LENGTH)
  const isLongEnough = [...query].length >= MIN_LETTERS
  const rested = useRested(query, DEBOUNCE)
  const isAsked = enabled && isLongEnough && [...rested].length >= MIN_LETTERS
  const { data } = useQuery({
    queryKey: ['suggestions', rested],
    queryFn: async () => {
      const { findSuggestions } = await import('./find-suggestions.ts')
      return findSuggestions(queryClient, rested)
    },
    enabled: isAsked,
    placeholderData: (previous) => previous,
  })
  return (isAsked && data) || NONE
}

function useRested(value: string, delay: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
