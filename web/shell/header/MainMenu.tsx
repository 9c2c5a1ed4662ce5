import { type RefCallback, useCallback, useRef, useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Navigation } from '../navigation.generated.ts'
import styles from './MainMenu.module.css'
import { MENU_ID } from './menu-id.ts'
import { MenuItem } from './MenuItem.tsx'
import { ServiceLine } from './ServiceLine.tsx'

/**
 * The categories: a bar with panels on wide screens, a drawer on a phone. The drawer is a popover, so that its button works without
 * JavaScript; all levels are open then.
 */
export default function MainMenu() {
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
      <div className={styles.service}>
        <ServiceLine />
      </div>
    </nav>
  )
}

/**
 * The browser opens the drawer's popover, and closes it on Escape and on a press outside. Added here: the focus moves in when it
 * opens, and it closes when the focus leaves it.
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
      const enter = (event: Event) => {
        if ((event as ToggleEvent).newState === 'open') element.querySelector('button')?.focus()
      }
      const leave = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) close()
      }
      element.addEventListener('toggle', enter, { signal })
      element.addEventListener('focusout', leave, { signal })
      return () => controller.abort()
    },
    [close],
  )
  return [ref, close] as const
}
