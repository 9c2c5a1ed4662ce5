import { SITE } from '../../site/site.ts'
import styles from './Logo.module.css'

/** The brand's mark, a nosebag with a leaf on it, and its name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" className={styles.mark} aria-hidden="true">
        <path className={styles.strap} d="M11 17C11 8 15 3.5 20 3.5S29 8 29 17" />
        <path className={styles.bag} d="M6 15.5h28L32.2 29a8.5 8.5 0 0 1-8.4 7.5h-7.6A8.5 8.5 0 0 1 7.8 29L6 15.5Z" />
        <path className={styles.leaf} d="M14.5 30c-1.6-6.6 3.2-10.4 12-10.2.4 8-4.8 12.4-12 10.2Z" />
        <path className={styles.vein} d="M13.2 32.2c1.8-4 4.4-6.7 8-8.6" />
      </svg>
      <span className={styles.name}>{SITE.name}</span>
    </span>
  )
}
