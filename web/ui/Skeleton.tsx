import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = {
  shape?: 'text' | 'title' | 'square' | 'banner' | 'control'
  /** Lines of text. */
  lines?: number
  className?: string
}

/** A skeleton, hidden from screen readers: the parent announces that it loads. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.piece, styles[shape])} />
      ))}
    </span>
  )
}
