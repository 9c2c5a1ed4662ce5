import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import { useRouter } from 'wouter'
import { folded } from '../../../schema/folded.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { Price, UnitPrice } from '../../ui/Price.tsx'
import { groupProps, listboxProps, optionProps } from './listbox-props.ts'
import type { Suggestion, SuggestionGroup } from './suggestion.ts'
import styles from './SuggestionList.module.css'

export type SuggestionListProps = {
  id: string
  /** Its words are highlighted where they begin a word of a suggestion. */
  typed: string
  groups: SuggestionGroup[]
  /** Place of the active suggestion, counted over all groups. */
  active: number | null
  setActive: (place: number | null) => void
  onChoose: (item: Suggestion) => void
}

/** The listbox of the search field. Its options are links, so that they can be opened in another tab. */
export default function SuggestionList({ id, typed, groups, active, setActive, onChoose }: SuggestionListProps) {
  const t = useTranslate()
  const { base } = useRouter()
  const list = useRef<HTMLDivElement>(null)
  // Others may come under the fingers: nothing is active among them.
  const shown = useRef(groups)
  useEffect(() => {
    if (shown.current !== groups) setActive(null)
    shown.current = groups
  }, [groups, setActive])
  useEffect(() => {
    if (active !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const choose = (item: Suggestion) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(item)
  }
  return (
    <div ref={list} {...listboxProps(id, t('shell.search.suggestions'))} className={styles.list}>
      {groups.map(({ kind, start, items }) => (
        <div key={kind} {...groupProps(t(`shell.search.group.${kind}`))} className={styles.group}>
          {kind !== 'all' && (
            <div className={styles.heading} aria-hidden="true">
              {t(`shell.search.group.${kind}`)}
            </div>
          )}
          {items.map((item, index) => (
            <a
              key={`${item.kind} ${item.path}`}
              {...optionProps(id, start + index, active)}
              className={styles.option}
              href={base + item.path}
              onClick={choose(item)}
            >
              <Content item={item} typed={typed} />
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}

function Content({ item, typed }: { item: Suggestion; typed: string }) {
  const t = useTranslate()
  switch (item.kind) {
    case 'product':
      return (
        <>
          <Image path={item.imageUrl} alt="" preset="thumbnail" priority className={styles.picture} />
          <Name name={item.name} typed={typed} />
          <span className={styles.price}>
            {item.isFrom && <span className={styles.from}>{t('ui.price.from')} </span>}
            <Price value={item.price} />
            <UnitPrice of={item.unitPrice} className={styles.perUnit} />
          </span>
        </>
      )
    case 'category':
      return (
        <>
          <Icon name="leaf" className={styles.icon} />
          <Name name={item.name} typed={typed} />
        </>
      )
    case 'page':
      return (
        <>
          <Icon name="info" className={styles.icon} />
          <Name name={item.name} typed={typed} />
        </>
      )
    case 'query':
      return (
        <>
          <Icon name="search" className={styles.icon} />
          <Name name={item.name} typed={typed} />
        </>
      )
    case 'all':
      return <span className={styles.all}>{t('shell.search.all', { count: item.count })}</span>
  }
}

const WORDS = /[\p{L}\p{N}]+/gu
const WORD_PARTS = /([\p{L}\p{N}]+)/u

/** A name with the typed part in bold. */
function Name({ name, typed }: { name: string; typed: string }) {
  const wanted = folded(typed).match(WORDS) ?? []
  const parts = name.split(WORD_PARTS).map((part, index) => {
    const word = folded(part)
    const length = Math.max(0, ...wanted.map((one) => (word.startsWith(one) ? one.length : 0)))
    return (
      <Fragment key={index}>
        {length > 0 && <b>{part.slice(0, length)}</b>}
        {part.slice(length)}
      </Fragment>
    )
  })
  return <span className={styles.name}>{parts}</span>
}
