import { Link } from '../../ui/Link.tsx'
import { linePath } from './line-path.ts'
import type { CartLineFragment } from './cart.generated.ts'

type LineNameProps = {
  line: Pick<CartLineFragment, 'name' | 'sku' | 'product'>
  className?: string
  /** After a press on its link. */
  onClick?: () => void
}

/** The name of a line, as a link if the shop still has its page. */
export function LineName({ line, className, onClick }: LineNameProps) {
  const path = linePath(line)
  if (!path) return <span className={className}>{line.name}</span>
  return (
    <Link href={path} variant="plain" className={className} onClick={onClick}>
      {line.name}
    </Link>
  )
}
