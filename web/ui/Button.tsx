import type { ComponentProps, MouseEvent } from 'react'
import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks, but keeps the focus. The spinner is not an element: browsers' translators move text beside elements. */
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
      {children}
    </button>
  )
}

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
}

/** The class names of buttons, for links styled as buttons too. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], className)
}
