import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefCallback,
  useCallback,
  useContext,
  useRef,
} from 'react'
import { useRouter } from 'wouter'
import { useTranslate } from '../i18n/messages-context.ts'
import { deviceInfo, savesData } from '../site/device.ts'
import { useSite } from '../site/site.ts'
import { useIsOpen, useNavigate } from '../use-address.ts'
import { buttonClass } from './Button.tsx'
import { classNames } from './class-names.ts'
import styles from './Link.module.css'
import { observeVisibility } from './observe-visibility.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/**
 * Preloads the target of a link: with `code` the screen's modules, with `all` also its data. `web/shell/navigation/preload.ts` implements it. Without
 * a provider nothing happens.
 */
export type PreloadRoute = (href: string, what: 'code' | 'all') => void

export const PreloadContext = createContext<PreloadRoute>(() => {})

/** How long a link stays in view on a phone or tablet before its target is preloaded, in ms. */
const PRELOAD_DELAY = 500

/** How long the pointer rests on a link before its target is preloaded, in ms. */
const HOVER_DELAY = 65

const ABSOLUTE = /^(?:https?:)?\/\//i

const SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** Images, fonts, video, audio, pdf, word, zip, excel. */
const FILE =
  /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp|eot|otf|ttf|woff2?|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm|wmv|aac|flac|m4a|mp3|oga|ogg|opus|wav|wma|pdf|docx?|dotx?|odt|rtf|zip|rar|7z|gz|csv|ods|xlsx?)(?:[?#]|$)/i

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** An address elsewhere, or a path below the base path with a leading slash. */
  href: string
  /** `primary` looks like a button, `related` is small, `click` looks like a control, `plain` inherits its look. */
  variant?: 'text' | 'click' | 'primary' | 'secondary' | 'quiet' | 'related' | 'plain'
  /** Size of a link that looks like a button. */
  size?: 'small' | 'medium' | 'large'
  /** Preloads the target on hover, focus or in view (default). */
  preload?: boolean
  /** Replaces the current entry in the history. */
  replace?: boolean
}

/** A link; its address decides whether it opens here, in a new tab, or as a full page load. */
export function Link({ href, variant = 'text', size, className, preload, replace, children, ...rest }: LinkProps) {
  const look =
    variant === 'primary' || variant === 'secondary' || variant === 'quiet'
      ? buttonClass({ variant, size }, className)
      : classNames(styles[variant], className)

  const { base } = useRouter()
  const { sisterHosts, family } = useSite()
  // Another site of this server may be below this site's path; the router cannot open it.
  const isNextDoor = family.some(({ url }) => url.length > base.length + 1 && (base + href).startsWith(url))

  switch (isNextDoor ? 'sister' : linkKind(href, sisterHosts)) {
    case 'external':
      return (
        <ExternalLink {...rest} href={href} className={look}>
          {children}
        </ExternalLink>
      )
    case 'sister':
    case 'plain':
      return (
        <a {...rest} href={isNextDoor ? base + href : href} className={look}>
          {children}
        </a>
      )
    case 'internal':
      return (
        <RouteLink {...rest} href={href} className={look} preload={preload} replace={replace}>
          {children}
        </RouteLink>
      )
  }
}

function ExternalLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const t = useTranslate()
  const { base } = useRouter()
  // A file of the shop itself lies below the base path too.
  const address = /^\/(?!\/)/.test(href) ? base + href : href
  return (
    <a {...rest} href={address} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
    </a>
  )
}

type RouteLinkProps = Omit<ComponentProps<'a'>, 'ref'> & { href: string; preload?: boolean; replace?: boolean }

