import { useRouter } from 'wouter'
import { useShopName } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import styles from './Logo.module.css'

/** The shop's logo; without one its icon and name. */
export function Logo() {
  const { base } = useRouter()
  const name = useShopName()
  const { logo } = useSite()
  if (logo)
    return <img src={base + logo.path} alt={name} width={logo.width} height={logo.height} className={styles.picture} />
  return (
    <span className={styles.logo}>
      <img src={`${base}/favicon.svg`} alt="" width="40" height="40" className={styles.mark} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
