import { createElement, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { RichTextElement, TabAttributes } from '../../../schema/rich-text.ts'
import { focusTarget, hashTarget } from '../../shell/navigation/hash-target.ts'
import { classNames } from '../../ui/class-names.ts'
import { contentId } from './rich-text-attributes.ts'
import { isElement, type RichTextScope } from './rich-text-scope.ts'
import styles from './RichTextTabs.module.css'
import { RichTextBox } from './RichTextBox.tsx'
import { RichTextNodes } from './RichTextNodes.tsx'

type RichTextTabsProps = { element: RichTextElement; scope: RichTextScope }

/**
 * Tabs (WAI-ARIA Authoring Practices, tabs with automatic activation). All panels are in the page; without scripts they follow each other
 * with their titles. A fragment that targets a panel, or an element in it, opens the panel.
 */
export default function RichTextTabs({ element, scope }: RichTextTabsProps) {
  const { active = '0', align, 'data-source': source } = element.attributes ?? {}
  const tabs = (element.children ?? []).filter(isElement)
  const [open, setOpen] = useState(() => Math.min(Number(active) || 0, tabs.length - 1))
  const group = useId()
  const list = useRef<HTMLDivElement>(null)
  const panels = useRef<HTMLDivElement>(null)
  const target = useRef<HTMLElement>(null)
  const headingLevel = Math.min(scope.below + 1, 6)

  useEffect(() => {
    const follow = () => {
      const named = hashTarget(location.hash)
      const index = [...(panels.current?.children ?? [])].findIndex((panel) => panel.contains(named))
      // In an open panel the browser scrolls to it.
      if (!named || index < 0 || list.current?.children[index]?.getAttribute('aria-selected') === 'true') return
      target.current = named
      setOpen(index)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  // After the render that opens the panel.
  useEffect(() => {
    if (!target.current || !panels.current?.children[open]?.contains(target.current)) return
    focusTarget(target.current)
    target.current = null
  }, [open])

  const choose = (index: number) => {
    setOpen(index)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const moves: Record<string, number> = {
      ArrowRight: open === last ? 0 : open + 1,
      ArrowLeft: open === 0 ? last : open - 1,
      Home: 0,
      End: last,
    }
    const next = moves[event.key]
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    choose(next)
  }

  return (
    <div className={styles.tabs} {...(source && { 'data-source': source })}>
      <div ref={list} role="tablist" className={classNames(styles.list, align && styles[align])}>
        {tabs.map(({ attributes }, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${group}tab${index}`}
            aria-selected={index === open}
            aria-controls={panelId(index)}
            tabIndex={index === open ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(index)}
            onKeyDown={press}
          >
            {attributes?.title}
          </button>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map(({ attributes, children }, index) => (
          <div
            key={index}
            role="tabpanel"
            id={panelId(index)}
            aria-labelledby={`${group}tab${index}`}
            tabIndex={0}
            className={classNames(styles.panel, index !== open && styles.closed)}
          >
            {createElement(`h${headingLevel}`, { className: styles.title }, attributes?.title)}
            <RichTextBox attributes={attributes as TabAttributes} columns={scope.columns} className={styles.box}>
              <RichTextNodes nodes={children} scope={{ ...scope, isWide: false, opening: null }} />
            </RichTextBox>
          </div>
        ))}
      </div>
    </div>
  )

  function panelId(index: number): string {
    const id = tabs[index]?.attributes?.id
    return id ? contentId(id) : `${group}panel${index}`
  }
}