function RouteLink({ href, className, preload = true, replace, onClick, onFocus, children, ...rest }: RouteLinkProps) {
  const { base } = useRouter()
  const navigate = useNavigate()
  const target = href.startsWith('/') ? href : `/${href}`
  const preloadRoute = useContext(PreloadContext)
  const preloading = useLinkPreload(preload ? target : undefined)
  const isActive = useIsOpen(target)

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || opensElsewhere(event) || isSamePlace(event.currentTarget)) return
    event.preventDefault()
    // Its request does not wait for the render.
    preloadRoute(target, 'all')
    navigate(target, { replace, transition: true })
  }
  return (
    <a
      aria-current={isActive ? 'page' : undefined}
      {...rest}
      {...preloading}
      href={base + target}
      className={classNames(className, isActive && styles.active)}
      onClick={follow}
      onFocus={(event) => {
        preloading.onFocus(event)
        onFocus?.(event)
      }}
    >
      {children}
    </a>
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0
}

/** A fragment of the current page: the browser scrolls and moves the focus by itself. */
function isSamePlace(link: HTMLAnchorElement): boolean {
  return link.hash !== '' && link.pathname === location.pathname && link.search === location.search
}

type LinkKind =
  /** Another site or a file: opens in a new tab. */
  | 'external'
  /** Another site of the group: same tab, full page load. */
  | 'sister'
  /** mailto:, tel:, or a fragment: handled by the browser. */
  | 'plain'
  /** A route of the shop. */
  | 'internal'

/** Returns the kind of an address. `sisterHosts` are those of `SISTER_HOSTS`: a host, with a port or a path if the site has one. */
export function linkKind(href: string, sisterHosts: readonly string[]): LinkKind {
  if (ABSOLUTE.test(href)) return sisterHosts.some((sister) => isBelow(sister, href)) ? 'sister' : 'external'
  if (SCHEME.test(href) || href.startsWith('#')) return 'plain'
  return FILE.test(href) ? 'external' : 'internal'
}

/** Whether an absolute address lies on a sister site or on one of its subdomains. */
function isBelow(sister: string, href: string): boolean {
  if (!URL.canParse(href, 'https://shop') || !URL.canParse(`https://${sister}`)) return false
  const target = new URL(href, 'https://shop')
  const site = new URL(`${target.protocol}//${sister}`)
  const isSameHost = target.hostname === site.hostname || target.hostname.endsWith(`.${site.hostname}`)
  const isSamePort = !site.port || target.port === site.port
  return isSameHost && isSamePort && `${target.pathname}/`.startsWith(site.pathname.replace(/\/?$/, '/'))
}

type LinkPreload = {
  ref: RefCallback<HTMLAnchorElement>
  onPointerEnter: (event: PointerEvent) => void
  onPointerDown: (event: PointerEvent) => void
  onPointerLeave: () => void
  onFocus: (event: FocusEvent) => void
}

/** Preloads on hover or focus; on phones and tablets in view for 500 ms; never with data saver. */
function useLinkPreload(href: string | undefined): LinkPreload {
  const preload = useContext(PreloadContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ref = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (!element || href === undefined || deviceInfo().type === 'desktop' || savesData()) return
      let delay: ReturnType<typeof setTimeout> | undefined
      const stop = observeVisibility(element, '0px', (visible) => {
        clearTimeout(delay)
        if (!visible) return
        delay = setTimeout(() => {
          stop()
          preload(href, 'code')
        }, PRELOAD_DELAY)
      })
      return () => {
        clearTimeout(delay)
        stop()
      }
    },
    [href, preload],
  )

  const start = (delay: number) => {
    if (href === undefined || savesData()) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => preload(href, 'all'), delay)
  }
  return {
    ref,
    onPointerEnter: (event) => {
      if (event.pointerType === 'mouse') start(HOVER_DELAY)
    },
    // A mouse button is pressed a tenth of a second before the click. A finger may scroll.
    onPointerDown: ({ pointerType, button }) => {
      if (pointerType === 'mouse' && button === 0) start(0)
    },
    onPointerLeave: () => clearTimeout(timer.current),
    // Focus by pointer is already a click.
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) start(HOVER_DELAY)
    },
  }
}

type ButtonLinkProps = Omit<LinkProps, 'variant'> & { variant?: 'primary' | 'secondary' | 'quiet' }

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <Link {...rest} variant={variant} />
}
