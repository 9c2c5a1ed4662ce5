import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

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

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
}

/** The look that buttons share with links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], className)
}
