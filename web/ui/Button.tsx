import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import styles from './Button.module.css'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Something is under way: shows a spinner and ignores clicks, yet keeps the focus. */
    busy?: boolean
  }

export function Button({ variant, size, busy, className, onClick, type = 'button', children, ...rest }: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
    >
      {busy && <span className={styles.spinner} />}
      {children}
    </button>
  )
}
