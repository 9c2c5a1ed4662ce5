import { useRouter } from 'wouter'
import { useSite } from '../../site/site.ts'
import styles from './Logo.module.css'

/** The site's icon and name. */
export function Logo() {
  const { base } = useRouter()
  return (
    <span className={styles.logo}>
      <img src={`${base}/favicon.svg`} alt="" width="40" height="40" className={styles.mark} />
      <span className={styles.name}>{useSite().name}</span>
    </span>
  )
}
