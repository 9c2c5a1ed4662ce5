import { useRouter } from 'wouter'
import { useShopName } from '../../site/shop-context.ts'
import styles from './Logo.module.css'

/** The shop's icon and name. */
export function Logo() {
  const { base } = useRouter()
  return (
    <span className={styles.logo}>
      <img src={`${base}/favicon.svg`} alt="" width="40" height="40" className={styles.mark} />
      <span className={styles.name}>{useShopName()}</span>
    </span>
  )
}
