import { useRouter } from 'wouter'
import { useShopName } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './Logo.module.css'

/** Characters of a name that fit beside a phone's buttons. */
const SHORT = 12

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
      <span className={classNames(styles.name, name.length > SHORT && styles.long)}>{name}</span>
    </span>
  )
}
