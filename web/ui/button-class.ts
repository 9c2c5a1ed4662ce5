import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
}

/** The look that buttons share with links that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium' }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], styles[size], className)
}
