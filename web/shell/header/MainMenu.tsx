import { type RefCallback, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useSignedIn } from '../../api/presence.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { holdPage } from '../../ui/hold-page.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Image } from '../../ui/Image.tsx'
import { Link } from '../../ui/Link.tsx'
import { Navigation, type NavigationQuery } from '../navigation.generated.ts'
import styles from './MainMenu.module.css'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { MENU_ID } from './menu-id.ts'
import { ServiceLine } from './ServiceLine.tsx'

/** In ms: the pointer may cross other items on its way to a panel, so panels open and close with a delay. */
const OPEN_DELAY = 90

const CLOSE_DELAY = 220

/**
 * The categories: a bar with panels on wide screens, a drawer on a phone. The drawer is a popover, so that its button works without
 * JavaScript; all levels are open then.
 */
export function MainMenu() {
  const t = useTranslate()
  const { data } = useOperation(Navigation, {})
  const [openId, setOpenId] = useState<string | null>(null)
  const [drawer, closeDrawer] = useMenuDrawer()
  const toggle = useCallback((id: string, open: boolean) => {
    setOpenId((current) => (open ? id : current === id ? null : current))
  }, [])
  if (!data) return null

  const close = () => {
    setOpenId(null)
    closeDrawer()
  }
  return (
    <nav ref={drawer} id={MENU_ID} popover="auto" aria-label={t('shell.menu')} className={styles.menu}>
      <div className={styles.head}>
        <span className={styles.title}>{t('shell.menu.title')}</span>
        <button
          type="button"
          className={styles.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label={t('shell.menu.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.list}>
        {data.navigation.map((category) => (
          <MenuItem
            key={category.id}
            category={category}
            isOpen={openId === category.id}
            onToggle={toggle}
            onFollow={close}
          />
        ))}
      </ul>
      <ServiceLinks onFollow={close} />
      <LanguageLinks className={styles.language} />
      <div className={styles.service}>
        <ServiceLine />
      </div>
    </nav>
  )
}

/** Orders and help, only in the phone's drawer: on wide screens header and footer have them. */
function ServiceLinks({ onFollow }: { onFollow: () => void }) {
  const t = useTranslate()
  const isSignedIn = useSignedIn()
  return (
    <ul className={styles.services}>
      {(
        [
          [isSignedIn ? '/user/orders/' : '/orders/', 'shell.menu.orders'],
          ['/faq/', 'shell.menu.help'],
          ['/contact', 'shell.menu.contact'],
        ] as const
      ).map(([path, text]) => (
        <li key={text}>
          <Link href={path} variant="plain" className={styles.serviceLink} preload={false} onClick={onFollow}>
            {t(text)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * Moves the focus into the drawer when it opens, and closes it when the focus leaves it. The browser itself opens the popover, and closes it on
 * Escape and on a press outside.
 */
function useMenuDrawer() {
  const drawer = useRef<HTMLElement>(null)

  const close = useCallback(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [])

  const ref: RefCallback<HTMLElement> = useCallback(
    (element) => {
      drawer.current = element
      if (!element) return
      const controller = new AbortController()
      const { signal } = controller
      // It may have been opened before this code ran.
      let release = element.matches(':popover-open') ? holdPage() : () => {}
      const enter = (event: Event) => {
        release()
        const isOpen = (event as ToggleEvent).newState === 'open'
        release = isOpen ? holdPage() : () => {}
        if (isOpen) element.querySelector('button')?.focus()
      }
      const leave = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close()
      }
      element.addEventListener('toggle', enter, { signal })
      element.addEventListener('focusout', leave, { signal })
      return () => {
        controller.abort()
        release()
      }
    },
    [close],
  )
  return [ref, close] as const
}

type MenuCategory = NavigationQuery['navigation'][number]

type MenuItemProps = {
  category: MenuCategory
  isOpen: boolean
  /** Opens or closes the panel of a category. Its identity must not change. */
  onToggle: (id: string, open: boolean) => void
  /** A link of the item was followed. */
  onFollow: () => void
}

/**
 * A category of the first level. On wide screens it is a link, and a button that shows the sub-categories (WAI-ARIA APG «Disclosure navigation with
 * top-level links»). In the drawer the button is the whole row, and the first link below it leads to the category.
 */
function MenuItem({ category, isOpen, onToggle, onFollow }: MenuItemProps) {
  const t = useTranslate()
  const panelId = useId()
  const { id, name, path, children } = category
  const { item, cancel, takeOver } = usePanelEvents(id, isOpen, onToggle)
  const hasPanel = children.length > 0
  // After a click the mouse still rests on the link: its panel must not open over the new page.
  const follow = () => {
    cancel()
    onFollow()
  }
  return (
    <li ref={hasPanel ? item : undefined} className={styles.item}>
      <Link href={path} variant="plain" className={styles.link} onClick={follow}>
        {name}
      </Link>
      {hasPanel && (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={t('shell.menu.below', { name })}
          onClick={() => onToggle(id, takeOver() || !isOpen)}
        >
          <span className={styles.toggleName}>{name}</span>
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
      )}
      {hasPanel && <MenuPanel id={panelId} category={category} isOpen={isOpen} onFollow={follow} />}
    </li>
  )
}

type MenuPanelProps = { id: string; category: MenuCategory; isOpen: boolean; onFollow: () => void }

/** The two levels below a category. They are always in the page, because the menu works without JavaScript. */
function MenuPanel({ id, category: { name, path, imageUrl, children }, isOpen, onFollow }: MenuPanelProps) {
  const t = useTranslate()
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <div id={id} className={styles.panel} data-open={isOpen || undefined}>
      <div className={styles.inner}>
        <Link href={path} variant="plain" className={styles.all} preload={false} onClick={onFollow}>
          {t('shell.menu.all', { name })}
          <Icon name="arrow-right" className={styles.arrow} />
        </Link>
        <ul className={styles.groups}>
          {children.map((group) => (
            <li key={group.id} className={styles.group}>
              <Link href={group.path} variant="plain" className={styles.groupLink} onClick={onFollow}>
                {group.name}
              </Link>
              {group.children.length > 0 && (
                <ul className={styles.leaves}>
                  {group.children.map((leaf) => (
                    <li key={leaf.id}>
                      <Link href={leaf.path} variant="plain" className={styles.leaf} onClick={onFollow}>
                        {leaf.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {wasOpen && imageUrl && (
          <Image path={imageUrl} alt="" preset="contentThird" sizes="40rem" className={styles.picture} />
        )}
      </div>
    </div>
  )
}

/**
 * Opens the panel of a menu item when a mouse rests on it. The panel closes when mouse or focus leave it, on a press elsewhere, or on Escape, which returns
 * the focus to the item's button. A press on the button keeps a panel open that the mouse has opened. Does nothing in the phone's drawer. Native listeners, because the item itself is no control.
 */
function usePanelEvents(id: string, isOpen: boolean, onToggle: (id: string, open: boolean) => void) {
  const item = useRef<HTMLLIElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByMouse = useRef(false)

  useEffect(() => {
    const element = item.current
    if (!element) return
    const controller = new AbortController()
    const { signal } = controller

    const schedule = (open: boolean) => (event: PointerEvent) => {
      clearTimeout(timer.current)
      if (event.pointerType !== 'mouse' || !hasPanels()) return
      timer.current = setTimeout(
        () => {
          openedByMouse.current = open && (openedByMouse.current || !isOpen)
          onToggle(id, open)
        },
        open ? OPEN_DELAY : CLOSE_DELAY,
      )
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !hasPanels()) return
      event.stopPropagation()
      onToggle(id, false)
      if (element.contains(document.activeElement)) element.querySelector('button')?.focus()
    }
    const closeOutside = (target: EventTarget | null) => {
      if (hasPanels() && target instanceof Node && !element.contains(target)) onToggle(id, false)
    }
    element.addEventListener('pointerenter', schedule(true), { signal })
    element.addEventListener('pointerleave', schedule(false), { signal })
    if (isOpen) {
      element.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), { signal })
      // A press outside of controls moves the focus nowhere, and a finger rests on nothing.
      document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal })
      // On the document: Escape closes a panel opened by mouse wherever the focus is (WCAG 1.4.13).
      document.addEventListener('keydown', closeOnEscape, { signal })
    }
    return () => controller.abort()
  }, [id, isOpen, onToggle])

  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)
  /** Handles a press. Returns whether it takes over a panel that the mouse has opened. */
  const takeOver = () => {
    cancel()
    const isTaken = openedByMouse.current && isOpen
    openedByMouse.current = false
    return isTaken
  }
  return { item, cancel, takeOver }
}

/** Whether the menu is the bar with panels, not the phone's drawer. */
function hasPanels(): boolean {
  return matchMedia('(min-width: 64rem)').matches
}
