import { Link, type LinkProps } from './Link.tsx'

type ButtonLinkProps = Omit<LinkProps, 'variant'> & { variant?: 'primary' | 'secondary' | 'quiet' }

/** A link that looks like a button: it leads somewhere, it does nothing. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <Link {...rest} variant={variant} />
}
