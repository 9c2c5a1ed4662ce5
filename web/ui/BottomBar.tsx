import { type ReactNode, useEffect } from 'react'
import styles from './BottomBar.module.css'

/** A bar at the bottom of the window of a phone or tablet, at the end of its container. */
export function BottomBar({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { documentElement: page } = document
    page.toggleAttribute('data-bottom-bar', true)
    return () => void page.toggleAttribute('data-bottom-bar', false)
  }, [])
  return <div className={styles.bar}>{children}</div>
}
