import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { ContributionModes } from '../../../schema/page.ts'
import { tabStorage } from '../../site/storage.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { ClaimsWarning } from './ClaimsWarning.tsx'
import styles from './ToolboxPanel.module.css'
import type { Mode } from './use-modes.ts'

/** In ms, between the end of one refresh and the start of the next. */
export const REFRESH_PAUSE = 5000

type ToolboxPanelProps = {
  modes: ContributionModes
  /** Message of a failure; empty if the server did not respond, null without a failure. */
  failure: string | null
  onChange(mode: Mode, enabled: boolean): Promise<void>
  onLeave(): Promise<void>
}

/** A toolbar that unfolds from its button: one stop for the Tab key, arrows between the tools, Escape folds it (WAI-ARIA APG). */
export function ToolboxPanel({ modes, failure, onChange, onLeave }: ToolboxPanelProps) {
  const t = useTranslate()
  const announce = useAnnounce()
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useTabSwitch('open')
  const [isAuto, setAuto] = useTabSwitch('auto')
  const opener = useRef<HTMLButtonElement>(null)
  const toolbarId = useId()
  useAutoRefresh(isAuto && modes.preview)

  async function refresh() {
    await queryClient.refetchQueries({ type: 'active' })
    announce(t('contribution.refreshed'))
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      setOpen(false)
      return opener.current?.focus()
    }
    const tools = [...event.currentTarget.querySelectorAll('button')]
    const place = tools.indexOf(event.target as HTMLButtonElement)
    const next = nextPlace(event.key, place, tools.length)
    if (place < 0 || next === undefined) return
    event.preventDefault()
    tools[next]?.focus()
  }

  return (
    <section aria-label={t('contribution.title')} className={styles.toolbox} data-contribution>
      {isOpen && (
        <div
          role="toolbar"
          tabIndex={-1}
          id={toolbarId}
          aria-label={t('contribution.tools')}
          aria-orientation="vertical"
          className={styles.tools}
          onKeyDown={move}
        >
          <ToolSwitch
            label={t('contribution.preview')}
            hint={t('contribution.previewHint')}
            isOn={modes.preview}
            isFirst
            onSwitch={(isOn) => void onChange('preview', isOn)}
          />
          <ToolSwitch
            label={t('contribution.autoRefresh')}
            hint={t('contribution.autoRefreshHint')}
            isOn={isAuto && modes.preview}
            isDisabled={!modes.preview}
            onSwitch={setAuto}
          />
          <ToolSwitch
            label={t('contribution.xRay')}
            hint={t('contribution.xRayHint')}
            isOn={modes.xRay}
            onSwitch={(isOn) => void onChange('xRay', isOn)}
          />
          <div className={styles.actions}>
            <button type="button" tabIndex={-1} className={styles.action} onClick={() => void refresh()}>
              {t('contribution.refresh')}
            </button>
            <button type="button" tabIndex={-1} className={styles.action} onClick={() => void onLeave()}>
              {t('contribution.leave')}
            </button>
          </div>
          {failure !== null && (
            <p role="alert" className={styles.failure}>
              {failure || t('contribution.failed')}
            </p>
          )}
        </div>
      )}
      <ClaimsWarning />
      <button
        type="button"
        ref={opener}
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? toolbarId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('contribution.title')}
        <span className={styles.state}>
          {modes.preview ? t('contribution.stateFresh') : t('contribution.statePublic')}
        </span>
      </button>
    </section>
  )
}

/** Returns the index that gets the focus among `count` tools; `undefined` for keys that do not move it. */
function nextPlace(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return (place + 1) % count
    case 'ArrowUp':
    case 'ArrowLeft':
      return (place - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

/** A switch whose state is stored in this tab only, from page to page. */
function useTabSwitch(name: string): [boolean, (isOn: boolean) => void] {
  const key = `contribution-${name}`
  const [isOn, setOn] = useState(() => tabStorage.read(key) === '1')
  function set(wanted: boolean) {
    setOn(wanted)
    tabStorage.write(key, wanted ? '1' : null)
  }
  return [isOn, set]
}

/** Refetches everything the page shows: at an interval while the tab is visible, and at once when it becomes visible. Never twice at a time. */
function useAutoRefresh(isOn: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isRefreshing = false
    let isOver = false

    async function refresh() {
      clearTimeout(timer)
      if (isRefreshing || document.hidden) return
      isRefreshing = true
      // The next refresh tries again.
      await queryClient.refetchQueries({ type: 'active' }).catch(() => {})
      isRefreshing = false
      if (!isOver) timer = setTimeout(refresh, REFRESH_PAUSE)
    }
    const refreshSoon = () => void refresh()
    timer = setTimeout(refresh, REFRESH_PAUSE)
    document.addEventListener('visibilitychange', refreshSoon)
    window.addEventListener('focus', refreshSoon)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', refreshSoon)
      window.removeEventListener('focus', refreshSoon)
    }
  }, [isOn, queryClient])
}

type ToolSwitchProps = {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  /** Whether the Tab key leads here: the first tool of the bar. */
  isFirst?: boolean
  onSwitch(isOn: boolean): void
}

/** A switch of the toolbar. A disabled one stays focusable, and says that it is disabled. */
function ToolSwitch({ label, hint, isOn, isDisabled = false, isFirst = false, onSwitch }: ToolSwitchProps) {
  const hintId = useId()
  return (
    <div className={styles.tool}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hintId}
        aria-disabled={isDisabled || undefined}
        tabIndex={isFirst ? 0 : -1}
        className={styles.switch}
        onClick={() => !isDisabled && onSwitch(!isOn)}
      >
        {label}
        <span className={styles.track} />
      </button>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
