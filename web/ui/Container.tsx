import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Container.module.css'

type ContainerProps = {
  /** `text`: a column that reads well; `page` (default): the shop's full width. */
  width?: 'page' | 'text'
  className?: string
  children: ReactNode
}

/** Centres content and keeps the page's side margins. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames(styles.container, width === 'text' && styles.text, className)}>{children}</div>
}
